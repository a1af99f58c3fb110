import { type Bilingual, type Compared, type Language, type Statistics, wallClock } from '@lets/contract';
import type { Cell, Sheet } from '../../spreadsheets/write-sheet.ts';
import {
  COMPARED,
  DAY_NAMES,
  FIGURES,
  GRADE_NAMES,
  INTERVENTION_NAMES,
  TYPE_NAMES,
  WORDS,
} from './sheet-words.ts';

type Word = keyof typeof WORDS;

/** Every figure of the page: the sums and groups, the hours of the week, the slowest groups, and the sections of a case. */
export function figureSheets(statistics: Statistics, lang: Language): Sheet[] {
  const { sections } = statistics;
  return [
    sumSheet(statistics, lang),
    activitySheet(statistics, lang),
    slowestSheet(statistics, lang),
    ...(sections ? [sectionSheet(sections, lang)] : []),
  ];
}

export function nameIn(name: Bilingual | undefined, lang: Language): string {
  return name?.[lang] || name?.zh || '';
}

function columns(lang: Language, words: readonly Word[], width: number): Sheet['columns'] {
  return words.map((word) => ({ title: WORDS[word][lang], width }));
}

function sumSheet(statistics: Statistics, lang: Language): Sheet {
  const { totals, by_type, by_grade, by_course, by_month, by_week, scores, by_intervention } = statistics;
  const block = (title: Word, heads: readonly Word[], rows: Cell[][]): Cell[][] => [
    [],
    [WORDS[title][lang], ...heads.map((head) => WORDS[head][lang])],
    ...rows,
  ];
  const group = (title: Word, rows: readonly (readonly [string, Counts])[]) =>
    block(
      title,
      ['runs', 'ended', 'completed'],
      rows.map(([name, { runs, ended, completed }]) => [name, runs, ended, completed]),
    );
  return {
    name: WORDS.figures[lang],
    columns: columns(lang, ['figure', 'value', 'blank', 'blank'], 24),
    rows: [
      ...FIGURES.map(({ key, name }): Cell[] => [name[lang], totals[key]]),
      ...comparisonBlock(statistics, lang),
      ...group(
        'by_type',
        by_type.map((row) => [TYPE_NAMES[row.experiment_type][lang], row]),
      ),
      ...group(
        'by_grade',
        by_grade.map((row) => [GRADE_NAMES[row.grade][lang], row]),
      ),
      ...group(
        'by_course',
        by_course.map((row) => [nameIn(row.course?.name, lang) || WORDS.none[lang], row]),
      ),
      ...group(
        'by_month',
        by_month.map((row) => [row.month.slice(0, 7), row]),
      ),
      ...block(
        'by_week',
        ['started', 'ended', 'students'],
        by_week.map((row) => [row.week, row.started, row.ended, row.students]),
      ),
      ...block(
        'scores',
        ['members'],
        scores.map(({ from, members }) => [`${from}–${from === 90 ? 100 : from + 9}`, members]),
      ),
      ...block(
        'interventions',
        ['times', 'groups'],
        by_intervention.map(({ kind, times, runs }) => [INTERVENTION_NAMES[kind][lang], times, runs]),
      ),
    ],
  };
}

interface Counts {
  readonly runs: number;
  readonly ended: number;
  readonly completed: number;
}

function comparisonBlock({ comparison: { now, before }, zone }: Statistics, lang: Language): Cell[][] {
  return [
    [],
    [WORDS.comparison[lang], spanOf(now, zone), spanOf(before, zone)],
    ...COMPARED.map(({ key, name }): Cell[] => [name[lang], now[key], before[key]]),
  ];
}

/** The days of a period. */
function spanOf({ from, until }: Compared, zone: string): string {
  const day = (time: number) => wallClock(time, zone).slice(0, 10);
  return `${day(from)} – ${day(until - 1)}`;
}

function activitySheet({ activity, zone }: Statistics, lang: Language): Sheet {
  const acts = new Map(activity.map((row) => [row.hour, row.acts]));
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  return {
    name: WORDS.activity[lang],
    columns: [
      { title: `${WORDS.day[lang]} (${zone})`, width: 24 },
      ...hours.map((hour) => ({ title: `${hour}:00`, width: 7 })),
    ],
    rows: DAY_NAMES.map((name, day) => [name[lang], ...hours.map((hour) => acts.get(day * 24 + hour) ?? 0)]),
  };
}

function slowestSheet({ slowest }: Statistics, lang: Language): Sheet {
  return {
    name: WORDS.slowest[lang],
    columns: columns(lang, ['run', 'task', 'group', 'project', 'minutes', 'longest', 'section_minutes'], 24),
    rows: slowest.map(({ eid, name, team, project, minutes, section }) => [
      eid,
      name,
      team,
      nameIn(project, lang),
      minutes,
      nameIn(section?.name, lang),
      section?.minutes ?? null,
    ]),
  };
}

function sectionSheet(sections: NonNullable<Statistics['sections']>, lang: Language): Sheet {
  return {
    name: WORDS.sections[lang],
    columns: columns(lang, ['section', 'passes', 'median', 'slow_tenth', 'wrong', 'consequences'], 20),
    rows: sections.map((row) => [
      nameIn(row.name, lang),
      row.passes,
      row.median_minutes,
      row.slowest_minutes,
      row.wrong_tries,
      row.consequences,
    ]),
  };
}
