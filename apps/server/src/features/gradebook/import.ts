import {
  type GradebookPlan,
  type gradebookImport,
  type gradebookPreview,
  LIMITS,
  type OutputOf,
  type ParsedInputOf,
} from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import type { Deps } from '../../deps.ts';
import { beginFor } from '../../documents/one-each.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { readSheet } from '../../spreadsheets/read-sheet.ts';
import { type Course, readBook, readCourse, type Scope } from './book.ts';
import { assertTasks, audit, change } from './change.ts';
import * as repository from './repository.ts';
import { planOf, type SheetPlan } from './sheet.ts';

type Sender = Pick<RequestContext, 'caller' | 'address' | 'lang' | 'file'>;

/** Columns beside those of the tasks: the export's own, and some of the teacher's. */
const OTHER_COLUMNS = 20;
/** Of a long plan the first of each list are shown. */
const SHOWN = 200;

/** What a sheet would change; nothing is kept. */
export async function previewImport(
  { database }: Deps,
  sender: Sender,
  scope: ParsedInputOf<typeof gradebookPreview>,
): Promise<GradebookPlan> {
  const course = await readCourse(database, sender.caller, scope);
  const rows = await readRows(sender);
  // Before the gradebook is read: whatever changes from here on makes the plan an old one.
  const revision = await revisionOf(database, course, await repository.revisionsOf(database, course.id));
  const { weights, scores, faults } = await plan(database, sender, scope, rows);
  return {
    revision,
    weights,
    scores: scores.slice(0, SHOWN),
    score_count: scores.length,
    faults: faults.slice(0, SHOWN),
    fault_count: faults.length,
  };
}

/** Keeps what a sheet changes, all of it or nothing. What it cannot take was told in the preview. */
export async function importGradebook(
  deps: Deps,
  sender: Sender,
  { revision, note, ...scope }: ParsedInputOf<typeof gradebookImport>,
): Promise<OutputOf<typeof gradebookImport>> {
  await readCourse(deps.database, sender.caller, scope);
  const rows = await readRows(sender);
  return change(deps, sender.caller, scope.course_id, async (tx, course, now) => {
    const { weights, scores } = await plan(tx, sender, scope, rows);
    // After the plan: what was published until then is counted.
    const asked = await readCourse(tx, sender.caller, scope);
    if ((await revisionOf(tx, asked, now)) !== revision) refuse('changed_meanwhile');
    const counts = { weights: weights.length, scores: scores.length };
    if (weights.length + scores.length === 0) return counts;
    const stamp = { by: sender.caller.id, at: new Date(deps.clock()) };
    const tasks = await repository.tasksOf(tx, course.classIds);
    const touched = new Set([...weights, ...scores].map(({ task }) => task.id));
    await assertTasks(tx, [...touched], tasks);
    await repository.keepWeights(
      tx,
      weights.map(({ task, after }) => ({ task_id: task.id, weight: after })),
    );
    await repository.keepEntries(
      tx,
      scores.map(({ task, student, after }) => ({
        task_id: task.id,
        user_id: student.id,
        score: after,
        note,
      })),
      stamp,
    );
    await audit(tx, sender, course, `${counts.weights} weights, ${counts.scores} scores, ${note}`, 'import');
    await repository.countChange(tx, course.id, { ...stamp, ofWeights: weights.length > 0 });
    return counts;
  });
}

/** Counts what a plan rests on: changes of the gradebook, and evaluations that were published or taken back. Neither number ever falls. */
async function revisionOf(
  reader: Reader,
  { classIds }: Pick<Course, 'classIds'>,
  { revision }: repository.Revisions,
): Promise<number> {
  return revision + (await repository.countPublications(reader, classIds));
}

/** One sheet at a time for a person, so that nobody's sheets keep those of others waiting. */
async function readRows({ caller, file }: Sender): Promise<readonly (readonly string[])[]> {
  const end = beginFor(caller.id);
  try {
    return await readSheet(file.path, {
      rows: LIMITS.gradebook_rows,
      columns: LIMITS.gradebook_tasks + OTHER_COLUMNS,
    });
  } finally {
    end();
  }
}

async function plan(
  reader: Reader,
  { caller, lang }: Sender,
  scope: Scope,
  rows: readonly (readonly string[])[],
): Promise<SheetPlan> {
  const course = await readCourse(reader, caller, scope);
  return planOf(rows, await readBook(reader, course, lang));
}
