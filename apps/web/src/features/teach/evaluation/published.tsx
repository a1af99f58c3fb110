import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Evaluated } from './evaluated.ts';
import styles from './published.module.css';
import sheet from './sheet.module.css';
import { TakeBack } from './take-back.tsx';

/** What the students were shown, why it was changed, and what was taken back. */
export function Published({ evaluation: { eid, published, versions } }: { evaluation: Evaluated }) {
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  if (versions.length === 0) return <p className={sheet.note}>{t('history.none')}</p>;
  return (
    <section className={styles.history}>
      <header>
        <h2>{t('history.title')}</h2>
        {published && <TakeBack eid={eid} version={published.version} />}
      </header>
      <ol>
        {versions.map(({ version, published_by, published_at, reason, withdrawn }) => (
          <li key={version}>
            <b>{t('history.version', { version })}</b>
            <span>{[published_by.name, format.dateTime(published_at)].join(t('joiner'))}</span>
            {reason && <p>{reason}</p>}
            {withdrawn && (
              <p className={styles.withdrawn}>
                {t('history.withdrawn', {
                  name: withdrawn.by.name,
                  time: format.dateTime(withdrawn.at),
                  reason: withdrawn.reason,
                })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
