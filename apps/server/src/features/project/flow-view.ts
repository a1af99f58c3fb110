import { type Flow, type FlowView, flowViewOf } from '@lets/contract';
import type { RunState } from '@lets/engine';
import { knownRoles } from '../../runs/roles.ts';

/** Pure: the flow on the front page of a case, where nobody plays anything yet. */
export function flowOnFrontPage(flow: Flow, isStaff: boolean): FlowView {
  return flowViewOf(flow, { isStaff, isPartner: false, roleIds: [], sections: {} });
}

/** Pure: the flow inside a run. */
export function flowInRun(
  flow: Flow,
  state: RunState,
  {
    userId,
    isStaff,
    isPartner,
  }: { readonly userId: number; readonly isStaff: boolean; readonly isPartner: boolean },
): FlowView {
  const roleIds = knownRoles(flow, state, userId);
  const isOver = state.status === 'ended';
  return flowViewOf(flow, { isStaff, isPartner, roleIds, sections: state.sections, isOver });
}
