import type { DisplayItem } from '@lets/engine';

/** What a player does next: small enough that `perform.ts` makes one or two calls of each. */
export type Act =
  | { do: 'speak'; node: string; role: string; text: string; meeting?: number }
  | { do: 'ask'; node: string; role: string; about: 'speech'; text: string }
  | { do: 'ask_to_show'; node: string; role: string; item: DisplayItem }
  | { do: 'show'; node: string; role: string; item: DisplayItem }
  | { do: 'ask_to_submit'; node: string; role: string; document: string; name: string }
  | { do: 'submit'; node: string; role: string; document: string }
  | { do: 'answer'; node: string; role: string | null; request: number; agree: boolean }
  | { do: 'call_in'; node: string; role: string | null; target: string }
  | { do: 'draft'; node: string; role: string; template: string }
  | { do: 'write'; node: string; role: string }
  | { do: 'ask_signatures'; node: string; role: string; document: string; again: readonly string[] }
  | { do: 'revise'; node: string; role: string; document: string }
  | { do: 'sign'; node: string; role: string; document: string; hash: string; agree: boolean }
  | { do: 'ask_meeting'; node: string; role: string; target: string }
  | { do: 'answer_meeting'; node: string; role: string; meeting: number; agree: boolean }
  | { do: 'close_meeting'; node: string; role: string; meeting: number }
  | { do: 'close_record'; node: string; role: string | null }
  | { do: 'sign_record'; node: string; role: string; hash: string; agree: boolean }
  | { do: 'answer_correction'; node: string; role: string | null; correction: number }
  | { do: 'vote'; node: string; role: string; option: string }
  | { do: 'end_vote'; node: string; role: string | null }
  | { do: 'remind'; node: string; role: string; visit: number; whom: string }
  | { do: 'jump'; node: string; role: string }
  | { do: 'hand_over'; role: string; to: number }
  | { do: 'agree_hand_over'; ask: number }
  | { do: 'announce'; node: string; role: string; visit: number }
  | { do: 'end'; node: string; role: string }
  | { do: 'write_experience' };

/** Pure: what is done in one breath with what was said before it, so that nobody speaks in between. */
export function isAtOnce({ do: what }: Act): boolean {
  return what === 'show' || what === 'ask_to_show';
}

/** Pure: one opening of a section. */
export function visitKey(nodeId: string, visit: number): string {
  return `${nodeId} ${visit}`;
}

/** Pure: of what someone is reminded: a person's part in one visit of a section. */
export function reminderKey({
  node,
  visit,
  whom,
}: Omit<Extract<Act, { do: 'remind' }>, 'do' | 'role'>): string {
  return `${node} ${visit} ${whom}`;
}
