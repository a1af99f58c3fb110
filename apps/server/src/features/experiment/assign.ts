import type { Flow } from '@lets/contract';
import { conflictOf, fewestPeople, type RunState, rolesOfUser } from '@lets/engine';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { orRefuse, refuse } from '../../http/errors.ts';
import { lockRun, type Run } from '../../runs/access.ts';
import { refusalOfPartner } from '../../runs/leading.ts';
import { mayAssign, mayHandOverLead } from '../../runs/policy.ts';
import { keepTask } from '../../runs/run-repository.ts';
import { auditStaff } from './auditing.ts';

/** Gives the lead of a waiting run to a member. Null when the run has begun: then it is an act of the run. */
export function leadBeforeStart(
  deps: Deps,
  caller: Caller,
  { eid, userId }: { eid: number; userId: number },
): Promise<{ readonly seq: number } | null> {
  return inTransaction(deps.database, async (tx) => {
    const { run, relation } = await lockRun(tx, caller, eid);
    if (run.status !== 'waiting') return null;
    if (!mayHandOverLead(run, relation)) refuse('no_authority');
    if (!run.state.member_ids.includes(userId)) refuse('bad_parameter', { to_user: 'not_a_member' });
    if (run.leader_id === userId) refuse('already_done');
    orRefuse(await refusalOfPartner(tx, userId));
    await keepTask(tx, eid, { ...run, state: { ...run.state, leader_id: userId } });
    if (relation.isStaff) await auditStaff(tx, caller, eid, 'lead');
    tx.afterCommit(() => deps.bus.nudge(run.state.member_ids, 'experiments'));
    return { seq: run.seq };
  });
}

/** A member helps themselves to a role that nobody holds: of rivals for it one wins. */
export function takeRole(deps: Deps, caller: Caller, input: RoleInput): Promise<void> {
  return changeOwnRole(deps, caller, input, (run, flow) => {
    const { target_role } = input;
    const { holders } = run.state;
    if (holders[target_role] === caller.id) refuse('already_done');
    if (holders[target_role] !== undefined) refuse('role_taken');
    if (!isEnoughLeft(run.state, flow, caller.id)) refuse('roles_for_others');
    const inTheWay = conflictOf(flow, rolesOfUser(flow, run.state, caller.id), target_role);
    // A team that is too small to keep them apart shares them out as it can.
    if (inTheWay !== undefined && run.state.member_ids.length >= fewestPeople(flow))
      refuse('incompatible_roles', { roles: [target_role, inTheWay] });
    return { ...holders, [target_role]: caller.id };
  });
}

/** Gives a role of one's own back. */
export function releaseRole(deps: Deps, caller: Caller, input: RoleInput): Promise<void> {
  return changeOwnRole(deps, caller, input, ({ state: { holders } }) => {
    const { [input.target_role]: holder, ...others } = holders;
    if (holder === undefined) refuse('already_done');
    return holder === caller.id ? others : refuse('role_taken');
  });
}

interface RoleInput {
  readonly eid: number;
  readonly target_role: string;
}
type Holders = RunState['holders'];

function changeOwnRole(
  deps: Deps,
  caller: Caller,
  { eid, target_role }: RoleInput,
  holdersAfter: (run: Run, flow: Flow) => Holders,
): Promise<void> {
  return inTransaction(deps.database, async (tx) => {
    const { run, relation } = await lockRun(tx, caller, eid);
    if (!relation.isMember) refuse('no_authority');
    if (run.status !== 'waiting') refuse('already_done');
    const flow = await deps.flowCache.read(run.flow_id, tx);
    if (!flow.roles.some(({ id }) => id === target_role)) refuse('bad_parameter', { target_role: 'unknown' });
    const state = { ...run.state, holders: holdersAfter(run, flow) };
    await keepTask(tx, eid, { ...run, state });
    tx.afterCommit(() => deps.bus.nudge(state.member_ids, 'experiments'));
  });
}

/** Pure: whether a person may take a further role: their first always, another while every member without one still finds one. */
function isEnoughLeft({ holders, member_ids }: RunState, flow: Flow, userId: number): boolean {
  const holding = new Set(Object.values(holders));
  if (!holding.has(userId)) return true;
  const vacant = flow.roles.filter(({ id }) => holders[id] === undefined).length;
  return vacant > member_ids.filter((id) => !holding.has(id)).length;
}

/** Gives a role of a waiting run to a member. Null when the run has begun: then it is an act of the run. */
export function assignBeforeStart(
  deps: Deps,
  caller: Caller,
  { eid, roleId, userId }: { eid: number; roleId: string; userId: number },
): Promise<{ readonly seq: number } | null> {
  return inTransaction(deps.database, async (tx) => {
    const { run, relation } = await lockRun(tx, caller, eid);
    if (run.status !== 'waiting') return null;
    if (!mayAssign(run, relation)) refuse('no_authority');
    const flow = await deps.flowCache.read(run.flow_id, tx);
    if (!flow.roles.some(({ id }) => id === roleId)) refuse('bad_parameter', { target_role: 'unknown' });
    if (!run.state.member_ids.includes(userId)) refuse('bad_parameter', { to_user: 'not_a_member' });
    const holders = { ...run.state.holders, [roleId]: userId };
    await keepTask(tx, eid, { ...run, state: { ...run.state, holders } });
    if (relation.isStaff) await auditStaff(tx, caller, eid, 'cast');
    tx.afterCommit(() => deps.bus.nudge(run.state.member_ids, 'experiments'));
    return { seq: run.seq };
  });
}
