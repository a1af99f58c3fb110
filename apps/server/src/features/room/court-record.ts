import { createHash } from 'node:crypto';
import { courtOf, type RunEvent, type SectionState, standingCorrection } from '@lets/engine';
import type { Reader } from '../../db/reader.ts';
import { recordSignatures, speechesSince } from './event-repository.ts';

/** A speech as the log keeps it. */
export interface SpokenLine {
  readonly seq: number;
  readonly at: number;
  readonly role_id: string;
  readonly actor_id: number;
  readonly text: string;
  readonly file_id: string | null;
}

/**
 * What was said to the room in a visit of a section, in order. A later visit that was stepped back out of has its speeches in
 * the log after this one began, and they are not this hearing's.
 */
export async function speechesOf(reader: Reader, eid: number, section: SectionState): Promise<SpokenLine[]> {
  return withoutUndone(await speechesSince(reader, eid, section));
}

/** How each signature of a section's record was given: by role and time. The state keeps only that it was. */
export async function signatureImages(
  reader: Reader,
  eid: number,
  section: SectionState,
): Promise<ReadonlyMap<string, string>> {
  const rows = await recordSignatures(reader, eid, section);
  return new Map(rows.map(({ role_id, at, image }) => [signatureKey(role_id ?? '', at), image]));
}

export function signatureKey(roleId: string, at: number): string {
  return `${roleId} ${at}`;
}

function withoutUndone(events: readonly RunEvent[]): SpokenLine[] {
  let lines: SpokenLine[] = [];
  const reopenings: number[] = [];
  for (const event of events) {
    if (event.type === 'section_ended') reopenings.push(event.data.firing.seq);
    else if (event.type === 'stepped_back') {
      const undone = reopenings.find((seq) => event.data.firings.includes(seq));
      if (undone !== undefined) lines = lines.filter(({ seq }) => seq < undone);
    } else if (event.type === 'spoke' && event.role_id !== null && event.actor_id !== null) {
      const { seq, at, role_id, actor_id, data } = event;
      lines.push({ seq, at, role_id, actor_id, text: data.text, file_id: data.file_id });
    }
  }
  return lines;
}

/** SHA-256 of the record as it reads, hexadecimal: a corrected line in its corrected words. `accepting` is about to be one. */
export function recordHash(
  section: SectionState,
  lines: readonly SpokenLine[],
  accepting?: { readonly line: number; readonly text: string },
): string {
  const { record } = courtOf(section);
  const read = lines.map(({ seq, at, role_id, text, file_id }) => {
    const corrected = accepting?.line === seq ? accepting : record && standingCorrection(record, seq);
    return [seq, at, role_id, corrected?.text ?? text, file_id];
  });
  const whole = JSON.stringify({ section: section.node_id, visit: section.opened_seq, lines: read });
  return createHash('sha256').update(whole).digest('hex');
}
