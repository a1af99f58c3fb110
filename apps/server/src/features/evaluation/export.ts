import {
  type Bilingual,
  type EvaluationContent,
  type Language,
  type ParsedInputOf,
  quotedIn,
  type RecordMoment,
  type Standing,
  type scoresExport,
  standingOf,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { FileAnswer } from '../../http/answers.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { readRun } from '../../runs/access.ts';
import { createLocalizer, type Localizer } from '../../runs/localizer.ts';
import { nameOfRun } from '../../runs/task-name.ts';
import { schoolZone } from '../../settings.ts';
import { type Cell, writeWorkbook, XLSX_MIME } from '../../spreadsheets/write-sheet.ts';
import { momentHead } from '../../zone.ts';
import { belongingsOf } from '../course/service.ts';
import { readMoments } from './moments.ts';
import * as repository from './scores-repository.ts';

const HEAD: Readonly<Record<Language, readonly string[]>> = {
  zh: ['学号', '姓名', '班级', '小组', '实验任务', '实验项目', '成绩', '成绩来源', '评语', '小组评语'],
  en: [
    'Student ID',
    'Name',
    'Class',
    'Group',
    'Task',
    'Project',
    'Score',
    'Whose score',
    'Comment',
    'Group comment',
  ],
};
const WIDTHS = [16, 12, 16, 16, 28, 28, 8, 16, 50, 50, 18];
/** Whether a score was given to the member, or is the group's. */
const STANDING: Readonly<Record<Standing, Bilingual>> = {
  own: { zh: '单独评定', en: 'Their own' },
  partly: { zh: '部分取小组成绩', en: 'Partly the group’s' },
  team: { zh: '取小组成绩', en: 'The group’s' },
  missing: { zh: '', en: '' },
  excluded: { zh: '不计成绩', en: 'Not scored' },
};
const EXPORTED_TOGETHER = 200;
const REMARK = { zh: (goal: string) => `${goal}：评语`, en: (goal: string) => `${goal}: comment` };
const PUBLISHED = { zh: '发布时间', en: 'Published' };
const COLON = { zh: '：', en: ': ' };
const QUOTED = { zh: '引用的记录', en: 'Record quoted' };

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
  const [now, zone] = [deps.clock(), await schoolZone(deps.database)];
  const goals = await repository.goalsOf(deps.database, scope);
  const titles = [...HEAD[lang], momentHead(PUBLISHED[lang], zone, lang, now)];
  const columns = [
    ...titles.map((title, index) => ({ title, width: WIDTHS[index] ?? 12 })),
    ...goals.flatMap(({ name }) => {
      const title = name[lang] || name.zh;
      return [
        { title, width: 14 },
        { title: REMARK[lang](title), width: 40 },
      ];
    }),
    { title: momentHead(QUOTED[lang], zone, lang, now), width: 60 },
  ];
  const name = { zh: '实验成绩', en: 'Scores' }[lang];
  const rows = scoreRows(deps, caller, scope, { lang, zone, goals: goals.map(({ name: goal }) => goal.zh) });
  return new FileAnswer(writeWorkbook([{ name, columns, rows }], zone), {
    name: `${name}.xlsx`,
    mime: XLSX_MIME,
    size: null,
  });
}

async function assertMayExport(
  deps: Deps,
  caller: Caller,
  { eid, class_id }: Pick<ParsedInputOf<typeof scoresExport>, 'eid' | 'class_id'>,
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

interface InWords {
  readonly lang: Language;
  readonly zone: string;
  /** By their Chinese names. */
  readonly goals: readonly string[];
}

async function* scoreRows(
  deps: Deps,
  caller: Caller,
  scope: repository.Scope,
  words: InWords,
): AsyncGenerator<Cell[]> {
  for (let after = 0; ; ) {
    const runs = await repository.evaluatedAfter(deps.database, scope, after, EXPORTED_TOGETHER);
    for (const run of runs) {
      const moments = await momentsOf(deps, caller, run);
      yield* run.members.map((member) => scoreRow(run, member, moments, words));
    }
    after = runs.at(-1)?.eid ?? 0;
    if (runs.length < EXPORTED_TOGETHER) return;
  }
}

async function momentsOf(
  { database, flowCache }: Deps,
  caller: Caller,
  { eid, flow_id, content, titles }: repository.EvaluatedRun,
): Promise<readonly RecordMoment[]> {
  const quoted = quotedIn(content);
  if (quoted.length === 0) return [];
  const context = { eid, flow: await flowCache.read(flow_id), titles: new Map(Object.entries(titles)) };
  return readMoments(database, context, { id: caller.id, isStaff: true }, quoted);
}

type Judged = EvaluationContent['team'];

function scoreRow(
  run: repository.EvaluatedRun,
  member: repository.EvaluatedRun['members'][number],
  moments: readonly RecordMoment[],
  { lang, zone, goals }: InWords,
): Cell[] {
  const { team, members } = run.content;
  const own = members.find(({ user_id }) => user_id === member.user_id);
  const standing = standingOf(run.content, member.user_id, run.goals);
  const cellsOn = (name: string): Cell[] => {
    const goal = run.goals.find((one) => one.name.zh === name);
    if (!goal) return [null, null];
    const remark = bothSaid(own?.remarks[goal.id]?.text, team.remarks[goal.id]?.text, lang);
    const score = standing === 'excluded' ? null : (own?.goals[goal.id] ?? team.goals[goal.id] ?? null);
    return [score, remark];
  };
  return [
    member.student_id,
    member.name,
    run.class_name,
    run.team_name,
    nameOfRun(run, lang),
    run.project[lang] || run.project.zh,
    member.score,
    [STANDING[standing][lang], own?.decision?.reason].filter(Boolean).join(COLON[lang]),
    own?.comment ?? '',
    team.comment,
    run.published_at,
    ...goals.flatMap(cellsOn),
    quotedOf(run, [...(own ? [own] : []), team], moments, createLocalizer(lang, zone)),
  ];
}

/** Pure: what was said of the member, and what of the group. */
function bothSaid(own: string | undefined, team: string | undefined, lang: Language): string {
  return [own, team && `${{ zh: '小组：', en: 'Group: ' }[lang]}${team}`].filter(Boolean).join('\n');
}

/** Pure: the places in the record that the comments point at, those on a goal after its name. */
function quotedOf(
  { goals }: repository.EvaluatedRun,
  judged: readonly Judged[],
  moments: readonly RecordMoment[],
  localizer: Localizer,
): string {
  const colon = COLON[localizer.lang];
  const line = (about: string) => (seq: number) => {
    const moment = moments.find((one) => one.seq === seq);
    if (!moment) return [];
    const { at, who, words } = moment;
    return [`${about}${localizer.stamp(at)} ${localizer.pick(who)}${colon}${localizer.pick(words)}`];
  };
  const lines = judged.flatMap(({ moments: seqs, remarks }) => [
    ...goals.flatMap(({ id, name }) =>
      (remarks[id]?.moments ?? []).flatMap(line(`${localizer.pick(name)}${colon}`)),
    ),
    ...seqs.flatMap(line('')),
  ]);
  return lines.join('\n');
}
