import type { RunEvent } from '@lets/engine';
import type { RecordEntry } from './record-entries.ts';

/** How far the record has been read: up to `from` when it was last left; `to` is where it stood on coming back, null while away. */
export interface Unread {
  readonly from: number;
  readonly to: number | null;
}

/** The record is in sight from now on, or out of it. What was there on entering the room is not new. Pure. */
export function readingAt(before: Unread | undefined, seq: number, isReading: boolean): Unread {
  if (!before) return { from: seq, to: isReading ? seq : null };
  if (isReading) return before.to === null ? { ...before, to: seq } : before;
  return before.to === null ? before : { from: seq, to: null };
}

/** How much was said by others since the record was left. Pure. */
export function countUnread(record: readonly RunEvent[], unread: Unread | undefined, userId: number): number {
  if (!unread || unread.to !== null) return 0;
  return record.filter(
    ({ seq, type, actor_id }) =>
      seq > unread.from && actor_id !== userId && (type === 'spoke' || type === 'spoke_in_meeting'),
  ).length;
}

/** A mark before what came while the record was out of sight. Pure. */
export function withNewMark(entries: readonly RecordEntry[], unread: Unread | undefined) {
  if (!unread) return entries;
  const { from, to } = unread;
  const at = entries.findIndex(({ seq }) => seq > from);
  const first = entries[at];
  if (to === null || at <= 0 || !first || first.seq > to) return entries;
  return [...entries.slice(0, at), { kind: 'new', seq: first.seq } as const, ...entries.slice(at)];
}
