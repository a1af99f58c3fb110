import type { BoardRow, StuckReason } from '@lets/contract';
import type { Asked } from './asked.ts';
import { studentsOf } from './use-board.ts';

/** What would help a stuck team: a sentence, the acts that carry it out, the likeliest first, and words for the guidance. */
export interface Advice {
  readonly key: AdviceKey;
  readonly acts: readonly AdvisedAct[];
}

export type AdvisedAct = 'nudge' | Asked['act'];

/** A reason's own advice; or what is to be done first while whoever is waited for cannot be reached. */
export type AdviceKey = StuckReason['reason'] | 'away' | 'leader_away' | 'nobody_here' | 'idle_all';

/** Pure: what fits a reason, as the team now stands. A reminder is offered only where it reaches somebody. */
export function adviceFor(stuck: StuckReason, row: BoardRow): Advice {
  const { reason } = stuck;
  if (reason === 'help') return { key: 'help', acts: ['guide'] };
  if (studentsOf(row).present === 0) return { key: 'nobody_here', acts: ['guide', 'move_on'] };
  if (reason === 'step_in') return { key: 'step_in', acts: ['move_on', 'guide'] };
  if (reason === 'wrong_tries') return { key: 'wrong_tries', acts: ['guide', 'move_on'] };
  if (reason === 'missing') return whoeverIsAway(stuck, 'missing');
  // Several may still vote while one of them is away.
  if (reason === 'votes') return { key: 'votes', acts: ['nudge', 'end_vote', 'guide'] };
  if (reason === 'idle' && stuck.user === null) return { key: 'idle_all', acts: ['guide', 'move_on'] };
  if (isAway(stuck, row)) return whoeverIsAway(stuck, 'away');
  return { key: reason, acts: REMEDIES[reason] };
}

const REMEDIES: Readonly<
  Record<
    Exclude<StuckReason['reason'], 'help' | 'step_in' | 'wrong_tries' | 'missing' | 'votes'>,
    readonly AdvisedAct[]
  >
> = {
  request: ['nudge', 'guide'],
  condition: ['nudge', 'guide', 'move_on'],
  unsigned: ['nudge', 'guide'],
  document: ['nudge', 'guide'],
  idle: ['nudge', 'guide', 'move_on'],
};

/** Only a role can be handed over here; the lead is the team's own. */
function whoeverIsAway({ role_id }: StuckReason, key: 'missing' | 'away'): Advice {
  return role_id === null
    ? { key: 'leader_away', acts: ['guide', 'move_on'] }
    : { key, acts: ['hand_over', 'guide'] };
}

function isAway({ user }: StuckReason, { present }: BoardRow): boolean {
  return user !== null && !user.automatic && !present.includes(user.id);
}

/** Pure: the reasons worth telling, the weightiest first: that nothing happens goes without saying where it is known why. */
export function toldReasons({ stuck }: BoardRow): readonly StuckReason[] {
  const known = stuck.filter(({ reason }) => reason !== 'idle');
  return known.length > 0 ? known : stuck;
}
