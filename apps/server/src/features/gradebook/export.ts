import type { GradebookRow, GradeCell, gradebookExport, Language, ParsedInputOf } from '@lets/contract';
import { sumOfWeights } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { FileAnswer } from '../../http/answers.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { listed } from '../../listed.ts';
import { schoolZone } from '../../settings.ts';
import { type Cell, type Sheet, writeWorkbook, XLSX_MIME } from '../../spreadsheets/write-sheet.ts';
import { momentHead } from '../../zone.ts';
import { type Book, countedIn, readBook, readCourse } from './book.ts';
import { headOfTask } from './sheet.ts';
import { NOT_GIVEN, STATE_WORDS, WORDS } from './sheet-words.ts';
import { sortRows } from './view.ts';

/** The gradebook as it stands, in the form that the import reads, and what was entered by hand on a sheet of its own. */
export async function exportGradebook(
  deps: Deps,
  { caller, address, lang }: Pick<RequestContext, 'caller' | 'address' | 'lang'>,
  scope: ParsedInputOf<typeof gradebookExport>,
): Promise<FileAnswer> {
  const course = await readCourse(deps.database, caller, scope);
  await recordAudit(deps.database, {
    action: 'export',
    actorId: caller.id,
    target: `gradebook of ${course.code}`,
    detail: scope.class_id === undefined ? '' : `class ${scope.class_id}`,
    address,
  });
  const zone = await schoolZone(deps.database);
  const { tasks, rows } = await readBook(deps.database, course, lang);
  const book = { tasks, rows: sortRows(rows, { sort: 'student_id', order: 'asc', task_id: undefined }) };
  const sheets = [scoreSheet(book, lang), entrySheet(book, lang, zone, deps.clock())];
  const name = `${course.name[lang] || course.name.zh} ${WORDS.gradebook[lang]}.xlsx`;
  return new FileAnswer(writeWorkbook(sheets, zone), { name, mime: XLSX_MIME, size: null });
}

function scoreSheet({ tasks, rows }: Book, lang: Language): Sheet {
  const column = (word: keyof typeof WORDS, width: number) => ({ title: WORDS[word][lang], width });
  const weights: Cell[] = [
    null,
    WORDS.weight[lang],
    null,
    null,
    ...tasks.map(({ weight }) => weight),
    // Each class has a sum of its own.
    new Set(tasks.map((task) => task.class.id)).size > 1
      ? null
      : sumOfWeights(tasks.map(({ weight }) => weight)),
  ];
  return {
    name: WORDS.gradebook[lang],
    columns: [
      column('student_id', 16),
      column('name', 12),
      column('account', 16),
      column('classes', 20),
      ...tasks.map((task) => ({ title: headOfTask(task), width: 20 })),
      column('final', 10),
      column('missing', 12),
    ],
    rows: [weights, ...rows.map((row) => scoreRow(row, tasks, lang))],
  };
}

function scoreRow(
  { student, classes, cells, final }: GradebookRow,
  tasks: Book['tasks'],
  lang: Language,
): Cell[] {
  const cellIn = (taskId: number) => cells.find(({ task_id }) => task_id === taskId);
  return [
    student.student_id,
    student.name,
    student.account,
    listed(
      classes.map(({ name }) => name),
      lang,
    ),
    ...tasks.map(({ id }) => scoreOf(cellIn(id), lang)),
    final.score,
    final.missing,
  ];
}

/** The score that counts, or why there is none. */
function scoreOf(cell: GradeCell | undefined, lang: Language): Cell {
  if (!cell) return NOT_GIVEN;
  const score = countedIn(cell);
  return score ?? (cell.state === 'published' ? null : STATE_WORDS[cell.state][lang]);
}

const ENTRY_COLUMNS = [
  ['student_id', 16],
  ['name', 12],
  ['task', 28],
  ['published', 12],
  ['entered', 12],
  ['note', 50],
  ['by', 14],
] as const;

function entrySheet({ tasks, rows }: Book, lang: Language, zone: string, now: number): Sheet {
  const head = ENTRY_COLUMNS.map(([word, width]) => ({ title: WORDS[word][lang], width }));
  return {
    name: WORDS.by_hand[lang],
    columns: [...head, { title: momentHead(WORDS.at[lang], zone, lang, now), width: 18 }],
    rows: rows.flatMap(({ student, cells }) =>
      cells.flatMap(({ task_id, published, manual }): Cell[][] => {
        if (!manual || manual.score === null) return [];
        const task = tasks.find(({ id }) => id === task_id)?.name ?? '';
        const { score, note, by, at } = manual;
        return [[student.student_id, student.name, task, published, score, note, by.name, new Date(at)]];
      }),
    ),
  };
}
