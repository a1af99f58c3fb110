import type { FlowRole, Side } from '@lets/contract';

type Roles = readonly Pick<FlowRole, 'type'>[];

/** Pure: a flow with a prosecutor has prosecution and defence where others have two parties. */
export function isProsecution(roles: Roles): boolean {
  return roles.some(({ type }) => type === 'prosecutor');
}

/** Pure: the key of what a side is called in such a flow. */
export function sideKey(roles: Roles, side: Side): `common:side.${Side}` | `common:side_criminal.${Side}` {
  return isProsecution(roles) ? `common:side_criminal.${side}` : `common:side.${side}`;
}
