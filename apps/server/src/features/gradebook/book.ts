import {
  type ClassRow,
  finalGradeOf,
  type GradebookRow,
  type GradebookTask,
  type GradeCell,
  type Language,
  type ManualScore,
} from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { managesRuns } from '../../runs/policy.ts';
import { nameOfRun, namesFor } from '../../runs/task-name.ts';
import { belongingsOf } from '../course/service.ts';
import * as repository from './repository.ts';

export interface Scope {
  readonly course_id: number;
  readonly class_id?: number | undefined;
}

export interface Course {
  readonly id: number;
  readonly code: string;
  readonly name: { readonly zh: string; readonly en: string };
  /** The classes whose scores the caller keeps. */
  readonly classes: readonly Pick<ClassRow, 'id' | 'name'>[];
  /** Those of them that were asked for. */
  readonly classIds: readonly number[];
}

/** A course with the classes that are the caller's: a mentor's own, all for an administrator. Any other does not exist for them. */
export async function readCourse(
  reader: Reader,
  caller: Caller,
  { course_id, class_id }: Scope,
): Promise<Course> {
  const course = (await repository.findCourse(reader, course_id)) ?? refuse('not_found');
  const classes = await repository.classesOf(reader, course_id);
  const own = await ownClasses(reader, caller, course_id, classes);
  const asked = class_id === undefined ? own : own.filter(({ id }) => id === class_id);
  if (class_id !== undefined && asked.length === 0) refuse('not_found');
  return { ...course, classes: own, classIds: asked.map(({ id }) => id) };
}

async function ownClasses<C extends { readonly id: number }>(
  reader: Reader,
  caller: Caller,
  courseId: number,
  classes: readonly C[],
): Promise<readonly C[]> {
  if (managesRuns(caller)) return classes;
  const { taughtCourseIds, taughtClassIds } = await belongingsOf(reader, caller.id);
  if (!taughtCourseIds.includes(courseId)) refuse('not_found');
  return classes.filter(({ id }) => taughtClassIds.includes(id));
}

/** A gradebook, whole: each student's scores and final grade. */
export interface Book {
  readonly tasks: readonly GradebookTask[];
  readonly rows: readonly GradebookRow[];
}

export async function readBook(
  reader: Reader,
  { classIds }: Pick<Course, 'classIds'>,
  lang: Language,
  text?: string,
): Promise<Book> {
  const tasks = await readTasks(reader, classIds, lang);
  const ids = tasks.map(({ id }) => id);
  // One after the other: this may run on the one connection of a transaction.
  const students = await repository.studentsOf(reader, classIds, text);
  const runs = await repository.runsOf(reader, ids);
  const entries = await repository.entriesOf(reader, ids);
  return { tasks, rows: rowsOf(tasks, students, runs, entries) };
}

export async function readTasks(
  reader: Reader,
  classIds: readonly number[],
  lang: Language,
): Promise<GradebookTask[]> {
  const tasks = await repository.tasksOf(reader, classIds);
  return tasks.map(({ project_name, name, ...task }) => ({
    ...task,
    name: nameOfRun(namesFor(name, project_name), lang),
  }));
}

/** Pure: the table that students, their experiments and what was entered by hand come to. */
export function rowsOf(
  tasks: readonly GradebookTask[],
  students: readonly repository.StudentRow[],
  runs: readonly repository.RunRow[],
  entries: readonly repository.EntryRow[],
): GradebookRow[] {
  const runAt = new Map(runs.map((run) => [placeOf(run), run]));
  const entryAt = new Map(entries.map((entry) => [placeOf(entry), entry]));
  const tasksOf = Map.groupBy(tasks, (task) => task.class.id);
  return students.map(({ classes, ...student }) => {
    const own = classes.flatMap(({ id }) => tasksOf.get(id) ?? []);
    const cells = own.map((task) => {
      const place = placeOf({ task_id: task.id, user_id: student.id });
      return cellOf(task.id, runAt.get(place), entryAt.get(place));
    });
    const weighed = own.map(({ weight }, index) => ({ weight, score: countedIn(cells[index]) }));
    return { student, classes, cells, final: finalGradeOf(weighed) };
  });
}

function placeOf({ task_id, user_id }: { readonly task_id: number; readonly user_id: number }): string {
  return `${task_id} ${user_id}`;
}

function cellOf(
  task_id: number,
  run: repository.RunRow | undefined,
  entry: repository.EntryRow | undefined,
): GradeCell {
  const published = run?.score ?? null;
  return {
    task_id,
    state: run ? stateOf(run) : 'absent',
    eid: run?.eid ?? null,
    published,
    manual: entry ? manualOf(entry) : null,
  };
}

function stateOf({ score, status, evaluated }: repository.RunRow): GradeCell['state'] {
  if (score !== null) return 'published';
  if (status !== 'ended') return status;
  return evaluated ? 'unscored' : 'unpublished';
}

/** Pure: a score as it was entered; null once it was taken back. */
export function manualOf({ score, note, by, entered_at, revision }: repository.EntryRow): ManualScore {
  return { score, note, by, at: entered_at.getTime(), revision };
}

/** Pure: the score that counts: the one entered by hand, else the published one. */
export function countedIn(cell: GradeCell | undefined): number | null {
  return cell?.manual?.score ?? cell?.published ?? null;
}
