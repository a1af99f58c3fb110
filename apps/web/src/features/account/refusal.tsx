import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/icon.tsx';
import { ApiError, type NetworkError } from '../../lib/api-client.ts';
import styles from './refusal.module.css';

interface RefusalProps {
  error: ApiError | NetworkError | null;
  /** Where more can be said than the server does. */
  words?: string;
}

/** Why the server said no, in its words. */
export function Refusal({ error, words = '' }: RefusalProps) {
  const { t } = useTranslation('common');
  if (!error) return null;
  return (
    <p className={styles.refusal} role="alert">
      <Icon name="alert" size={18} />
      {words || (error instanceof ApiError ? error.message : t('error.network'))}
    </p>
  );
}
