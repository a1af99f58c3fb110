import type { GradebookPlan, GradebookRow, GradebookTask, GradeCell, RowFault } from '@lets/contract';
import { columnName } from '../../spreadsheets/write-sheet.ts';
import { type Book, countedIn } from './book.ts';
import { isWord, NOT_GIVEN, STATE_WORDS, WORDS } from './sheet-words.ts';

/** What a sheet changes in a gradebook, all of it. */
export type SheetPlan = Pick<GradebookPlan, 'weights' | 'scores' | 'faults'>;

const SHOWN_LETTERS = 100;

type Rows = readonly (readonly string[])[];

/** Of the exported columns those that say who, and what was computed: they are read by nobody. */
const INFORMATION = [WORDS.student_id, WORDS.name, WORDS.classes, WORDS.final, WORDS.missing];

/** Pure: a task as the head of its column; the number finds it again, whatever becomes of its name. */
export function headOfTask({ id, name }: Pick<GradebookTask, 'id' | 'name'>): string {
  return `${name} #${id}`;
}

/**
 * Pure: what a sheet in the form of the export changes, and what of it cannot be taken. Cells that are empty, or say why there is no
 * score, change nothing; columns may be missing, and stand in any order.
 */
export function planOf(rows: Rows, { tasks, rows: students }: Book): SheetPlan {
  const [head = [], ...body] = rows;
  const account = head.findIndex((title) => isWord(WORDS.account, title));
  if (account < 0)
    return { weights: [], scores: [], faults: [faultAt(1, 'head', head.join(' '), 'missing')] };
  const { columns, faults } = columnsOf(head, tasks);
  const sheet: Sheet = { head, account, columns, byAccount: byAccount(students), seen: new Set() };
  const plan: Growing = { weights: [], scores: [], faults };
  body.forEach((cells, index) => {
    readRow(cells, index + 2, sheet, plan);
  });
  return plan;
}

interface Column {
  readonly index: number;
  readonly task: GradebookTask;
}
interface Sheet {
  readonly head: readonly string[];
  /** Where the accounts stand. */
  readonly account: number;
  readonly columns: readonly Column[];
  readonly byAccount: ReadonlyMap<string, GradebookRow>;
  /** Accounts and the row of weights, each of which counts once. */
  readonly seen: Set<string>;
}
interface Growing {
  readonly weights: GradebookPlan['weights'];
  readonly scores: GradebookPlan['scores'];
  readonly faults: RowFault[];
}

function byAccount(students: readonly GradebookRow[]): ReadonlyMap<string, GradebookRow> {
  return new Map(students.map((row) => [row.student.account.toLowerCase(), row]));
}

/** Pure: the columns of tasks, and every column that is nobody's. */
function columnsOf(head: readonly string[], tasks: readonly GradebookTask[]) {
  const columns: Column[] = [];
  const faults: RowFault[] = [];
  head.forEach((title, index) => {
    if (title === '' || [WORDS.account, ...INFORMATION].some((word) => isWord(word, title))) return;
    const id = Number(/#(\d{1,15})$/.exec(title)?.[1]);
    const task = tasks.find((one) => one.id === id);
    const isTwice = columns.some((column) => column.task === task);
    if (task && !isTwice) columns.push({ index, task });
    else faults.push(faultAt(1, title, title, isTwice ? 'twice' : 'no_task', index));
  });
  return { columns, faults };
}

function readRow(cells: readonly string[], row: number, sheet: Sheet, plan: Growing): void {
  if (!cells.some(Boolean)) return;
  const account = cells[sheet.account] ?? '';
  const isWeights = account === '' && cells.some((text) => isWord(WORDS.weight, text));
  const student = sheet.byAccount.get(account.toLowerCase());
  const fault = faultOfRow(account, isWeights, student !== undefined, sheet.seen);
  if (fault) plan.faults.push(faultAt(row, sheet.head[sheet.account] ?? '', account, fault, sheet.account));
  else if (student) readScores(cells, row, student, sheet, plan);
  else readWeights(cells, row, sheet, plan);
}

function faultOfRow(account: string, isWeights: boolean, isKnown: boolean, seen: Set<string>): string | null {
  if (!account && !isWeights) return 'missing';
  const key = account.toLowerCase();
  if (seen.has(key)) return 'twice';
  seen.add(key);
  return isWeights || isKnown ? null : 'no_student';
}

function readWeights(cells: readonly string[], row: number, { head, columns }: Sheet, plan: Growing): void {
  for (const { index, task } of columns) {
    const text = cells[index] ?? '';
    if (text === '') continue;
    const after = readTenths(text);
    if (after === null) plan.faults.push(faultAt(row, head[index] ?? '', text, 'wrong_format', index));
    else if (after !== task.weight) plan.weights.push({ task: named(task), before: task.weight, after });
  }
}

function readScores(
  cells: readonly string[],
  row: number,
  { student, cells: own }: GradebookRow,
  { head, columns }: Sheet,
  plan: Growing,
): void {
  for (const { index, task } of columns) {
    const text = cells[index] ?? '';
    if (saysNothing(text)) continue;
    const cell = own.find(({ task_id }) => task_id === task.id);
    const after = readTenths(text);
    if (after === null || !cell) {
      const fault = after === null ? 'wrong_format' : 'other_class';
      plan.faults.push(faultAt(row, head[index] ?? '', text, fault, index));
      continue;
    }
    const before = countedIn(cell);
    if (after === before) continue;
    const { id, name, student_id } = student;
    const who = { id, name, student_id };
    plan.scores.push({ row, student: who, task: named(task), before, after, corrects: corrects(cell) });
  }
}

function corrects({ published }: GradeCell): boolean {
  return published !== null;
}

function named({ id, name }: GradebookTask) {
  return { id, name };
}

function saysNothing(text: string): boolean {
  return text === '' || text === NOT_GIVEN || Object.values(STATE_WORDS).some((word) => isWord(word, text));
}

/** Pure: a number from 0 to 100 with at most one decimal, which a spreadsheet may have counted with dust; null when it is none. */
export function readTenths(text: string): number | null {
  if (!/^\d{1,3}(\.\d{1,17})?$/.test(text)) return null;
  const tenths = Number(text) * 10;
  const isClean = Math.abs(tenths - Math.round(tenths)) < 1e-6;
  return isClean && tenths <= 1000 ? Math.round(tenths) / 10 : null;
}

function faultAt(row: number, column: string, value: string, fault: string, index?: number): RowFault {
  return {
    row,
    column: shortened(column),
    value: shortened(value),
    fault,
    ...(index !== undefined && { letter: columnName(index) }),
  };
}

/** Enough to find a cell by: hundreds of faults are told at once, each with the head of its column. */
function shortened(text: string): string {
  return text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS).toWellFormed()}…` : text;
}
