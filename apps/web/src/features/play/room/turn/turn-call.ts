import { readTurnCall, writeTurnCall } from '../../../../lib/storage.ts';
import { createStore } from '../../../../lib/store.ts';
import type { Turn } from './whose-turn.ts';

/** Whether the person at this screen wants to be called; null before they were asked. */
export const turnCall = createStore<boolean | null>(readTurnCall());

export function setTurnCall(isWanted: boolean): void {
  writeTurnCall(isWanted);
  turnCall.set(() => isWanted);
}

/** What names one turn: the same until it is another person's, or another thing waits. A hearing that its host leads stays one turn. Pure. */
export function keyOfTurn(turn: Turn | null): string | null {
  if (!turn) return null;
  const { kind, node_id, since, item } = turn.due;
  if (turn.line !== null) return `line ${node_id} ${turn.line}`;
  return kind === 'end' ? `${kind} ${node_id}` : `${kind} ${node_id} ${since} ${item?.id ?? ''}`;
}

export interface Call {
  /** Stands before the title of the tab. */
  readonly badge: boolean;
  /** A sound and a notice on the desktop, once. */
  readonly sound: boolean;
}

/** How someone is called to their turn: not at all while they look at the page. Pure. */
export function callFor(
  before: string | null,
  now: string | null,
  { isVisible, isWanted }: { readonly isVisible: boolean; readonly isWanted: boolean | null },
): Call {
  const isAway = now !== null && !isVisible;
  return { badge: isAway, sound: isAway && isWanted === true && now !== before };
}
