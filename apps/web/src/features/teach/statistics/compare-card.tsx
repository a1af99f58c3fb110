import type { Compared } from '@lets/contract';
import { Link } from 'react-router';
import { Card } from '../../../components/surface/surface.tsx';
import { runsPath } from '../../../domain/run/run-address.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './cards.module.css';
import { shareOf } from './figures.ts';
import type { FiguresProps } from './figures-props.ts';

const RUNS = [
  'runs',
  'students',
  'completion',
  'time',
  'score',
  'wrong_tries',
  'consequences',
  'interventions',
] as const;
type Key = (typeof RUNS)[number];

function figureOf(period: Compared, key: Key): number | null {
  if (key === 'completion') return shareOf(period.completed, period.ended);
  if (key === 'time') return period.average_minutes;
  if (key === 'score') return period.average_score;
  return period[key];
}

/** This period beside the same days a year earlier. */
export function CompareCard({ figures: { comparison }, filter }: FiguresProps) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const { now, before } = comparison;
  const span = ({ from, until }: Compared) => format.span(from, until - 1);
  const isSchoolYear = filter.from === undefined && filter.until === undefined;
  return (
    <Card className={styles.card}>
      <header>
        <h2>{t('compare.title')}</h2>
        {isSchoolYear && <span>{t('compare.school_year')}</span>}
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('compare.figure')}</span>
            </th>
            <th scope="col">
              {t('compare.now')}
              <small>{span(now)}</small>
            </th>
            <th scope="col">
              {t('compare.before')}
              <small>{span(before)}</small>
            </th>
            <th scope="col">{t('compare.change')}</th>
          </tr>
        </thead>
        <tbody>
          {RUNS.map((key) => (
            <tr key={key}>
              <th scope="row">{t(`key.${key}`)}</th>
              {[now, before].map((period) => (
                <td key={period.from}>
                  <Value figure={key} value={figureOf(period, key)} to={linkOf(filter, key, period)} />
                </td>
              ))}
              <td>
                <Change figure={key} now={figureOf(now, key)} before={figureOf(before, key)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Figures that stand for runs lead to them. */
function linkOf(filter: FiguresProps['filter'], key: Key, { from, until }: Compared): string | null {
  const of = { ...filter, from, until };
  if (key === 'runs') return runsPath(of);
  if (key === 'completion') return runsPath({ ...of, ending: 'completed' });
  if (key === 'score') return runsPath({ ...of, evaluated: true });
  return key === 'interventions' ? runsPath({ ...of, intervention: 'any' }) : null;
}

function useWord() {
  const format = useFormat();
  return (key: Key, value: number) => {
    if (key === 'completion') return `${value}%`;
    return key === 'time' ? format.duration(value * 60_000) : format.number(value, 1);
  };
}

function Value({ figure, value, to }: { figure: Key; value: number | null; to: string | null }) {
  const word = useWord();
  if (value === null) return '–';
  return to && value > 0 ? <Link to={to}>{word(figure, value)}</Link> : word(figure, value);
}

/** More is better for what is completed and scored; the rest only differs. */
function Change({ figure, now, before }: { figure: Key; now: number | null; before: number | null }) {
  const { t } = useTranslation('statistics');
  const word = useWord();
  const format = useFormat();
  if (now === null || before === null) return '–';
  const change = Math.round((now - before) * 10) / 10;
  if (change === 0) return t('compare.same');
  const isJudged = figure === 'completion' || figure === 'score';
  const amount =
    figure === 'completion'
      ? t('compare.points', { value: format.number(Math.abs(change)) })
      : word(figure, Math.abs(change));
  return (
    <span data-judged={isJudged ? (change > 0 ? 'better' : 'worse') : undefined}>
      {change > 0 ? '+' : '−'}
      {amount}
    </span>
  );
}
