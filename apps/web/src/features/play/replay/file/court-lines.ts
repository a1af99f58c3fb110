import type { RecordSigner, UserBrief } from '@lets/contract';
import {
  type Correction,
  type CourtRecord,
  checkOf,
  courtOf,
  type EventOf,
  holderOf,
  type RecordCheck,
  type RunEvent,
  type RunState,
  type SectionState,
  standingCorrection,
} from '@lets/engine';

/** A speech of a hearing's record as it stood, with the corrections asked for by then. */
export interface CourtLine {
  readonly event: EventOf<'spoke'>;
  /** What stood in its place. */
  readonly corrected: string | null;
  readonly corrections: readonly Correction[];
}

/** Pure: the record of a visit after the first `index` events: what it was closed with, else all that had been said. */
export function courtLines(
  events: readonly RunEvent[],
  index: number,
  section: SectionState,
): readonly CourtLine[] {
  const { record } = courtOf(section);
  const until = section.closed_at ?? Number.POSITIVE_INFINITY;
  return events.slice(0, index).flatMap((event) => {
    if (event.type !== 'spoke' || event.node_id !== section.node_id) return [];
    const isHeld = record
      ? record.lines.includes(event.seq)
      : event.seq > section.opened_seq && event.at <= until;
    if (!isHeld) return [];
    const corrections = record?.corrections.filter(({ line }) => line === event.seq) ?? [];
    const corrected = (record && standingCorrection(record, event.seq)?.text) ?? null;
    return [{ event, corrected, corrections }];
  });
}

/** Pure: who had signed or refused by then, who was still to; and what had been said to an earlier text. */
export function signersAt(
  events: readonly RunEvent[],
  state: RunState,
  record: CourtRecord,
  user: (id: number | null) => UserBrief | undefined,
): { readonly signers: readonly RecordSigner[]; readonly earlier: readonly RecordSigner[] } {
  const checked = (check: RecordCheck): RecordSigner => ({
    role_id: check.role_id,
    user: user(check.user_id) ?? null,
    status: check.decision,
    reason: check.reason,
    at: check.at,
    image: imageOf(events, check),
  });
  const signers = record.signers.map((role_id): RecordSigner => {
    const check = checkOf(record, role_id);
    if (check) return checked(check);
    const holder = user(holderOf(state, role_id) ?? null) ?? null;
    return { role_id, user: holder, status: 'waiting', reason: null, at: null, image: null };
  });
  const earlier = record.checks.filter((check) => checkOf(record, check.role_id) !== check).map(checked);
  return { signers, earlier };
}

function imageOf(events: readonly RunEvent[], { role_id, at }: RecordCheck): string | null {
  const signed = events.find(
    (event) => event.type === 'record_signed' && event.role_id === role_id && event.at === at,
  );
  return signed?.type === 'record_signed' ? (signed.data.image ?? null) : null;
}
