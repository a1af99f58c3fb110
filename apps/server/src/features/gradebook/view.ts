import type { GradebookRow, gradebookDetail, Language, OutputOf, ParsedInputOf } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { countedIn, readBook, readCourse } from './book.ts';
import * as repository from './repository.ts';

type Input = ParsedInputOf<typeof gradebookDetail>;

/** A page of a course's gradebook. */
export async function readGradebook(
  { database }: Deps,
  caller: Caller,
  { page, size, q, ...asked }: Input,
  lang: Language,
): Promise<OutputOf<typeof gradebookDetail>> {
  const course = await readCourse(database, caller, asked);
  const { weights_revision } = await repository.revisionsOf(database, course.id);
  const { tasks, rows } = await readBook(database, course, lang, q);
  const sorted = sortRows(rows, asked);
  return {
    course: { id: course.id, code: course.code, name: course.name },
    classes: [...course.classes],
    tasks: [...tasks],
    weights_revision,
    total: sorted.length,
    page,
    size,
    list: sorted.slice((page - 1) * size, page * size),
  };
}

/** Pure: rows in an order; who has no score stands last in both directions, and ties by number and name. */
export function sortRows(
  rows: readonly GradebookRow[],
  { sort, order, task_id }: Pick<Input, 'sort' | 'order' | 'task_id'>,
): GradebookRow[] {
  const sign = order === 'asc' ? 1 : -1;
  const compare = (a: GradebookRow, b: GradebookRow) => {
    if (sort === 'final') return byScore(a.final.score, b.final.score, sign);
    if (sort === 'task') return byScore(scoreIn(a, task_id), scoreIn(b, task_id), sign);
    return sign * byText(wordOf(a, sort), wordOf(b, sort));
  };
  return [...rows].sort((a, b) => compare(a, b) || usual(a, b));
}

function usual(a: GradebookRow, b: GradebookRow): number {
  return (
    byText(a.student.student_id, b.student.student_id) ||
    byText(a.student.name, b.student.name) ||
    a.student.id - b.student.id
  );
}

function wordOf({ student, classes }: GradebookRow, sort: 'student_id' | 'name' | 'class'): string {
  return sort === 'class' ? classes.map(({ name }) => name).join(' ') : student[sort];
}

const collator = new Intl.Collator('zh-CN', { numeric: true });
function byText(a: string, b: string): number {
  return collator.compare(a, b);
}

function byScore(a: number | null, b: number | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * (a - b);
}

function scoreIn(row: GradebookRow, taskId: number | undefined): number | null {
  return countedIn(row.cells.find((cell) => cell.task_id === taskId));
}
