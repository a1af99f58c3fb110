import type { AsRole } from '../command.ts';
import type { EventOf } from '../event.ts';
import { markingAfter } from '../marking.ts';
import { holderOf, openSections } from '../queries.ts';
import type { Firing, RunState } from '../state.ts';

type Step = EventOf<'stepped_back'>['data'];

/**
 * Pure: stepping back out of an open section undoes the firing that opened it and every firing that consumed a token of
 * an undone one, be it a section's or one waiting at a join. What stays is closed under causes, so played in
 * order it is a run of its own: the marking it leads to is one that was reachable all along.
 *
 *     A → fork → S ─┐          Back out of S undoes (A→fork), and with it whatever T's side has done since;
 *              → T ─┴ join → U   back out of U undoes only the last arrival at the join: that section is open
 *                                again and its siblings' tokens wait at the join as before.
 *
 * Null when the section was opened by the start, for before that there is nothing.
 */
export function stepBack(state: RunState, nodeId: string): Step | null {
  const opening = state.firings.find(({ seq }) => seq === state.sections[nodeId]?.opened_seq);
  return opening ? undoing(state, opening) : null;
}

function undoing(state: RunState, opening: Firing): Step | null {
  if (opening.closes === null) return null;
  const undone = dependentsOf(state.firings, opening.seq);
  const openThen = markingAfter(state.firings.filter(({ seq }) => !undone.has(seq))).open;
  const openNow = new Set(openSections(state).map((section) => section.node_id));
  const isCleared = (id: string) => undone.has(state.sections[id]?.opened_seq ?? 0);
  const reopens = [...openThen].filter((id) => !openNow.has(id) || isCleared(id));
  return {
    firings: [...undone],
    closes: Object.keys(state.sections).filter(isCleared),
    reopens: [opening.closes, ...reopens.filter((id) => id !== opening.closes)],
  };
}

/** Pure: whether the last move was this person's own ending of the section in that role, of the kind that can be taken back. */
export function isOwnEnding(state: RunState, userId: number, { node_id, role_id }: AsRole): boolean {
  const last = state.firings.at(-1);
  const isTheirs = last?.undo?.role_id === role_id && holderOf(state, role_id) === userId;
  return isTheirs && last.closes === node_id;
}

/**
 * Pure: the undoing of the last move. Null when it is too late or any event has followed, even one that only others may
 * know. The end of the run is an event of its own, so the ending that led to it cannot be taken back.
 */
export function takingBack(state: RunState, at: number): Step | null {
  const last = state.firings.at(-1);
  if (!last?.undo || last.seq !== state.seq || at > last.undo.until) return null;
  return undoing(state, last);
}

/** The firing and all that depend on it, oldest first. */
function dependentsOf(firings: readonly Firing[], seq: number): ReadonlySet<number> {
  const undone = new Set([seq]);
  const producers = new Map<string, number>();
  for (const firing of firings) {
    const consumed = [...firing.unparks.map(tokenAtJoin), ...(firing.closes ? [tokenIn(firing.closes)] : [])];
    if (consumed.some((token) => undone.has(producers.get(token) ?? 0))) undone.add(firing.seq);
    for (const { node_id } of firing.opens) producers.set(tokenIn(node_id), firing.seq);
    for (const transition of firing.parks) producers.set(tokenAtJoin(transition), firing.seq);
  }
  return undone;
}

const tokenIn = (nodeId: string) => `section ${nodeId}`;
const tokenAtJoin = (transitionId: string) => `join ${transitionId}`;
