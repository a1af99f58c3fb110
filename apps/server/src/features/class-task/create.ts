import { type ClassTask, classTaskCreate, type Language, LIMITS, type ParsedInputOf } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { findAnswer, isRetryLost, keepAnswer, requestOf } from '../../runs/act-requests.ts';
import { deadlineOf, plannedTimes } from '../../runs/planned-times.ts';
import { cutName } from '../../runs/task-name.ts';
import { throttle } from '../../throttle.ts';
import { belongingsOf } from '../course/service.ts';
import { prepareGroup } from '../experiment/service.ts';
import { plannableProject, type SeenProject, unregisteredFor } from '../project/service.ts';
import { addMembers, addTeam, tellChanges } from '../team/service.ts';
import { groupName } from './group-name.ts';
import { deal, groupSizes, newSeed, shuffle } from './grouping.ts';
import { readClassTask } from './list.ts';
import { fittingSize } from './plan.ts';
import * as repository from './repository.ts';

type Input = ParsedInputOf<typeof classTaskCreate>;

interface Group {
  readonly name: string;
  readonly memberIds: readonly number[];
  readonly leaderId: number | null;
}

/** How the class is divided, and what of that is kept. */
interface Division {
  readonly groups: readonly Group[];
  readonly size: number;
  readonly seed: string | null;
}

/** Gives a class an experiment: a team for each group, and the task of each group that someone is in. */
export async function createClassTask(
  deps: Deps,
  caller: Caller,
  input: Input,
  lang: Language,
): Promise<ClassTask> {
  const { database } = deps;
  const request = requestOf(caller.id, classTaskCreate.path, input);
  const earlier = request && (await findAnswer<{ id: number }>(database, request));
  if (earlier) return readClassTask(deps, caller, earlier.id, lang);
  await throttle(deps, `class:${caller.id}`, SERVER_LIMITS.rates.class_acts);
  try {
    const id = await inTransaction(database, async (tx) => {
      const created = await giveToClass(deps, tx, caller, { ...input, lang });
      if (request) await keepAnswer(tx, request, { id: created });
      return created;
    });
    return await readClassTask(deps, caller, id, lang);
  } catch (error) {
    const won = request && isRetryLost(error) ? await findAnswer<{ id: number }>(database, request) : null;
    if (won) return readClassTask(deps, caller, won.id, lang);
    throw error;
  }
}

type Gift = Omit<Input, 'request_id'> & {
  readonly lang: Language;
  /** Students come later too, and are seated one by one (`seatStudent`). Without a size, groups have the one that suits the case. */
  readonly mayBeEmpty?: boolean;
};

/** The same within a transaction; answers the id of the task. */
export async function giveToClass(deps: Deps, tx: Transaction, caller: Caller, input: Gift): Promise<number> {
  const { project_id, class_id, grouping, lang } = input;
  const project = await plannableProject(deps, tx, caller, project_id);
  const { taughtClassIds } = await belongingsOf(tx, caller.id);
  if (!taughtClassIds.includes(class_id)) refuse('not_found');
  const students = await repository.studentsOf(tx, class_id);
  const isSized = input.size !== undefined || !input.mayBeEmpty;
  const sized = isSized ? input : { ...input, size: await fittingSize(deps, tx, project, students.length) };
  const division = divide(sized, project, students);
  const members =
    grouping === 'hand' ? division.groups.flatMap((one) => one.memberIds) : students.map(({ id }) => id);
  const strangers = await unregisteredFor(tx, project, members);
  if (strangers.length > 0) refuse('not_registered', { user_ids: strangers });
  const { planned_start, planned_end } = plannedTimes(input, { planned_start: null, planned_end: null });
  const deadline = deadlineOf(input.deadline, { planned_start, deadline: null });
  const name = input.name ?? cutName(project.name[lang] || project.name.zh);
  const { size, seed } = division;
  const plan = { project_id, class_id, creator_id: caller.id, name, planned_start, planned_end, deadline };
  const id = await repository.addTask(tx, { ...plan, grouping, size, seed });
  for (const group of division.groups) await addGroup(deps, tx, { ...plan, id, grouping, size }, group);
  await recordAudit(tx, { action: 'class_task_given', actorId: caller.id, target: name });
  const told = students.map((student) => student.id);
  tx.afterCommit(() => {
    deps.bus.nudge(told, 'teams');
    deps.bus.nudge([...told, caller.id], 'class_tasks');
    deps.bus.nudge(told, 'experiments');
  });
  return id;
}

async function addGroup(
  deps: Deps,
  tx: Transaction,
  task: repository.NewTask & { readonly id: number },
  { name, memberIds, leaderId }: Group,
): Promise<void> {
  const isSelf = task.grouping === 'self';
  const teamId = await addTeam(tx, {
    name,
    project_id: task.project_id,
    class_id: task.class_id,
    leader_id: leaderId,
    open_invitation: isSelf,
    class_task_id: task.id,
    capacity: isSelf ? task.size : null,
  });
  if (leaderId === null) return;
  await addMembers(tx, { id: teamId, class_task_id: task.id }, memberIds);
  const team = { name, project_id: task.project_id, leader_id: leaderId };
  // Of a case for one person nobody is in a group: the task is what they see.
  if (memberIds.length > 1) await tellChanges(deps, tx, task.creator_id, { team, add: memberIds });
  await prepareGroup(deps, tx, task, { teamId, leaderId, memberIds });
}

/** Pure but for the draw's seed. */
function divide(
  { grouping, size, groups, seed = newSeed(), lang, mayBeEmpty = false }: Gift,
  { body }: SeenProject,
  students: readonly repository.Student[],
): Division {
  const ids = students.map(({ id }) => id);
  if (ids.length === 0 && !mayBeEmpty) refuse('members_missing');
  // One person plays it: each student has a task of their own, whatever the grouping.
  if (!body.multi_user) return alone(grouping, students);
  if (grouping === 'hand') return byHand(groups ?? [], ids, body.team_max, lang);
  if (size === undefined) refuse('bad_parameter', { size: 'missing' });
  if (size > body.team_max) refuse('bad_parameter', { size: 'too_big' });
  const nameOf = (i: number) => groupName(i, lang);
  if (grouping === 'self') {
    const count = Math.ceil(ids.length / size);
    const empty = Array.from({ length: count }, (_, i) => ({
      name: nameOf(i),
      memberIds: [],
      leaderId: null,
    }));
    return { groups: empty, size, seed: null };
  }
  const sizes = groupSizes(ids.length, { wished: size, min: body.team_min, max: body.team_max });
  const dealt = deal(shuffle(ids, seed), sizes);
  const drawn = dealt.map((memberIds, i) => ({ name: nameOf(i), memberIds, leaderId: memberIds[0] ?? null }));
  // Of nobody nothing was drawn: who comes later is seated.
  return { groups: drawn, size, seed: ids.length > 0 ? seed : null };
}

function alone(grouping: Input['grouping'], students: readonly repository.Student[]): Division {
  if (grouping === 'self') refuse('single_user');
  const groups = students.map(({ id, name }) => ({
    name: [...name].slice(0, LIMITS.team_name).join(''),
    memberIds: [id],
    leaderId: id,
  }));
  return { groups, size: 1, seed: null };
}

function byHand(
  groups: NonNullable<Input['groups']>,
  ids: readonly number[],
  max: number,
  lang: Language,
): Division {
  if (groups.length === 0) refuse('members_missing');
  const all = groups.flatMap(({ members }) => members);
  if (new Set(all).size < all.length) refuse('members_exist');
  const strangers = all.filter((id) => !ids.includes(id));
  if (strangers.length > 0) refuse('not_registered', { user_ids: strangers });
  if (groups.some(({ members }) => members.length > max)) refuse('bad_parameter', { groups: 'too_many' });
  const named = groups.map(({ name, members, leader = members[0] }, i) => {
    if (leader === undefined || !members.includes(leader)) refuse('bad_parameter', { leader: 'not_one_of' });
    return { name: name ?? groupName(i, lang), memberIds: members, leaderId: leader };
  });
  return { groups: named, size: Math.max(...groups.map(({ members }) => members.length)), seed: null };
}
