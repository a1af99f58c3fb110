import type { Language, RunFilter } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { FileAnswer } from '../../http/answers.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { RunsIn } from '../../runs/run-filter.ts';
import { nameOfRun } from '../../runs/task-name.ts';
import { schoolZone } from '../../settings.ts';
import { type Cell, type Sheet, writeWorkbook, XLSX_MIME } from '../../spreadsheets/write-sheet.ts';
import { momentHead } from '../../zone.ts';
import { figureSheets, nameIn } from './figure-sheets.ts';
import * as repository from './repository.ts';
import { assertReader, countAll } from './service.ts';
import {
  CREATOR_TYPES,
  ENDINGS,
  GRADE_NAMES,
  RUN_HEAD,
  STATUS_NAMES,
  TYPE_NAMES,
  WORDS,
} from './sheet-words.ts';

const EXPORTED_TOGETHER = 500;

/** The figures, and every run behind them, written as they are read: any number of runs takes the same memory. */
export async function exportStatistics(
  deps: Deps,
  { caller, address, lang }: Pick<RequestContext, 'caller' | 'address' | 'lang'>,
  asked: RunFilter,
): Promise<FileAnswer> {
  assertReader(caller);
  const zone = await schoolZone(deps.database);
  const filter = { ...asked, zone };
  await recordAudit(deps.database, {
    action: 'export',
    actorId: caller.id,
    target: 'statistics',
    detail: JSON.stringify(asked),
    address,
  });
  const now = deps.clock();
  const figures = figureSheets(await countAll(deps, filter, lang), lang);
  const runs: Sheet = {
    name: WORDS.runs[lang],
    columns: RUN_HEAD.map(({ title, width, isMoment }) => ({
      title: isMoment ? momentHead(title[lang], zone, lang, now) : title[lang],
      width,
    })),
    rows: runRows(deps, filter, lang),
  };
  const name = `${WORDS.statistics[lang]}.xlsx`;
  return new FileAnswer(writeWorkbook([...figures, runs], zone), { name, mime: XLSX_MIME, size: null });
}

async function* runRows({ database }: Deps, filter: RunsIn, lang: Language): AsyncGenerator<Cell[]> {
  for (let after = 0; ; ) {
    const some = await repository.runsAfter(database, filter, after, EXPORTED_TOGETHER);
    yield* some.map((run) => runRow(run, lang));
    after = some.at(-1)?.id ?? 0;
    if (some.length < EXPORTED_TOGETHER) return;
  }
}

function runRow(run: repository.ExportedRun, lang: Language): Cell[] {
  return [
    run.id,
    nameOfRun(run, lang),
    nameIn({ zh: run.project_zh, en: run.project_en }, lang),
    TYPE_NAMES[run.experiment_type][lang],
    GRADE_NAMES[run.grade][lang],
    nameIn({ zh: run.course_zh ?? '', en: run.course_en ?? '' }, lang),
    run.class_name,
    run.team_name,
    run.leader,
    run.creator,
    CREATOR_TYPES[run.creator_type][lang],
    run.members,
    run.member_names.join(lang === 'zh' ? '、' : ', '),
    run.ending ? ENDINGS[run.ending][lang] : STATUS_NAMES[run.status][lang],
    run.created_at,
    run.planned_end,
    run.started_at,
    run.ended_at,
    run.score,
  ];
}
