import { Link } from 'react-router';
import { runsPath } from '../../../domain/run/run-address.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { shareOf } from './figures.ts';
import type { FiguresProps } from './figures-props.ts';
import styles from './statistics.module.css';

/** The figures in one line; those that stand for runs lead to them. */
export function KeyFigures({ figures: { totals }, filter }: FiguresProps) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const { average_minutes: minutes, average_score: score } = totals;
  const share = shareOf(totals.completed, totals.ended);
  const all = [
    { key: 'runs', value: format.number(totals.runs), to: runsPath(filter) },
    { key: 'students', value: format.number(totals.students) },
    {
      key: 'completion',
      value: share === null ? '–' : `${share}%`,
      note: t('key.completion_of', { completed: totals.completed, ended: totals.ended }),
    },
    { key: 'time', value: minutes === null ? '–' : format.duration(minutes * 60_000) },
    {
      key: 'score',
      value: score === null ? '–' : format.number(score, 1),
      note: t('key.evaluated', { count: totals.evaluated }),
      to: runsPath({ ...filter, evaluated: true }),
    },
    {
      key: 'wrong_tries',
      value: format.number(totals.wrong_tries),
      note: t('key.consequence_count', { count: totals.consequences }),
    },
    {
      key: 'interventions',
      value: format.number(totals.interventions),
      note: t('key.intervened', { count: totals.intervened_runs }),
      to: runsPath({ ...filter, intervention: 'any' }),
    },
  ] as const;
  return (
    <dl className={styles.keys}>
      {all.map(({ key, value, ...rest }) => (
        <div key={key}>
          <dt>{t(`key.${key}`)}</dt>
          <dd>
            <b>{'to' in rest ? <Link to={rest.to}>{value}</Link> : value}</b>
            {'note' in rest && <small>{rest.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
