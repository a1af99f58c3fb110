import type { Flow } from '@lets/contract';
import { type Command, type RunState, seatRoles } from '@lets/engine';
import type { GroupChange } from './regroup-plan.ts';

/**
 * Pure: what staff do to a run that has begun, so that its group is as it is to be: newcomers are let in, roles change hands, and those
 * without a role and the lead leave. A role of someone who leaves goes to a member who stays: a run never has one without a player.
 */
export function commandsFor(
  state: RunState,
  flow: Flow,
  { joined, gone, leader, roles }: Pick<GroupChange, 'joined' | 'gone' | 'leader' | 'roles'>,
  automatic: ReadonlySet<number>,
): Command[] {
  const admitted = joined.filter((id) => !state.member_ids.includes(id));
  const leaving = gone.filter((id) => state.member_ids.includes(id));
  const heirs = state.member_ids.filter((id) => !leaving.includes(id) && !automatic.has(id));
  const kept = Object.entries(state.holders).filter(([, holder]) => !leaving.includes(holder));
  const holders = seatRoles(flow, heirs, { ...Object.fromEntries(kept), ...roles });
  return [
    ...admitted.map((user_id): Command => ({ type: 'admit', user_id })),
    ...flow.roles.flatMap(({ id }): Command[] => {
      const to_user = holders[id];
      if (to_user === undefined || to_user === state.holders[id]) return [];
      return [{ type: 'hand_over', target_role: id, to_user }];
    }),
    ...(leader !== null && leaving.includes(state.leader_id)
      ? [{ type: 'hand_over_lead', to_user: leader } as const]
      : []),
    ...leaving.map((user_id): Command => ({ type: 'take_out', user_id })),
  ];
}
