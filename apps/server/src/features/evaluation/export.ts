import type { Language, ParsedInputOf, scoresExport } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import { type Caller, FileAnswer, type RequestContext } from '../../http/routing.ts';
import { readRun } from '../../runs/access.ts';
import { type Cell, writeWorkbook, XLSX_MIME } from '../../spreadsheets/write-sheet.ts';
import { belongingsOf } from '../course/service.ts';
import * as repository from './scores-repository.ts';

const HEAD: Readonly<Record<Language, readonly string[]>> = {
  zh: ['学号', '姓名', '班级', '小组', '实验任务', '实验项目', '成绩', '评语', '小组评语', '发布时间'],
  en: [
    'Student ID',
    'Name',
    'Class',
    'Group',
    'Task',
    'Project',
    'Score',
    'Comment',
    'Group comment',
    'Published',
  ],
};
const WIDTHS = [16, 12, 16, 16, 28, 28, 8, 50, 50, 18];
const EXPORTED_TOGETHER = 200;

/** The published scores of one run, or of a whole class. */
export async function exportScores(
  deps: Deps,
  { caller, address, lang }: Pick<RequestContext, 'caller' | 'address' | 'lang'>,
  scope: ParsedInputOf<typeof scoresExport>,
): Promise<FileAnswer> {
  await assertMayExport(deps, caller, scope);
  await recordAudit(deps.database, {
    action: 'export',
    actorId: caller.id,
    target: scope.eid ? `scores of experiment ${scope.eid}` : `scores of class ${scope.class_id}`,
    address,
  });
  const goals = await repository.goalsOf(deps.database.pool, scope);
  const columns = [
    ...HEAD[lang].map((title, index) => ({ title, width: WIDTHS[index] ?? 12 })),
    ...goals.map(({ name }) => ({ title: name[lang] || name.zh, width: 14 })),
  ];
  const name = { zh: '实验成绩', en: 'Scores' }[lang];
  const rows = scoreRows(deps, scope, { lang, goals: goals.map(({ name: goal }) => goal.zh) });
  return new FileAnswer(writeWorkbook([{ name, columns, rows }]), {
    name: `${name}.xlsx`,
    mime: XLSX_MIME,
    size: null,
  });
}

async function assertMayExport(
  deps: Deps,
  caller: Caller,
  { eid, class_id }: ParsedInputOf<typeof scoresExport>,
): Promise<void> {
  if (eid) {
    const { relation } = await readRun(deps, caller, eid);
    if (!relation.isStaff) refuse('not_found');
    return;
  }
  if (!class_id) refuse('bad_parameter', { class_id: 'missing' });
  if (administers(caller, 'experiment')) return;
  const { taughtClassIds } = await belongingsOf(deps.database, caller.id);
  if (!taughtClassIds.includes(class_id)) refuse('not_found');
}

async function* scoreRows(
  { database }: Deps,
  scope: repository.Scope,
  { lang, goals }: { lang: Language; goals: readonly string[] },
): AsyncGenerator<Cell[]> {
  for (let after = 0; ; ) {
    const runs = await repository.evaluatedAfter(database.pool, scope, after, EXPORTED_TOGETHER);
    for (const run of runs) yield* run.members.map((member) => scoreRow(run, member, { lang, goals }));
    after = runs.at(-1)?.eid ?? 0;
    if (runs.length < EXPORTED_TOGETHER) return;
  }
}

function scoreRow(
  run: repository.EvaluatedRun,
  member: repository.EvaluatedRun['members'][number],
  { lang, goals }: { lang: Language; goals: readonly string[] },
): Cell[] {
  const own = run.content.members.find(({ user_id }) => user_id === member.user_id);
  const scoreOn = (name: string): Cell => {
    const goal = run.goals.find((one) => one.name.zh === name);
    return goal ? (own?.goals[goal.id] ?? run.content.team.goals[goal.id] ?? null) : null;
  };
  return [
    member.student_id,
    member.name,
    run.class_name,
    run.team_name,
    run.name,
    run.project[lang] || run.project.zh,
    member.score,
    own?.comment ?? '',
    run.content.team.comment,
    run.published_at,
    ...goals.map(scoreOn),
  ];
}
