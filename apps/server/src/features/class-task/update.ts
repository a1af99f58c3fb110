import type { ClassTask, classTaskUpdate, Language, ParsedInputOf } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { deadlineOf, plannedTimes } from '../../runs/planned-times.ts';
import { namesFor } from '../../runs/task-name.ts';
import { schoolZone } from '../../settings.ts';
import { throttle } from '../../throttle.ts';
import { followTask, readProject } from '../experiment/service.ts';
import { tell } from '../message/service.ts';
import { membersOf } from '../team/service.ts';
import { wordsChanged } from './letters.ts';
import { readClassTask } from './list.ts';
import * as repository from './repository.ts';
import { type LockedTask, lockTaskFor } from './task-lock.ts';

type Input = ParsedInputOf<typeof classTaskUpdate>;

/** Changes what a class task is called and when it is due. Its experiments follow, and its members are told. */
export async function updateClassTask(
  deps: Deps,
  caller: Caller,
  input: Input,
  lang: Language,
): Promise<ClassTask> {
  const { id, ...given } = input;
  if (Object.values(given).every((field) => field === undefined)) refuse('nothing_selected');
  await throttle(deps, `class:${caller.id}`, SERVER_LIMITS.rates.class_acts);
  await inTransaction(deps.database, async (tx) => {
    const before = await lockTaskFor(tx, caller, id);
    const after = termsAfter(before, input);
    if (isSame(before, after)) return;
    await repository.setTask(tx, id, after);
    await recordAudit(tx, { action: 'class_task_changed', actorId: caller.id, target: after.name });
    const project = await readProject(tx, before.project_id);
    await followTask(deps, tx, {
      taskId: id,
      namesBefore: namesFor(before.name, project.name),
      ...after,
      ...namesFor(after.name, project.name),
    });
    await tellMembers(deps, tx, caller, { before, after });
  });
  return readClassTask(deps, caller, id, lang);
}

/** Pure. */
function termsAfter(before: LockedTask, input: Input): repository.TaskTerms {
  const times = plannedTimes(input, before);
  const deadline = deadlineOf(input.deadline, { ...times, deadline: before.deadline });
  return { name: input.name ?? before.name, ...times, deadline };
}

/** Pure. */
function isSame(before: repository.TaskTerms, after: repository.TaskTerms): boolean {
  const plain = ({ name, planned_start, planned_end, deadline }: repository.TaskTerms) =>
    JSON.stringify([name, planned_start, planned_end, deadline]);
  return plain(before) === plain(after);
}

async function tellMembers(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  { before, after }: { readonly before: LockedTask; readonly after: repository.TaskTerms },
): Promise<void> {
  const groups = await repository.groupIdsOf(tx, before.id);
  const members = [...(await membersOf(tx.db, groups)).values()].flat().map(({ id }) => id);
  const words = wordsChanged(before, after, await schoolZone(tx));
  await tell(
    deps,
    tx,
    caller.id,
    members.map((to) => ({ to, words })),
  );
  const students = await repository.studentsOf(tx, before.class_id);
  const everybody = [...students.map(({ id }) => id), before.creator_id, caller.id];
  tx.afterCommit(() => deps.bus.nudge([...new Set(everybody)], 'class_tasks'));
}
