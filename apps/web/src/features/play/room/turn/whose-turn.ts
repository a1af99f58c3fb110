import {
  askedByEveryOption,
  type Condition,
  type Due,
  dueIn,
  openSections,
  type Turn as Told,
  turnOf,
} from '@lets/engine';
import { type DueDetail, type DueWording, dueSentence } from '../../../../domain/run/due-words.ts';
import { awaitedSpeaker, type Seen } from './awaited-role.ts';

/** What is told about a section, in the room as in its path. */
export interface Turn extends Told {
  /** In which of my roles practice partners wait for my line, where nothing else of mine holds anybody up. */
  readonly line: string | null;
}

/** Whose turn it is in a section; null where it is not open. Pure. */
export function turnIn(seen: Seen, nodeId: string): Turn | null {
  const { detail, state, me } = seen;
  const dues = dueIn(detail.flow, state, nodeId, askedIn(seen, nodeId));
  const turn = turnOf(dues, me.isStaff ? null : me.userId);
  if (!turn) return null;
  // That I may end the section can wait until my line is said.
  const canWait = !turn.isMine || turn.due.kind === 'end';
  const line = canWait ? awaitedSpeaker(seen, nodeId) : null;
  return line === null ? { ...turn, line } : { ...turn, line, isMine: true, alsoMine: 0 };
}

/** What the options of a section are known to ask for: to staff by the flow, to a player by a refusal in this visit. */
function askedIn({ detail, state, me, asked }: Seen, nodeId: string): readonly Condition[] {
  if (me.isStaff) return askedByEveryOption(detail.flow, state, nodeId);
  const isHere = asked?.nodeId === nodeId && asked.visit === state.sections[nodeId]?.opened_seq;
  return isHere ? asked.conditions : [];
}

/** What waits for me in any open section, the longest open first. Pure. */
export function myTurn(seen: Seen): Turn | null {
  for (const { node_id } of openSections(seen.state)) {
    const turn = turnIn(seen, node_id);
    if (turn?.isMine) return turn;
  }
  return null;
}

/** What keeps one thing that is waited for apart from the next of its kind. Pure. */
export function keyOf({ kind, condition }: Due): string {
  return JSON.stringify([kind, condition]);
}

/** The sentence that tells it, for the person who reads it. Pure. */
export function turnSentence({ due, isMine, line }: Turn, wording: DueWording, detail?: DueDetail): string {
  if (line !== null) return wording.t('line_mine', { role: wording.names.roleName(line) });
  return dueSentence(due, isMine, wording, detail);
}

/** In which of my roles I do it. Pure. */
export function roleFor({ by }: Due, userId: number): string | null {
  return by.find(({ user_id }) => user_id === userId)?.role_id ?? null;
}
