import { FlowId, Id } from '@lets/contract';
import { rulingOn } from '@lets/engine';
import { z } from 'zod';
import type { OpenRun } from '../runs/access.ts';
import { roomOfMember, roomOfRun } from './live-server.ts';

export const TypingInput = z.object({
  eid: Id,
  node_id: FlowId,
  role_id: FlowId,
  meeting_id: Id.nullable(),
});
export type TypingInput = z.output<typeof TypingInput>;

/** What comes faster is dropped: a page says it every few seconds. */
const TELL_EVERY_MS = 1000;
/** Beyond so many, those whose second is over are forgotten. */
const REMEMBERED = 1000;

/** When who was last told to be typing: of one person, over all their lines to this process. */
export class TypingPace {
  readonly #last = new Map<number, number>();

  /** Whether this person may be told about now; from here on they count as told. */
  take(userId: number, now: number): boolean {
    const last = this.#last.get(userId);
    if (last !== undefined && now - last < TELL_EVERY_MS) return false;
    this.#last.set(userId, now);
    if (this.#last.size > REMEMBERED) this.#forget(now);
    return true;
  }

  #forget(now: number): void {
    for (const [id, at] of this.#last) if (now - at >= TELL_EVERY_MS) this.#last.delete(id);
  }
}

/** Pure: the rooms that would hear what is being written, if it might be said now; of a private talk its two members alone. */
export function roomsOfTyping(
  { run, flow, relation }: OpenRun,
  { eid, node_id, role_id, meeting_id }: TypingInput,
  { userId, at }: { readonly userId: number; readonly at: number },
): readonly string[] {
  const speech = { type: 'speak', node_id, role_id, meeting_id, text: '…', file_id: null } as const;
  const actor = { user_id: userId, is_staff: relation.isStaff };
  const ruling = rulingOn(flow, run.state, speech, { actor, at });
  const [said] = ruling.ok ? ruling.value : [];
  if (!said) return [];
  return said.audience?.user_ids.map((id) => roomOfMember(eid, id)) ?? [roomOfRun(eid)];
}
