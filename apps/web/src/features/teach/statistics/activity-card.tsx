import { FigureCard } from '../../../components/chart/chart.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './activity.module.css';
import { HEIGHT } from './charts.tsx';
import { useDrill, useTable } from './drill.ts';
import { shadeOf } from './figures.ts';
import type { FiguresProps } from './figures-props.ts';

const DAYS = Array.from({ length: 7 }, (_, day) => day);
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const SHADES = [0, 1, 2, 3, 4, 5] as const;

/** When students are at work: each hour of the week in a shade, darker where more was done. */
export function ActivityCard({ figures: { activity, zone }, filter }: FiguresProps) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const drill = useDrill(filter);
  const acts = new Map(activity.map((row) => [row.hour, row.acts]));
  const busiest = activity.reduce((most, row) => (row.acts > most.acts ? row : most), { hour: 0, acts: 0 });
  const table = useTable(
    filter,
    [t('column.hour'), t('column.acts')],
    activity.map((row) => ({
      label: format.hourOfWeek(row.hour),
      cells: [{ text: format.number(row.acts), of: { active_in: row.hour } }],
    })),
  );
  return (
    <FigureCard
      title={t('chart.activity')}
      note={t('chart.activity_note', { zone: format.zone(zone) })}
      height={HEIGHT}
      table={table}
      isEmpty={activity.length === 0}
    >
      <div className={styles.map} style={{ height: HEIGHT }} aria-hidden="true">
        {DAYS.map((day) => (
          <div key={day} className={styles.day}>
            <span>{format.weekday(day)}</span>
            {HOURS.map((of) => {
              const hour = day * 24 + of;
              const count = acts.get(hour) ?? 0;
              const name = t('activity_at', { hour: format.hourOfWeek(hour), count });
              return count > 0 ? (
                <button
                  key={of}
                  type="button"
                  tabIndex={-1}
                  title={name}
                  data-shade={shadeOf(count, busiest.acts)}
                  onClick={() => drill({ active_in: hour })}
                />
              ) : (
                <i key={of} title={name} data-shade={0} />
              );
            })}
          </div>
        ))}
        <div className={styles.hours}>
          {HOURS.filter((of) => of % 3 === 0).map((of) => (
            <span key={of}>{of}</span>
          ))}
        </div>
        <footer className={styles.scale}>
          <span>{t('less')}</span>
          {SHADES.map((shade) => (
            <i key={shade} data-shade={shade} />
          ))}
          <span>{t('more')}</span>
          <b>{t('busiest', { hour: format.hourOfWeek(busiest.hour), count: busiest.acts })}</b>
        </footer>
      </div>
    </FigureCard>
  );
}
