import type { Withdrawal } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './result-dialog.module.css';

/** In place of scores that were taken back: that they were, by whom, when and why. */
export function WithdrawnEvaluation({ withdrawn: { by, at, reason } }: { withdrawn: Withdrawal }) {
  const { t } = useTranslation('runs');
  const format = useFormat();
  return (
    <section className={styles.evaluation} aria-label={t('evaluation.title')}>
      <header>
        <h3>{t('evaluation.withdrawn')}</h3>
        <span>{t('evaluation.withdrawn_by', { name: by.name, time: format.moment(at) })}</span>
      </header>
      <p>{t('evaluation.withdrawn_text')}</p>
      <p className={styles.reason}>{t('evaluation.withdrawn_reason', { reason })}</p>
    </section>
  );
}
