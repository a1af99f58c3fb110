import {
  type ClassComparison,
  type classReport,
  type EvaluationDetail,
  type ExperimentResult,
  type ParsedInputOf,
  type RichNode,
  type TeamFigures,
  totalOf,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { facts, heading, paragraph, paragraphs, table, text } from '../../documents/blocks.ts';
import { printVolume } from '../../documents/press.ts';
import { type Progress, progressOf } from '../../documents/progress.ts';
import { makeVolumesFor, VOLUME_TEXTS } from '../../documents/volumes.ts';
import type { FileAnswer } from '../../http/answers.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { createLocalizer, type Localizer } from '../../runs/localizer.ts';
import { nameIn } from '../../runs/people.ts';
import { REPORT_TEXTS } from '../../runs/report-texts.ts';
import { schoolZone } from '../../settings.ts';
import { throttle } from '../../throttle.ts';
import { zoneInWords } from '../../zone.ts';
import { compareClass } from '../compare/service.ts';
import { readEvaluation } from '../evaluation/service.ts';
import { readResult } from '../experiment/service.ts';
import { fileName } from './file-name.ts';
import { clipped } from './front-room.ts';

/** Teams in one volume, each a page or two: a class is seldom larger. */
const TEAMS_IN_VOLUME = 40;

type Asker = Pick<RequestContext, 'caller' | 'address' | 'lang' | 'gone'>;

/** One document of a class task: its teams in a table, then each of them. One at a time for a person. */
export async function generateClassReport(
  deps: Deps,
  asker: Asker,
  { id, format, job }: ParsedInputOf<typeof classReport>,
): Promise<FileAnswer> {
  const { caller, lang, gone, address } = asker;
  const task = await compareClass(deps, caller, id, lang);
  return makeVolumesFor(deps, asker, async () => {
    await throttle(deps, `report:${caller.id}`, SERVER_LIMITS.rates.reports);
    const count = Math.max(1, Math.ceil(task.list.length / TEAMS_IN_VOLUME));
    const progress = progressOf(deps, asker, job, () => count);
    const localizer = createLocalizer(lang, await schoolZone(deps.database));
    const make = async (volume: number) => {
      const gatherPaper = async () => {
        const content = await bodyOf(deps, asker, { task, volume, count, localizer, progress });
        const title = `${task.name} · ${localizer.word('class_report')}`;
        return { title, lang, content: { type: 'doc', content }, signatures: {}, images: {} };
      };
      const bytes = await printVolume(gatherPaper, format, {
        signal: gone,
        isFurther: volume > 0,
        waits: (ahead) => progress.waiting(ahead),
        sets: (done, of) => progress.setting(volume, done, of),
      });
      const target = `report of class task ${id}`;
      if (volume === 0)
        await recordAudit(deps.database, {
          action: 'export',
          actorId: caller.id,
          target,
          detail: format,
          address,
        });
      return bytes;
    };
    const name = `${fileName(task.name)}-${REPORT_TEXTS.class_report[lang]}`;
    return { count, format, lang, name, make };
  });
}

interface Volume {
  readonly task: ClassComparison;
  readonly volume: number;
  readonly count: number;
  readonly localizer: Localizer;
  readonly progress: Progress;
}

async function bodyOf(deps: Deps, { caller, lang }: Asker, part: Volume): Promise<RichNode[]> {
  const { task, volume, count, localizer, progress } = part;
  const teams = task.list.slice(volume * TEAMS_IN_VOLUME, (volume + 1) * TEAMS_IN_VOLUME);
  const blocks = [
    heading(1, localizer.word('class_report')),
    { ...heading(2, task.name), attrs: { level: 2, textAlign: 'center' } },
    ...(count > 1
      ? [
          {
            ...paragraph(text(VOLUME_TEXTS[lang].which(volume + 1, count))),
            attrs: { textAlign: 'center' },
          },
        ]
      : []),
    ...(volume === 0 ? summary(task, localizer, deps.clock(), await schoolZone(deps.database)) : []),
  ];
  for (const [at, team] of teams.entries()) {
    if (volume === 0) progress.reading(at, teams.length);
    blocks.push(heading(2, team.name));
    if (team.eid === null || team.started_at === null) {
      blocks.push(paragraph(text(localizer.word('waiting'))));
      continue;
    }
    const result = await readResult(deps, caller, team.eid, lang);
    const evaluation = team.ended_at === null ? null : await readEvaluation(deps, caller, team.eid, lang);
    blocks.push(...teamBlocks(team, result, evaluation, localizer));
  }
  progress.composing(volume);
  return blocks;
}

/** Pure: what the task is, and its teams side by side. */
function summary(task: ClassComparison, localizer: Localizer, now: number, zone: string): RichNode[] {
  const head = ['team', 'ending', 'took', 'papers', 'ballots', 'wrong', 'class_score'] as const;
  const rows = task.list.map((team) => [
    team.name,
    endingOf(team, localizer),
    team.took === null ? '' : localizer.length(team.took),
    ...[team.documents, team.votes, team.wrong_tries].map(String),
    scoresIn(team, localizer),
  ]);
  return [
    facts([
      [localizer.word('class_name'), task.class.name],
      [localizer.word('project'), localizer.pick(task.project.name)],
      [localizer.word('teams'), String(task.list.length)],
      [localizer.word('made'), localizer.dateTime(now)],
      [localizer.word('zone'), zoneInWords(zone, localizer.lang, [now])],
    ]),
    heading(2, localizer.word('side_by_side')),
    table(
      head.map((key) => localizer.word(key)),
      rows,
      [112, 94, 78, 60, 56, 56, 124],
    ),
  ];
}

function endingOf({ ending, started_at }: TeamFigures, localizer: Localizer): string {
  return localizer.word(ending ?? (started_at === null ? 'waiting' : 'running'));
}

/** Pure: the mean, and between which it lies. */
function scoresIn({ scores, ended_at }: TeamFigures, localizer: Localizer): string {
  if (!scores) return ended_at === null ? '' : localizer.word('not_evaluated');
  const { mean, lowest, highest } = scores;
  if (lowest === highest) return String(mean);
  return localizer.lang === 'zh' ? `${mean}（${lowest}–${highest}）` : `${mean} (${lowest}–${highest})`;
}

/** Pure: one team on a page or two. */
function teamBlocks(
  team: TeamFigures,
  { members, sections, ending_reason }: ExperimentResult,
  evaluation: EvaluationDetail | null,
  localizer: Localizer,
): RichNode[] {
  const published = evaluation?.published ?? null;
  const rows = members.map((member) => {
    const score = published && totalOf(published.content, member.id, evaluation?.goals ?? []);
    return [
      nameIn(member, localizer.lang),
      member.roles.length > 0
        ? localizer.list(member.roles.map(({ name }) => localizer.pick(name)))
        : localizer.word('observer'),
      score === null ? '' : String(score),
    ];
  });
  const comment = published?.content.team.comment ?? '';
  return [
    facts([
      [
        localizer.word('took'),
        [
          [localizer.stamp(team.started_at), localizer.stamp(team.ended_at)].filter(Boolean).join(' – '),
          team.took === null ? '' : localizer.length(team.took),
        ]
          .filter(Boolean)
          .join(' · '),
      ],
      [localizer.word('ending'), endingOf(team, localizer)],
      [localizer.word('ending_reason'), ending_reason ?? ''],
      [localizer.word('class_score'), scoresIn(team, localizer)],
    ]),
    table(
      (['member', 'roles', 'score'] as const).map((key) => localizer.word(key)),
      rows,
      [150, 340, 90],
    ),
    ...(comment ? [heading(4, localizer.word('team_comment')), ...paragraphs(clipped(comment, 14))] : []),
    heading(4, localizer.word('path')),
    pathOf(sections, localizer),
  ];
}

/** Pure: the path in fewer words than a report of one run has for it. */
function pathOf(sections: ExperimentResult['sections'], localizer: Localizer): RichNode {
  const rows = sections.map(({ name, opened_at, closed_at, option, speeches, wrong_tries }) => [
    localizer.pick(name),
    localizer.pick(option),
    closed_at === null ? '' : localizer.length(closed_at - opened_at),
    speeches > 0 ? String(speeches) : '',
    wrong_tries > 0 ? String(wrong_tries) : '',
  ]);
  const head = (['section', 'option', 'took', 'said', 'wrong'] as const).map((key) => localizer.word(key));
  return table(head, rows, [112, 282, 70, 50, 66]);
}
