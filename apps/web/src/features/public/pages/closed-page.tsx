import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LanguageButton, Mark } from '../../../components/brand/brand.tsx';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useStore } from '../../../lib/store.ts';
import { askSystemFlag, systemFlag } from '../../../lib/system-flag.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './pages.module.css';

/** /system-close: why and until when, in the words of the person who closed it. */
export function Component() {
  const { t } = useTranslation('system');
  const { pick } = useFormat();
  const navigate = useNavigate();
  const flag = useStore(systemFlag);
  const [isAsking, setAsking] = useState(false);
  usePageTitle(t('closed.title'));

  async function retry() {
    setAsking(true);
    await askSystemFlag();
    setAsking(false);
    if (systemFlag.get()?.value === '1') toast(t('closed.still'), { type: 'info' });
    else await navigate('/');
  }

  return (
    <main className={`${styles.center} ${styles.ink}`}>
      <div className={styles.language}>
        <LanguageButton tone="ink" />
      </div>
      <Mark size={56} />
      <h1>{t('closed.title')}</h1>
      <p className={styles.text}>{pick(flag?.note) || t('closed.text')}</p>
      <div className={styles.acts}>
        <Button icon="restart" busy={isAsking} onClick={() => void retry()}>
          {t('closed.retry')}
        </Button>
        <LinkButton to="/login" variant="text" className={styles.onInk}>
          {t('closed.login')}
        </LinkButton>
      </div>
    </main>
  );
}
