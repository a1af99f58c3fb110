import type { Acts } from './act.ts';
import { authoriseProcessOrLeader, notRunningFault } from './authority.ts';
import type { Rule } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import { isOwnEnding, stepBack, takingBack } from './undo.ts';
import { asHost, asRole, movesOrLeads } from './viewpoint.ts';

const back: Rule<'back'> = (situation, command) => {
  const authority = authoriseProcessOrLeader(situation, command, 'back');
  if (!authority.ok) return authority;
  const step = stepBack(situation.state, command.node_id);
  if (!step) return refuse('no_previous_section');
  return accept(draft(authority.value, { type: 'stepped_back', data: step }));
};

/** Undoes one's own ending of a section shortly after; this needs no right to step back. */
const takeBack: Rule<'take_back'> = (situation, command) => {
  const fault = notRunningFault(situation);
  if (fault) return fault;
  const { state, context } = situation;
  if (!isOwnEnding(state, context.actor.user_id, command)) return refuse('not_authorised_here');
  const step = takingBack(state, context.at);
  if (!step) return refuse('changed_meanwhile');
  return accept(draft(command, { type: 'stepped_back', data: step }));
};

export const stepBackActs = {
  back: { judge: back, isTheirs: movesOrLeads('back'), tries: (from) => [{ type: 'back', ...asHost(from) }] },
  take_back: {
    judge: takeBack,
    isTheirs: (from) => isOwnEnding(from.state, from.user_id, asRole(from)),
    tries: (from) => [{ type: 'take_back', ...asRole(from) }],
  },
} satisfies Acts<'back' | 'take_back'>;
