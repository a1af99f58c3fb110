import type { Flow } from '@lets/contract';
import { type Command, conflictsInCast, type RunState, seatRoles } from '@lets/engine';
import type { GroupChange } from './regroup-plan.ts';

/**
 * Pure: what staff do to a run that has begun, so that its group is as it is to be: newcomers are let in, roles change hands, and those
 * without a role and the lead leave. A role of someone who leaves goes to a member who stays: a run never has one without a player.
 */
export function commandsFor(
  state: RunState,
  flow: Flow,
  { joined, gone, leader, roles }: Pick<GroupChange, 'joined' | 'gone' | 'leader' | 'roles'>,
  { automatic, reason }: { readonly automatic: ReadonlySet<number>; readonly reason: string },
): Command[] {
  const admitted = joined.filter((id) => !state.member_ids.includes(id));
  const leaving = gone.filter((id) => state.member_ids.includes(id));
  const heirs = state.member_ids.filter((id) => !leaving.includes(id) && !automatic.has(id));
  const kept = Object.entries(state.holders).filter(([, holder]) => !leaving.includes(holder));
  const fixed = { ...Object.fromEntries(kept), ...roles };
  const holders = seatRoles(flow, heirs, fixed);
  const doubling = new Set(conflictsInCast(flow, holders).map(({ user_id }) => user_id));
  const give = (role: string): Command[] => {
    const to_user = holders[role];
    if (to_user === undefined || to_user === state.holders[role]) return [];
    const given = { type: 'hand_over', target_role: role, to_user } as const;
    // Nobody is left who may hold it: better an exception than a role without a player. What the teacher chose is judged as it is.
    const isException = doubling.has(to_user) && !Object.hasOwn(roles, role);
    return [isException ? { ...given, exception: true, reason } : given];
  };
  const inherited = flow.roles.map(({ id }) => id).filter((id) => !Object.hasOwn(roles, id));
  return [
    ...admitted.map((user_id): Command => ({ type: 'admit', user_id })),
    ...Object.keys(roles).flatMap(give),
    ...inherited.flatMap(give),
    ...(leader !== null && leaving.includes(state.leader_id)
      ? [{ type: 'hand_over_lead', to_user: leader } as const]
      : []),
    ...leaving.map((user_id): Command => ({ type: 'take_out', user_id })),
  ];
}
