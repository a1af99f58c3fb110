import { type Language, LIMITS } from '@lets/contract';
import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { followTeam, prepareGroup } from '../experiment/service.ts';
import { projectFor, type SeenProject, unregisteredFor } from '../project/service.ts';
import * as teams from '../team/service.ts';
import { freeName } from './free-name.ts';
import * as repository from './repository.ts';
import type { LockedTask } from './task-lock.ts';

interface Newcomer {
  readonly id: number;
  readonly name: string;
}

/** Where somebody plays what their class was given. */
export interface Seat {
  readonly projectId: number;
  /** Null: they have no group yet, and choose one or are put into one. */
  readonly run: { readonly eid: number; readonly status: 'waiting' | 'in_progress' | 'ended' } | null;
}

/**
 * A student of the class who opens a task is seated in it, where the teacher did not want to name the groups: alone in a case for one
 * person, and where groups are drawn in the first that has room and has not begun. Null: there is no such task.
 */
export async function seatStudent(
  deps: Deps,
  tx: Transaction,
  taskId: number,
  { student, lang }: { readonly student: Newcomer; readonly lang: Language },
): Promise<Seat | null> {
  // Two newcomers at once would each take the last seat.
  const task = await repository.lockTask(tx, taskId);
  if (!task) return null;
  const group = await repository.groupOf(tx, taskId, student.id);
  if (group === null) await seat(deps, tx, task, { student, lang });
  const own = group ?? (await repository.groupOf(tx, taskId, student.id));
  const [run] = own === null ? [] : await repository.newestRunsOf(tx, [own]);
  return { projectId: task.project_id, run: run ? { eid: run.id, status: run.status } : null };
}

async function seat(
  deps: Deps,
  tx: Transaction,
  task: LockedTask,
  { student, lang }: { readonly student: Newcomer; readonly lang: Language },
): Promise<void> {
  const project = await projectFor(tx, task.project_id);
  if ((await unregisteredFor(tx, project, [student.id])).length > 0) return;
  if (!project.body.multi_user) {
    const name = [...student.name].slice(0, LIMITS.team_name).join('');
    return found(deps, tx, task, { name, leaderId: student.id });
  }
  if (task.grouping === 'hand') return;
  const groups = await lockGroups(tx, task.id);
  const room = await groupWithRoom(tx, task, project, groups);
  if (task.grouping === 'self') {
    if (!room && groups.length < repository.MOST_GROUPS)
      await found(deps, tx, task, { name: await freeName(tx, task.id, lang), leaderId: null });
    return;
  }
  if (room) return join(deps, tx, room, student.id);
  if (groups.length < repository.MOST_GROUPS)
    await found(deps, tx, task, { name: await freeName(tx, task.id, lang), leaderId: student.id });
}

async function lockGroups(tx: Transaction, taskId: number): Promise<teams.TeamRecord[]> {
  const records: teams.TeamRecord[] = [];
  for (const { id } of await repository.lockGroups(tx, taskId)) {
    const record = await teams.lockTeam(tx, id);
    if (record) records.push(record);
  }
  return records;
}

/** The smallest, so that the groups stay even. */
async function groupWithRoom(
  tx: Transaction,
  { size }: Pick<LockedTask, 'size'>,
  { body }: SeenProject,
  groups: readonly teams.TeamRecord[],
): Promise<teams.TeamRecord | undefined> {
  const begun = await repository.begunAmong(
    tx,
    groups.map(({ id }) => id),
  );
  return groups
    .filter(({ id, member_ids, capacity }) => {
      const most = Math.min(capacity ?? size, body.team_max);
      return member_ids.length < most && !begun.some(({ team_id }) => team_id === id);
    })
    .sort((one, other) => one.member_ids.length - other.member_ids.length)[0];
}

async function join(deps: Deps, tx: Transaction, team: teams.TeamRecord, userId: number): Promise<void> {
  await teams.addMembers(tx, team, [userId]);
  if (team.leader_id !== null)
    await followTeam(deps, tx, { team, joinedIds: [userId], goneIds: [], newLeader: team.leader_id });
  const people = [...team.member_ids, userId];
  tx.afterCommit(() => {
    deps.bus.nudge(people, 'teams');
    deps.bus.nudge(people, 'class_tasks');
  });
}

/** A new group, led by the newcomer; one without a leader waits for who chooses it. */
async function found(
  deps: Deps,
  tx: Transaction,
  task: LockedTask,
  { name, leaderId }: { readonly name: string; readonly leaderId: number | null },
): Promise<void> {
  const isSelf = task.grouping === 'self';
  const id = await teams.addTeam(tx, {
    name,
    project_id: task.project_id,
    class_id: task.class_id,
    leader_id: leaderId,
    open_invitation: isSelf,
    class_task_id: task.id,
    capacity: isSelf ? task.size : null,
  });
  const people = leaderId === null ? [task.creator_id] : [task.creator_id, leaderId];
  tx.afterCommit(() => deps.bus.nudge(people, 'class_tasks'));
  if (leaderId === null) return;
  await teams.addMembers(tx, { id, class_task_id: task.id }, [leaderId]);
  await prepareGroup(deps, tx, task, { teamId: id, leaderId, memberIds: [leaderId] });
}
