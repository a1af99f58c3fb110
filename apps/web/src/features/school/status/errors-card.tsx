import type { SystemStatus } from '@lets/contract';
import { Card } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './status.module.css';

/** What the log told as errors within a day. */
export function ErrorsCard({ errors }: Pick<SystemStatus, 'errors'>) {
  const { t } = useTranslation('status');
  const format = useFormat();
  return (
    <Card className={styles.card ?? ''}>
      <h2>{t('errors.title')}</h2>
      {errors.length === 0 ? (
        <p className={styles.text}>{t('errors.none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {(['message', 'count', 'last', 'trace'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(`errors.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {errors.map(({ message, count, last_at, trace }) => (
              <tr key={message}>
                <td>{message}</td>
                <td>{format.number(count)}</td>
                <td>{format.moment(last_at)}</td>
                <td>{trace && <code>{trace}</code>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
