import {
  type ClassGroup,
  type ClassTask,
  type classTaskList,
  IDENTITY,
  type Language,
  type OutputOf,
  type ParsedInputOf,
  type UserBrief,
} from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { managesRuns } from '../../runs/policy.ts';
import { nameOfRun, namesFor } from '../../runs/task-name.ts';
import { belongingsOf } from '../course/service.ts';
import { membersOf } from '../team/service.ts';
import * as repository from './repository.ts';

/** Tasks given to the classes that the caller learns in, teaches, or administers. */
export async function listClassTasks(
  { database, clock }: Deps,
  caller: Caller,
  { page, size, project_id, class_id, open, grouping, q, sort }: ParsedInputOf<typeof classTaskList>,
  lang: Language,
): Promise<OutputOf<typeof classTaskList>> {
  const filter = {
    classIds: await classIdsOf(database, caller),
    projectId: project_id,
    classId: class_id,
    grouping,
    text: q,
    sort,
    openTo: open ? caller.id : undefined,
  };
  const window = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await repository.findTasks(database, filter, window);
  return { total, page, size, list: await tasksOf(database, { caller, lang, now: clock() }, rows) };
}

/** One of them. */
export async function readClassTask(
  { database, clock }: Deps,
  caller: Caller,
  id: number,
  lang: Language,
): Promise<ClassTask> {
  const classIds = await classIdsOf(database, caller);
  const { rows } = await repository.findTasks(database, { classIds, id }, { offset: 0, limit: 1 });
  const [task] = await tasksOf(database, { caller, lang, now: clock() }, rows);
  return task ?? refuse('not_found');
}

/** Null: all of them. */
export async function classIdsOf(reader: Reader, caller: Caller): Promise<readonly number[] | null> {
  if (managesRuns(caller)) return null;
  const { enrolledClassIds, taughtClassIds } = await belongingsOf(reader, caller.id);
  if (caller.identity === IDENTITY.student) return enrolledClassIds;
  return caller.identity === IDENTITY.mentor ? taughtClassIds : [];
}

type Row = repository.TaskRow;

interface Onlooker {
  readonly caller: Caller;
  readonly lang: Language;
  readonly now: number;
}

async function tasksOf(reader: Reader, onlooker: Onlooker, rows: readonly Row[]): Promise<ClassTask[]> {
  const { caller, lang } = onlooker;
  const groups = await repository.groupsOf(
    reader,
    rows.map(({ id }) => id),
  );
  const members = await membersOf(
    reader.db,
    groups.map(({ team_id }) => team_id),
  );
  const tasks: ClassTask[] = [];
  for (const row of rows) {
    const own = groups
      .filter(({ task_id }) => task_id === row.id)
      .map((group) => groupOf(group, row, members.get(group.team_id) ?? [], onlooker));
    const task = taskOf(caller, row, own, await ungroupedOf(reader, caller, row, own));
    tasks.push({ ...task, name: nameOfRun(namesFor(row.name, row.project_name), lang) });
  }
  return tasks;
}

type GroupRow = Awaited<ReturnType<typeof repository.groupsOf>>[number];

function groupOf(
  group: GroupRow,
  { team_max, deadline }: Row,
  members: UserBrief[],
  { caller, now }: Onlooker,
): ClassGroup {
  const { team_id, name, leader_id, capacity, eid, status } = group;
  const leader = members.find(({ id }) => id === leader_id) ?? null;
  // How overdue others are is between them and their teacher.
  const overdue = caller.identity === IDENTITY.student ? null : overdueOf(group, deadline, now);
  return { team_id, name, leader, members, capacity: capacity ?? team_max, eid, status, overdue };
}

/** Pure. */
function overdueOf(
  { eid, ended_at, documents_overdue }: GroupRow,
  deadline: Date | null,
  now: number,
): ClassGroup['overdue'] {
  if (!deadline || eid === null) return null;
  return { finish: (ended_at?.getTime() ?? now) > deadline.getTime(), documents: documents_overdue ?? 0 };
}

/** For staff, who may put them into a group; students do not need to see who is late. */
async function ungroupedOf(
  reader: Reader,
  caller: Caller,
  row: Row,
  groups: readonly ClassGroup[],
): Promise<UserBrief[]> {
  if (caller.identity === IDENTITY.student) return [];
  const inGroups = new Set(groups.flatMap(({ members }) => members.map(({ id }) => id)));
  const students = await repository.studentsOf(reader, row.class.id);
  return students
    .filter(({ id }) => !inGroups.has(id))
    .map(({ id, name }) => ({ id, name, identity: IDENTITY.student }));
}

/** Pure. */
function taskOf(caller: Caller, row: Row, groups: ClassGroup[], ungrouped: UserBrief[]): ClassTask {
  const mine = groups.find(({ members }) => members.some(({ id }) => id === caller.id)) ?? null;
  const { id, name, grouping, size, seed, creator, creator_id } = row;
  const isStudent = caller.identity === IDENTITY.student;
  return {
    id,
    name,
    project: {
      id: row.project_id,
      code: row.code,
      name: row.project_name,
      case_number: row.case_number,
      experiment_type: row.experiment_type,
      grade: row.grade,
      cover: row.cover,
    },
    class: row.class,
    creator,
    grouping,
    size,
    seed,
    planned_start: row.planned_start?.getTime() ?? null,
    planned_end: row.planned_end?.getTime() ?? null,
    deadline: row.deadline?.getTime() ?? null,
    created_at: row.created_at.getTime(),
    groups,
    ungrouped,
    my_team_id: mine?.team_id ?? null,
    may: {
      join: isStudent && grouping === 'self' && mine === null && groups.some(hasSeat),
      // Whoever sees it and is no student teaches the class, or administers experiments.
      change: !isStudent,
      delete: creator_id === caller.id,
    },
  };
}

function hasSeat({ members, capacity, status }: ClassGroup): boolean {
  return members.length < capacity && status !== 'in_progress';
}
