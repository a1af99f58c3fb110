import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Evaluated } from './evaluated.ts';
import styles from './published.module.css';
import sheet from './sheet.module.css';

/** What the students were shown, and why it was changed. */
export function Published({ evaluation: { versions } }: { evaluation: Evaluated }) {
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  if (versions.length === 0) return <p className={sheet.note}>{t('history.none')}</p>;
  return (
    <section className={styles.history}>
      <h2>{t('history.title')}</h2>
      <ol>
        {versions.map(({ version, published_by, published_at, reason }) => (
          <li key={version}>
            <b>{t('history.version', { version })}</b>
            <span>{[published_by.name, format.dateTime(published_at)].join(t('joiner'))}</span>
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
