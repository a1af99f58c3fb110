import type { Side } from '@lets/contract';
import type { EventOf, EventType, RunEvent } from '@lets/engine';
import { isUntold } from '../../../../domain/run/record-lines.ts';

/** One line of the record. */
export type RecordEntry =
  | {
      readonly kind: 'speech';
      readonly seq: number;
      readonly event: EventOf<'spoke'> | EventOf<'spoke_in_meeting'>;
    }
  | { readonly kind: 'mentor'; readonly seq: number; readonly event: RunEvent }
  | { readonly kind: 'event'; readonly seq: number; readonly event: RunEvent }
  | { readonly kind: 'section'; readonly seq: number; readonly nodeIds: readonly string[] }
  /** What follows came while the record was out of sight. */
  | { readonly kind: 'new'; readonly seq: number };

/** A wish is told by its card while it stands; the record tells the answer. */
const TOLD_BY_CARDS: ReadonlySet<EventType> = new Set<EventType>([
  'requested',
  'request_withdrawn',
  'meeting_asked',
  'meeting_passed_on',
]);

const MENTORS: ReadonlySet<EventType> = new Set<EventType>(['guided', 'controlled', 'help_asked']);

const known = new WeakMap<RunEvent, readonly RecordEntry[]>();

/** The lines that an event gives, remembered so that a list of thousands compares equal. Pure. */
function entriesOf(event: RunEvent): readonly RecordEntry[] {
  const found = known.get(event);
  if (found) return found;
  const made = [...tell(event), ...openings(event)];
  known.set(event, made);
  return made;
}

function tell(event: RunEvent): RecordEntry[] {
  const { seq } = event;
  if (isUntold(event) || TOLD_BY_CARDS.has(event.type)) return [];
  if (event.type === 'spoke' || event.type === 'spoke_in_meeting') return [{ kind: 'speech', seq, event }];
  return [{ kind: MENTORS.has(event.type) || event.by_staff ? 'mentor' : 'event', seq, event }];
}

function openings(event: RunEvent): RecordEntry[] {
  const nodeIds =
    event.type === 'started' || event.type === 'section_ended' || event.type === 'restarted'
      ? event.data.firing.opens.map(({ node_id }) => node_id)
      : event.type === 'stepped_back'
        ? event.data.reopens
        : [];
  return nodeIds.length > 0 ? [{ kind: 'section', seq: event.seq, nodeIds }] : [];
}

/** The record without what a restart or a step back has cleared; those lines stay with the mentor. Pure. */
export function uncleared(record: readonly RunEvent[]): readonly RunEvent[] {
  let kept: RunEvent[] = [];
  for (const event of record) {
    if (event.type === 'restarted') kept = [];
    else if (event.type === 'stepped_back') {
      const since = Math.min(...event.data.firings);
      const closed = new Set(event.data.closes);
      kept = kept.filter(({ seq, node_id }) => seq <= since || node_id === null || !closed.has(node_id));
    }
    kept.push(event);
  }
  return kept;
}

export interface RecordFilter {
  readonly side: Side | null;
  readonly words: string;
}

export interface RecordReader {
  readonly sideOf: (roleId: string | null) => Side | null;
  /** What the line says, for searching in it. */
  readonly textOf: (entry: RecordEntry) => string;
}

/** The lines of a record that a filter leaves. Pure. */
export function listEntries(
  record: readonly RunEvent[],
  filter: RecordFilter,
  reader: RecordReader,
): readonly RecordEntry[] {
  const all = record.flatMap(entriesOf);
  const words = filter.words.trim().toLowerCase();
  if (!filter.side && !words) return all;
  return all.filter((entry) => {
    if (filter.side && (!('event' in entry) || reader.sideOf(entry.event.role_id) !== filter.side))
      return false;
    return !words || reader.textOf(entry).toLowerCase().includes(words);
  });
}

const CHUNK = 64;

export interface RecordChunk {
  readonly key: number;
  readonly entries: readonly RecordEntry[];
}

/** Lines in packets by their number, so that the packets stay the same while the record grows at either end. Pure. */
export function inChunks(entries: readonly RecordEntry[]): readonly RecordChunk[] {
  const chunks = new Map<number, RecordEntry[]>();
  for (const entry of entries) {
    const key = Math.floor(entry.seq / CHUNK);
    const chunk = chunks.get(key);
    if (chunk) chunk.push(entry);
    else chunks.set(key, [entry]);
  }
  return [...chunks].map(([key, list]) => ({ key, entries: list }));
}
