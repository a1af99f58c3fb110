import type { RunState } from '../state.ts';
import type { Acts } from './act.ts';
import { notRunningFault } from './authority.ts';
import type { Rule } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import { isStaff } from './viewpoint.ts';

const BY_STAFF = { node_id: null, role_id: null, by_staff: true };

/** Staff let somebody into a run that has begun. They observe until they are given a role. */
const admit: Rule<'admit'> = (situation, { user_id }) => {
  const { state, context } = situation;
  if (!context.actor.is_staff) return refuse('no_authority');
  const fault = notRunningFault(situation);
  if (fault) return fault;
  if (!Number.isSafeInteger(user_id) || user_id === context.actor.user_id)
    return refuse('bad_parameter', 'user_id');
  if (state.member_ids.includes(user_id)) return refuse('already_done');
  return accept(draft(BY_STAFF, { type: 'member_admitted', data: { user_id } }));
};

/** Staff take a member out who neither leads nor plays: a run never has a role without a player. */
const takeOut: Rule<'take_out'> = (situation, { user_id }) => {
  const { state, context } = situation;
  if (!context.actor.is_staff) return refuse('no_authority');
  const fault = notRunningFault(situation);
  if (fault) return fault;
  if (!state.member_ids.includes(user_id)) return refuse('already_done');
  if (isNeeded(state, user_id)) return refuse('bad_parameter', 'user_id');
  return accept(draft(BY_STAFF, { type: 'member_taken_out', data: { user_id } }));
};

function isNeeded({ leader_id, holders }: RunState, userId: number): boolean {
  return leader_id === userId || Object.values(holders).includes(userId);
}

export const membershipActs = {
  /** Anybody who is no member: nobody has this id. */
  admit: { judge: admit, isTheirs: isStaff, tries: () => [{ type: 'admit', user_id: 0 }] },
  take_out: {
    judge: takeOut,
    isTheirs: isStaff,
    tries: ({ state }) =>
      state.member_ids
        .filter((user) => !isNeeded(state, user))
        .map((user_id) => ({ type: 'take_out', user_id })),
  },
} satisfies Acts<'admit' | 'take_out'>;
