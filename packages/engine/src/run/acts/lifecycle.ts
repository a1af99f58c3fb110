import { TEXT_LIMITS } from '../limits.ts';
import { holderOf } from '../queries.ts';
import type { Acts } from './act.ts';
import {
  authorisePresent,
  authoriseProcessOrLeader,
  banFault,
  isActorLeader,
  notRunningFault,
} from './authority.ts';
import { fireStart } from './firing.ts';
import type { Rule, Situation } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import { requiredText } from './texts.ts';
import { ANY, asHost, asRole, isLeader, isStaff, movesOrLeads } from './viewpoint.ts';

/** Every role must be held by a member; a member may hold several, and with more members than roles some hold none. */
const start: Rule<'start'> = (situation) => {
  const { state } = situation;
  if (state.status === 'ended') return refuse('ended_cannot_restart');
  if (!isActorLeader(situation)) return refuse('not_leader');
  if (state.status === 'in_progress') return refuse('already_done');
  const fault = banFault(situation);
  if (fault) return fault;
  const holders = assignedHolders(situation);
  if (!holders) return refuse('roles_not_all_assigned');
  const data = {
    leader_id: state.leader_id,
    member_ids: state.member_ids,
    holders,
    firing: fireStart(situation),
  };
  return accept(draft({ node_id: null, role_id: null }, { type: 'started', data }));
};

function assignedHolders({ index, state }: Situation): Readonly<Record<string, number>> | null {
  const holders: Record<string, number> = {};
  for (const { id } of index.flow.roles) {
    const holder = holderOf(state, id);
    if (holder === undefined || !state.member_ids.includes(holder)) return null;
    holders[id] = holder;
  }
  return holders;
}

const restart: Rule<'restart'> = (situation, command) => {
  if (situation.state.status === 'ended') return refuse('ended_cannot_restart');
  const authority = authoriseProcessOrLeader(situation, command, 'restart');
  if (!authority.ok) return authority;
  const data = { path_id: situation.state.path_id + 1, firing: fireStart(situation) };
  return accept(draft(authority.value, { type: 'restarted', data }));
};

/** Early termination: withdrawal, settlement. */
const terminate: Rule<'terminate'> = (situation, command) => {
  const authority = authorisePresent(situation, command);
  if (!authority.ok) return authority;
  if (!authority.value.assignment.can_terminate) return refuse('not_authorised_here');
  const reason = requiredText(command.reason, TEXT_LIMITS.reason, 'reason');
  if (!reason.ok) return reason;
  const data = { how: 'terminated', reason: reason.value } as const;
  return accept(draft(command, { type: 'experiment_ended', data }));
};

/** Staff end a run wherever it stands. */
const stop: Rule<'stop'> = (situation, command) => {
  if (!situation.context.actor.is_staff) return refuse('no_authority');
  const fault = notRunningFault(situation);
  if (fault) return fault;
  const reason = requiredText(command.reason, TEXT_LIMITS.reason, 'reason');
  if (!reason.ok) return reason;
  const place = { node_id: null, role_id: null, by_staff: true };
  const data = { how: 'terminated', reason: reason.value } as const;
  return accept(draft(place, { type: 'experiment_ended', data }));
};

export const lifecycleActs = {
  start: { judge: start, isTheirs: isLeader, tries: () => [{ type: 'start' }] },
  restart: {
    judge: restart,
    isTheirs: movesOrLeads('restart'),
    tries: (from) => [{ type: 'restart', ...asHost(from) }],
  },
  terminate: {
    judge: terminate,
    isTheirs: ({ assignment }) => assignment?.can_terminate === true,
    tries: (from) => [{ type: 'terminate', ...asRole(from), reason: ANY }],
  },
  stop: { judge: stop, isTheirs: isStaff, tries: () => [{ type: 'stop', reason: ANY }] },
} satisfies Acts<'start' | 'restart' | 'terminate' | 'stop'>;
