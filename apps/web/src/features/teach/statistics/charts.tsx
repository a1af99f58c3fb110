import { EXPERIMENT_STATUS } from '@lets/contract';
import { useMemo } from 'react';
import { ChartCard } from '../../../components/chart/chart.tsx';
import { draw } from '../../../components/chart/look.ts';
import type { RunQuestion } from '../../../domain/run/run-address.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useDrill, useTable } from './drill.ts';
import { placeOf, scoreBands, shareOf } from './figures.ts';
import type { FiguresProps } from './figures-props.ts';

export const HEIGHT = 208;

/** A period within the one that is looked at already. */
function within(filter: RunQuestion, from: number, until: number): RunQuestion {
  return { from: Math.max(from, filter.from ?? from), until: Math.min(until, filter.until ?? until) };
}

export function MonthChart({ figures: { by_month }, filter }: FiguresProps) {
  const { t } = useTranslation('statistics');
  const { language } = useFormat();
  const drill = useDrill(filter);
  const labels = by_month.map(({ month }) => monthName(month, language));
  const option = useMemo(
    () =>
      draw({
        labels: by_month.map(({ month }) => monthName(month, language)),
        hasLegend: true,
        series: [
          {
            name: t('column.ended'),
            color: '--ink-700',
            values: by_month.map((row) => row.ended),
            words: [],
            stack: true,
          },
          {
            name: t('column.not_ended'),
            color: '--ink-300',
            values: by_month.map((row) => row.runs - row.ended),
            words: by_month.map((row) => String(row.runs)),
            stack: true,
          },
        ],
      }),
    [by_month, language, t],
  );
  const table = useTable(
    filter,
    [t('column.month'), t('column.runs'), t('column.ended'), t('column.completed')],
    by_month.map((row, index) => {
      const of = within(filter, row.from, row.until);
      return {
        label: labels[index] ?? row.month,
        cells: [
          { text: String(row.runs), of },
          { text: String(row.ended), of: { ...of, status: 'ended' } },
          { text: String(row.completed), of: { ...of, ending: 'completed' } },
        ],
      };
    }),
  );
  return (
    <ChartCard
      title={t('chart.month')}
      note={t('chart.month_note')}
      height={HEIGHT}
      option={option}
      table={table}
      isEmpty={by_month.length === 0}
      onPick={(index, series) => {
        const row = by_month[index];
        if (row) drill({ ...within(filter, row.from, row.until), ...(series === 0 && { status: 'ended' }) });
      }}
    />
  );
}

function monthName(month: string, language: 'zh' | 'en'): string {
  const [year = '', number = ''] = month.split('-');
  return language === 'zh' ? `${year}/${Number(number)}` : `${Number(number)}/${year}`;
}

interface Group {
  readonly label: string;
  readonly of: RunQuestion;
  readonly runs: number;
  readonly ended: number;
  readonly completed: number;
}

/** Groups of runs as lying bars, each with its share of completed among ended. */
function GroupChart(props: {
  title: string;
  note?: string;
  head: string;
  height: number;
  groups: readonly Group[];
  filter: RunQuestion;
}) {
  const { title, note, head, height, groups, filter } = props;
  const { t } = useTranslation('statistics');
  const drill = useDrill(filter);
  const option = useMemo(
    () =>
      draw({
        labels: groups.map(({ label }) => label),
        isLying: true,
        series: [
          {
            name: title,
            color: '--ink-700',
            values: groups.map(({ runs }) => runs),
            words: groups.map(({ runs, ended, completed }) => {
              const share = shareOf(completed, ended);
              return share === null ? String(runs) : `${runs}   ${share}%`;
            }),
          },
        ],
      }),
    [groups, title],
  );
  const table = useTable(
    filter,
    [head, t('column.runs'), t('column.ended'), t('column.completed'), t('column.share')],
    groups.map(({ label, of, runs, ended, completed }) => ({
      label,
      cells: [
        { text: String(runs), of },
        { text: String(ended), of: { ...of, status: 'ended' } },
        { text: String(completed), of: { ...of, ending: 'completed' } },
        { text: `${shareOf(completed, ended) ?? '–'}%` },
      ],
    })),
  );
  return (
    <ChartCard
      title={title}
      note={note}
      height={height}
      option={option}
      table={table}
      isEmpty={groups.every(({ runs }) => runs === 0)}
      onPick={(index) => {
        const group = groups[index];
        if (group) drill(group.of);
      }}
    />
  );
}

export function TypeChart({ figures: { by_type }, filter }: FiguresProps) {
  const { t } = useTranslation(['statistics', 'common']);
  const groups = useMemo(
    () =>
      by_type
        .map((row) => ({
          ...row,
          label: t(`common:type.${row.experiment_type}`),
          of: { experiment_type: row.experiment_type },
        }))
        .sort((a, b) => b.runs - a.runs),
    [by_type, t],
  );
  const words = { title: t('chart.type'), note: t('chart.share_note'), head: t('filter.type') };
  return <GroupChart {...words} height={HEIGHT} groups={groups} filter={filter} />;
}

export function GradeChart({ figures: { by_grade }, filter }: FiguresProps) {
  const { t } = useTranslation(['statistics', 'common']);
  const groups = useMemo(
    () =>
      by_grade.map((row) => ({ ...row, label: t(`common:grade.${row.grade}`), of: { grade: row.grade } })),
    [by_grade, t],
  );
  const words = { title: t('chart.grade'), head: t('filter.grade') };
  return <GroupChart {...words} height={118} groups={groups} filter={filter} />;
}

export function CourseChart({ figures: { by_course }, filter }: FiguresProps) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const groups = useMemo(
    () =>
      by_course.map((row) => ({
        ...row,
        label: row.course ? format.pick(row.course.name) : t('no_course'),
        of: row.course ? { course_id: row.course.id } : { no_course: true },
      })),
    [by_course, format, t],
  );
  const words = { title: t('chart.course'), note: t('chart.share_note'), head: t('filter.course') };
  // Every course has its line: a school with many has a higher chart, not a crowded one.
  const height = groups.length * 26 + 8;
  return <GroupChart {...words} height={height} groups={groups} filter={filter} />;
}

export function StatusChart({ figures: { totals }, filter }: FiguresProps) {
  const { t } = useTranslation('statistics');
  const drill = useDrill(filter);
  const option = useMemo(
    () =>
      draw({
        labels: EXPERIMENT_STATUS.map((status) => t(`status.${status}`)),
        isLying: true,
        series: [
          {
            name: t('chart.status'),
            color: '--azure-600',
            values: EXPERIMENT_STATUS.map((status) => totals[status]),
            words: EXPERIMENT_STATUS.map((status) => String(totals[status])),
          },
        ],
      }),
    [totals, t],
  );
  const table = useTable(
    filter,
    [t('filter.status'), t('column.runs')],
    EXPERIMENT_STATUS.map((status) => ({
      label: t(`status.${status}`),
      cells: [{ text: String(totals[status]), of: { status } }],
    })),
  );
  return (
    <ChartCard
      title={t('chart.status')}
      height={76}
      option={option}
      table={table}
      isEmpty={totals.runs === 0}
      onPick={(index) => drill({ status: EXPERIMENT_STATUS[index] })}
    />
  );
}

export function ScoreChart({ figures: { scores, totals }, filter }: FiguresProps) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const drill = useDrill(filter);
  const average = totals.average_score;
  const all = scores.reduce((sum, { members }) => sum + members, 0);
  const option = useMemo(() => {
    const bands = scoreBands(scores);
    return draw({
      labels: bands.map(({ label }) => label),
      series: [
        { name: t('column.members'), color: '--azure-600', values: bands.map(({ members }) => members) },
      ],
      mark:
        average === null
          ? undefined
          : { at: placeOf(average), word: t('chart.average', { score: format.number(average, 1) }) },
    });
  }, [scores, average, format, t]);
  const table = useTable(
    filter,
    [t('column.score'), t('column.members')],
    scores.map(({ from, members }) => ({
      label: from === 90 ? '90–100' : `${from}–${from + 9}`,
      cells: [{ text: String(members), of: { score: from } }],
    })),
  );
  return (
    <ChartCard
      title={t('chart.scores')}
      note={t('chart.scores_note', { count: all })}
      height={HEIGHT}
      option={option}
      table={table}
      isEmpty={all === 0}
      onPick={(index) => {
        const tens = scoreBands(scores)[index]?.tens ?? [];
        const [only] = tens;
        drill(only !== undefined && tens.length === 1 ? { score: only } : { score_below: 60 });
      }}
    />
  );
}

export function WeekChart({ figures: { by_week }, filter, className }: FiguresProps & { className: string }) {
  const { t } = useTranslation('statistics');
  const drill = useDrill(filter);
  const option = useMemo(
    () =>
      draw({
        labels: by_week.map(({ week }) => weekName(week)),
        hasLegend: true,
        series: (['started', 'ended', 'students'] as const).map((key) => ({
          name: t(`column.week_${key}`),
          kind: 'line',
          color: ({ started: '--ink-700', ended: '--jade-600', students: '--ochre-600' } as const)[key],
          values: by_week.map((row) => row[key]),
        })),
      }),
    [by_week, t],
  );
  const of = (row: (typeof by_week)[number] | undefined, isEnd: boolean): RunQuestion => {
    if (!row) return {};
    return isEnd
      ? { ended_from: row.from, ended_until: row.until }
      : { started_from: row.from, started_until: row.until };
  };
  const table = useTable(
    filter,
    [t('column.week'), t('column.week_started'), t('column.week_ended'), t('column.week_students')],
    by_week.map((row) => ({
      label: row.week.replaceAll('-', '/'),
      cells: [
        { text: String(row.started), of: of(row, false) },
        { text: String(row.ended), of: of(row, true) },
        { text: String(row.students), of: of(row, false) },
      ],
    })),
  );
  return (
    <ChartCard
      title={t('chart.week')}
      className={className}
      note={t('chart.week_note')}
      height={240}
      option={option}
      table={table}
      isEmpty={by_week.length === 0}
      onPick={(index, series) => drill(of(by_week[index], series === 1))}
    />
  );
}

function weekName(week: string): string {
  const [, month, day] = week.split('-').map(Number);
  return `${month}/${day}`;
}
