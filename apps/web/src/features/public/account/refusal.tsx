import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, type NetworkError } from '../../../lib/api-client.ts';
import styles from './refusal.module.css';

interface RefusalProps {
  error: ApiError | NetworkError | null;
  /** Where more can be said than the server does. */
  words?: string;
  /** The server has no room: in how many seconds the form tries again by itself. */
  wait?: number;
}

/** Why the server said no, in its words. */
export function Refusal({ error, words = '', wait = 0 }: RefusalProps) {
  const { t } = useTranslation(['account', 'common']);
  if (wait > 0)
    return (
      <p className={styles.waiting} role="status">
        <Icon name="clock" size={18} />
        {t('account:login.come_again', { count: wait })}
      </p>
    );
  if (!error && !words) return null;
  return (
    <p className={styles.refusal} role="alert">
      <Icon name="alert" size={18} />
      {words || (error instanceof ApiError ? error.message : t('common:error.network'))}
    </p>
  );
}
