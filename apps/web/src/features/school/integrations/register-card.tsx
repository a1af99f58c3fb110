import { ltiRegistrationStart } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { CopyButton } from './addresses-card.tsx';
import styles from './integrations.module.css';

/** The address with which a learning platform registers itself. */
export function RegisterCard() {
  const { t } = useTranslation('integrations');
  const format = useFormat();
  const start = useAct(ltiRegistrationStart);
  return (
    <Card className={styles.card ?? ''}>
      <h2>{t('register.title')}</h2>
      <p className={styles.text}>{t('register.text')}</p>
      {start.data && (
        <div className={styles.once} role="status">
          <code>{start.data.url}</code>
          <CopyButton text={start.data.url} what={t('register.title')} />
          <small>{t('register.until', { time: format.dateTime(start.data.expires_at) })}</small>
        </div>
      )}
      <Button icon="link" busy={start.isPending} onClick={() => start.mutate({})}>
        {t('register.start')}
      </Button>
    </Card>
  );
}
