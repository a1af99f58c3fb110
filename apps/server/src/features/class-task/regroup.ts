import type { ClassTaskDetail, classTaskRegroup, ParsedInputOf } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { throttle } from '../../throttle.ts';
import { seeProject, unregisteredFor } from '../project/service.ts';
import * as teams from '../team/service.ts';
import { mostIn, readClassTaskDetail } from './detail.ts';
import { changeGroups } from './regroup-groups.ts';
import { changedSince, type GroupNow, planRegroup, type RegroupPlan } from './regroup-plan.ts';
import * as repository from './repository.ts';
import { type LockedTask, lockTaskFor } from './task-lock.ts';

type Input = ParsedInputOf<typeof classTaskRegroup>;

/** Changes who is in which group, all or nothing. */
export async function regroupClassTask(
  deps: Deps,
  { caller, lang, address }: Pick<RequestContext, 'caller' | 'lang' | 'address'>,
  input: Input,
): Promise<ClassTaskDetail> {
  await throttle(deps, `class:${caller.id}`, SERVER_LIMITS.rates.class_acts);
  await teams.orInOtherGroup(
    inTransaction(deps.database, async (tx) => {
      const task = await lockTaskFor(tx, caller, input.id);
      const groups = await lockGroups(tx, task.id);
      const now = groups.map(({ id, leader_id, member_ids }) => ({ team_id: id, leader_id, member_ids }));
      const plan = planOf(input, now);
      const begun = await readBegun(tx, input, plan);
      await assertMembers(tx, caller, task, now, plan);
      await changeGroups(deps, tx, { task, caller, address, groups, plan, begun, lang });
      await recordAudit(tx, { action: 'class_task_changed', actorId: caller.id, target: task.name, address });
      // After the waiting experiments are held: whatever starts now had started before.
      await readBegun(tx, input, plan);
    }),
  );
  return readClassTaskDetail(deps, caller, input.id, lang);
}

/** One after another in one order, as whoever holds several does. */
async function lockGroups(tx: Transaction, taskId: number): Promise<teams.TeamRecord[]> {
  const records: teams.TeamRecord[] = [];
  for (const { id } of await repository.lockGroups(tx, taskId)) {
    const record = await teams.lockTeam(tx, id);
    if (record) records.push(record);
  }
  return records;
}

function planOf({ seen, groups }: Input, now: readonly GroupNow[]): RegroupPlan {
  const named = groups.flatMap(({ team_id }) => team_id ?? []);
  const unseen = named.filter((id) => !seen.some(({ team_id }) => team_id === id));
  if (unseen.length > 0 || new Set(named).size < named.length)
    refuse('bad_parameter', { groups: 'not_one_of' });
  const changed = changedSince(seen, now);
  if (changed.length > 0) refuse('changed_meanwhile', { team_ids: changed });
  const all = groups.flatMap(({ members }) => members);
  if (new Set(all).size < all.length) refuse('members_exist');
  for (const { members, leader, roles } of groups) {
    if (Object.values(roles ?? {}).some((id) => !members.includes(id)))
      refuse('bad_parameter', { roles: 'not_a_member' });
    if (leader !== undefined && !members.includes(leader)) refuse('bad_parameter', { leader: 'not_one_of' });
  }
  return planRegroup(now, groups);
}

/** Groups whose experiment goes on, by their ids. What is over stays as it is, and what began since it was seen is looked at first. */
async function readBegun(
  tx: Transaction,
  { seen }: Pick<Input, 'seen'>,
  { changes }: RegroupPlan,
): Promise<ReadonlyMap<number, number>> {
  const touched = changes.flatMap((change) =>
    change.before && touchesPeople(change) ? [change.before] : [],
  );
  const begun = await repository.begunAmong(
    tx,
    touched.map(({ team_id }) => team_id),
  );
  const closed = begun.filter(({ team_id, status }) => {
    const change = changes.find(({ before }) => before?.team_id === team_id);
    const wasSeen = seen.some((one) => one.team_id === team_id && one.begun);
    const stays = change?.members.some((id) => change.before?.member_ids.includes(id));
    return status === 'ended' || !wasSeen || !stays;
  });
  if (closed.length > 0) refuse('team_started', { team_ids: closed.map(({ team_id }) => team_id) });
  return new Map(begun.map(({ team_id, eid }) => [team_id, eid]));
}

function touchesPeople({ before, leader, joined, gone, roles }: RegroupPlan['changes'][number]): boolean {
  const isLedAnew = leader !== before?.leader_id;
  return joined.length + gone.length > 0 || isLedAnew || Object.keys(roles).length > 0;
}

async function assertMembers(
  tx: Transaction,
  caller: Caller,
  task: LockedTask,
  now: readonly GroupNow[],
  { changes, added, moved }: RegroupPlan,
): Promise<void> {
  const { record: project } = await seeProject(tx, caller, task.project_id);
  const most = mostIn(task, project.body);
  if (changes.some(({ members, joined }) => joined.length > 0 && members.length > most)) refuse('team_full');
  const made = changes.filter(({ before }) => !before).length;
  if (now.length + made > repository.MOST_GROUPS) refuse('bad_parameter', { groups: 'too_many' });
  const students = (await repository.studentsOf(tx, task.class_id)).map(({ id }) => id);
  const newcomers = [...added, ...moved];
  const closed = await unregisteredFor(tx, project, newcomers);
  const strangers = newcomers.filter((id) => !students.includes(id) || closed.includes(id));
  if (strangers.length > 0) refuse('not_registered', { user_ids: strangers });
}
