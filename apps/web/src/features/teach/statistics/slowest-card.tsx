import type { Statistics } from '@lets/contract';
import { Link } from 'react-router';
import { Card } from '../../../components/surface/surface.tsx';
import { runsPath } from '../../../domain/run/run-address.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { recordPath } from '../../../lib/paths.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './cards.module.css';
import type { FiguresProps } from './figures-props.ts';

/** The groups that took longest, and the section that held each up most. */
export function SlowestCard({ figures: { slowest, totals }, filter }: FiguresProps) {
  const { t } = useTranslation('statistics');
  return (
    <Card className={`${styles.card} ${styles.wide}`}>
      <header>
        <h2>{t('slowest.title')}</h2>
        <span>{t('slowest.note')}</span>
        {slowest.length > 0 && (
          <Link to={runsPath({ ...filter, ending: 'completed' })}>
            {t('slowest.all', { count: totals.completed })}
          </Link>
        )}
      </header>
      {slowest.length === 0 ? (
        <p className={styles.none}>{t('nothing_counted')}</p>
      ) : (
        <table className={styles.slowest}>
          <thead>
            <tr>
              {(['group', 'case', 'whole', 'longest', 'record'] as const).map((key) => (
                <th key={key} scope="col">
                  {key === 'record' ? (
                    <span className="visually-hidden">{t('slowest.view')}</span>
                  ) : (
                    t(`slowest.${key}`)
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slowest.map((run) => (
              <SlowRow key={run.eid} run={run} most={slowest[0]?.minutes || 1} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function SlowRow({ run, most }: { run: Statistics['slowest'][number]; most: number }) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const { section } = run;
  const name = run.team ?? run.name;
  return (
    <tr>
      <th scope="row" title={run.name}>
        {name}
      </th>
      <td>{format.pick(run.project)}</td>
      <td>
        <span className={styles.bar} style={{ width: `${(run.minutes / most) * 44}%` }} aria-hidden="true" />
        {format.duration(run.minutes * 60_000)}
      </td>
      <td>
        {section
          ? t('slowest.in', {
              name: format.pick(section.name),
              time: format.duration(section.minutes * 60_000),
            })
          : '–'}
      </td>
      <td>
        <Link to={recordPath(run.eid)} aria-label={t('slowest.view_of', { name })}>
          {t('slowest.view')}
        </Link>
      </td>
    </tr>
  );
}
