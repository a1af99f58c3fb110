import type { gradebookEntry, gradebookWeights, OutputOf, ParsedInputOf } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { type Course, countedIn, manualOf, readBook, readCourse } from './book.ts';
import * as repository from './repository.ts';

type Sender = Pick<RequestContext, 'caller' | 'address' | 'lang'>;

/** Sets what class tasks weigh. */
export async function saveWeights(
  deps: Deps,
  sender: Sender,
  { course_id, weights_revision, weights }: ParsedInputOf<typeof gradebookWeights>,
): Promise<OutputOf<typeof gradebookWeights>> {
  return change(deps, sender.caller, course_id, async (tx, course, now) => {
    if (now.weights_revision !== weights_revision) refuse('changed_meanwhile');
    const known = await repository.tasksOf(tx, course.classIds);
    const ids = weights.map(({ task_id }) => task_id);
    await assertTasks(tx, ids, known);
    const before = new Map(known.map(({ id, weight }) => [id, weight]));
    const changed = weights.filter(({ task_id, weight }) => before.get(task_id) !== weight);
    if (changed.length === 0) return { weights_revision };
    await repository.keepWeights(tx, changed);
    const words = changed.map(({ task_id, weight }) => `task ${task_id}: ${before.get(task_id)} → ${weight}`);
    await audit(tx, sender, course, `weights, ${words.join('; ')}`);
    const stamp = { by: sender.caller.id, at: new Date(deps.clock()), ofWeights: true };
    return { weights_revision: (await repository.countChange(tx, course_id, stamp)).weights_revision };
  });
}

/** Enters one student's score in one task, or takes it back. */
export async function saveEntry(
  deps: Deps,
  sender: Sender,
  { course_id, task_id, user_id, revision, note, ...given }: ParsedInputOf<typeof gradebookEntry>,
): Promise<OutputOf<typeof gradebookEntry>> {
  const score = given.score ?? null;
  return change(deps, sender.caller, course_id, async (tx, course) => {
    const tasks = await repository.tasksOf(tx, course.classIds);
    const task = tasks.find(({ id }) => id === task_id) ?? refuse('not_found');
    const { rows } = await readBook(tx, { classIds: [task.class.id] }, sender.lang);
    const row = rows.find(({ student }) => student.id === user_id);
    const cell = row?.cells.find((one) => one.task_id === task_id) ?? refuse('not_found');
    if ((cell.manual?.revision ?? 0) !== revision) refuse('changed_meanwhile', cell.manual);
    if (score === null && (cell.manual?.score ?? null) === null)
      refuse('bad_parameter', { score: 'missing' });
    if (score !== null && cell.published !== null && !note) refuse('bad_parameter', { note: 'missing' });
    await assertTasks(tx, [task_id], tasks);
    const by = { by: sender.caller.id, at: new Date(deps.clock()) };
    await repository.keepEntries(tx, [{ task_id, user_id, score, note }], by);
    const words = `task ${task_id}, ${row?.student.account}: ${countedIn(cell)} → ${score ?? cell.published}`;
    await audit(tx, sender, course, note ? `${words}, ${note}` : words);
    await repository.countChange(tx, course_id, { ...by, ofWeights: false });
    const [entry] = await repository.entriesOf(tx, [task_id], user_id);
    return { manual: entry ? manualOf(entry) : refuse('not_found') };
  });
}

/** Runs a change of a course's gradebook under its lock: changes of one gradebook come one after the other. */
export function change<T>(
  deps: Deps,
  caller: Caller,
  courseId: number,
  work: (tx: Transaction, course: Course, now: repository.Revisions) => Promise<T>,
): Promise<T> {
  return inTransaction(deps.database, async (tx) => {
    const course = await readCourse(tx, caller, { course_id: courseId });
    return work(tx, course, await repository.lockGradebook(tx, courseId, caller.id));
  });
}

/** That each of these tasks stands once, is one of those known, and stays while it is graded. */
export async function assertTasks(
  tx: Transaction,
  ids: readonly number[],
  known: readonly { readonly id: number }[],
): Promise<void> {
  const held = await repository.holdTasks(tx, ids);
  const areKnown = held.length === ids.length && ids.every((id) => known.some((task) => task.id === id));
  if (!areKnown) refuse('not_found');
}

export async function audit(
  tx: Transaction,
  { caller, address }: Sender,
  { code }: Pick<Course, 'code'>,
  detail: string,
  action: 'grade' | 'import' = 'grade',
): Promise<void> {
  await recordAudit(tx, { action, actorId: caller.id, target: `gradebook of ${code}`, detail, address });
}
