import { sumOfWeights } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './gradebook.module.css';
import type { Gradebook } from './gradebook-page.tsx';

/** What the weights come to in each class, and what the cells of the table mean. */
export function Legend({ book: { tasks } }: { book: Gradebook }) {
  const { t } = useTranslation('gradebook');
  const { number, list } = useFormat();
  if (tasks.length === 0) return <p className={styles.legend}>{t('no_tasks')}</p>;
  const sums = [...Map.groupBy(tasks, (task) => task.class.id).values()].map((own) => ({
    name: own[0]?.class.name ?? '',
    sum: sumOfWeights(own.map(({ weight }) => weight)),
  }));
  const isUnset = sums.every(({ sum }) => sum === 0);
  const isScaled = sums.some(({ sum }) => sum > 0 && sum !== 100);
  const words = list(
    sums.map(({ name, sum }) =>
      sum === 0
        ? t('weight.none_of', { class: name })
        : t('weight.sum_of', { class: name, sum: number(sum, 1) }),
    ),
  );
  return (
    <dl className={styles.legend}>
      <div>
        <dt>{t('weight.sums')}</dt>
        <dd data-warning={isUnset || isScaled || undefined}>
          {isUnset ? t('weight.unset') : words}
          {isScaled && <small>{t('weight.scaled')}</small>}
        </dd>
      </div>
      <div>
        <dt>{t('legend.title')}</dt>
        <dd>
          {t('legend.published')}
          <span className={styles.mark} aria-hidden="true" />
          {t('legend.by_hand')}
        </dd>
      </div>
    </dl>
  );
}
