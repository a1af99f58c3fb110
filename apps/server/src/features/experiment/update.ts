import type { experimentUpdate, Flow, ParsedInputOf } from '@lets/contract';
import { initialState, type RunState } from '@lets/engine';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { lockRun, type Run } from '../../runs/access.ts';
import { classForRun, keepMembers } from '../../runs/member-repository.ts';
import { plannedTimes } from '../../runs/planned-times.ts';
import { mayEdit } from '../../runs/policy.ts';
import { keepTask, lockTeam, type TaskChanges } from '../../runs/run-repository.ts';
import { namesFor } from '../../runs/task-name.ts';
import { seeProject } from '../project/service.ts';
import { allRoles, classOfTeam, teamForRun } from './create.ts';
import { readProject } from './project-repository.ts';

type Input = ParsedInputOf<typeof experimentUpdate>;

/** Changes a waiting task, for its leader or its maker. */
export async function updateExperiment(deps: Deps, caller: Caller, input: Input): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    // The team before its tasks, as the person who joins or leaves it takes them: the other way round two would wait for each other.
    if (input.team_id) await lockTeam(tx, input.team_id);
    const { run, relation } = await lockRun(tx, caller, input.eid);
    if (!mayEdit(run, relation)) refuse('may_not_edit_task');
    if (input.revision !== undefined && input.revision !== run.revision) refuse('changed_meanwhile');
    const flow = await deps.flowCache.read(run.flow_id, tx);
    const cast = await castAfter(tx, caller, { run, flow, input });
    const state = input.holders
      ? { ...cast.state, holders: checkHolders(input.holders, cast.state, flow) }
      : cast.state;
    const task = { ...cast, state, ...(await textsAfter(tx, run, input)), ...plannedTimes(input, run) };
    await keepTask(tx, run.id, task);
    await tellMembers(deps, tx, run, state);
  });
}

type Cast = Pick<TaskChanges, 'team_id' | 'class_id' | 'state'>;

/** Naming the team again brings in who joined it since. Roles of those who are gone are nobody's again. */
async function castAfter(
  tx: Transaction,
  caller: Caller,
  { run, flow, input }: { run: Run; flow: Flow; input: Input },
): Promise<Cast> {
  if (input.team_id === undefined) return run;
  if (input.team_id === 0) return castAlone(tx, caller, run, flow);
  const { record } = await seeProject(tx, caller, run.project_id);
  const team = await teamForRun(tx, caller, input.team_id, record);
  const stays = team.member_ids.includes(run.leader_id);
  const leader_id = stays ? run.leader_id : team.leader_id;
  const state = withMembers(run.state, { leader_id, member_ids: team.member_ids });
  return { team_id: team.id, class_id: await classOfTeam(tx, team, leader_id), state };
}

/** The leader goes on without the team and holds every role; what a teacher prepared for a team stays the team's. */
async function castAlone(tx: Transaction, caller: Caller, run: Run, flow: Flow): Promise<Cast> {
  if (caller.id !== run.leader_id || run.creator_type === 'teacher') refuse('may_not_edit_task');
  const alone = withMembers(run.state, { leader_id: caller.id, member_ids: [caller.id] });
  return {
    team_id: null,
    class_id: await classForRun(tx, run.project_id, caller.id),
    state: { ...alone, holders: allRoles(flow, caller.id) },
  };
}

/** Pure: a waiting run with other members. */
export function withMembers(
  state: RunState,
  team: { readonly leader_id: number; readonly member_ids: readonly number[] },
): RunState {
  const kept = Object.entries(state.holders).filter(([, user]) => team.member_ids.includes(user));
  return {
    ...initialState({ ...team, holders: Object.fromEntries(kept) }),
    control: state.control,
    seq: state.seq,
  };
}

function checkHolders(
  holders: NonNullable<Input['holders']>,
  { member_ids }: RunState,
  flow: Flow,
): Record<string, number> {
  const checked: Record<string, number> = {};
  for (const [role, user] of Object.entries(holders)) {
    if (!flow.roles.some(({ id }) => id === role)) refuse('bad_parameter', { holders: 'unknown_role' });
    if (user === null) continue;
    if (!member_ids.includes(user)) refuse('bad_parameter', { holders: 'not_a_member' });
    checked[role] = user;
  }
  return checked;
}

async function textsAfter(tx: Transaction, run: Run, { name, message = run.message }: Input) {
  if (name === undefined) return { name: run.name, name_en: run.name_en, message };
  const project = await readProject(tx, run.project_id);
  return { ...namesFor(name, project.name), message };
}

async function tellMembers(deps: Deps, tx: Transaction, before: Run, after: RunState): Promise<void> {
  const known = before.state.member_ids;
  const isSame =
    known.length === after.member_ids.length && known.every((id) => after.member_ids.includes(id));
  if (!isSame) await keepMembers(tx, before.id, after.member_ids);
  tx.afterCommit(() => {
    if (!isSame) deps.bus.recheck(before.id);
    deps.bus.nudge([...new Set([...known, ...after.member_ids])], 'experiments');
  });
}
