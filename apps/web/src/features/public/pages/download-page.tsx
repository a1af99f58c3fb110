import { appQr, type OutputOf } from '@lets/contract';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { PhonePage } from '../../../components/phone-page/phone-page.tsx';
import { QrCode } from '../../../components/qr-code/qr-code.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import styles from './download.module.css';

type App = OutputOf<typeof appQr>;

/** /downloadApp: the app's code for another phone, its link for this one. */
export function Component() {
  const { t } = useTranslation(['system', 'common']);
  usePageTitle(t('download.title'));
  const { app, hasFailed, ask } = useApp();
  return (
    <PhonePage title={t('download.title')}>
      {app && <AppLink app={app} />}
      {!app && hasFailed && (
        <div className={styles.failed} role="alert">
          <Icon name="alert" size={28} />
          <p>{t('common:error.network')}</p>
          <Button icon="restart" onClick={ask}>
            {t('common:act.retry')}
          </Button>
        </div>
      )}
      {!app && !hasFailed && (
        <div className={styles.waiting} role="status" aria-label={t('common:loading')} />
      )}
      <p className={styles.back}>
        <Link to="/login">{t('download.to_login')}</Link>
      </p>
    </PhonePage>
  );
}

function AppLink({ app }: { app: App }) {
  const { t } = useTranslation('system');
  const [isCopied, setCopied] = useState(false);
  // Without a link of the school's own the code leads to this very page, on the phone that reads it.
  const isOwn = app.link === location.origin + location.pathname;
  return (
    <div className={styles.app}>
      <QrCode {...app} width={220} label={t('download.qr', { link: app.link })} />
      <p>{t(isOwn ? 'download.own_text' : 'download.text')}</p>
      {!isOwn && (
        <a className={styles.open} href={app.link} rel="noopener noreferrer">
          <Icon name="download" size={17} />
          {t('download.open')}
        </a>
      )}
      <p className={styles.link}>
        <span>{app.link}</span>
        <Button
          size="sm"
          icon={isCopied ? 'check' : 'copy'}
          onClick={() => void copyText(app.link).then(setCopied)}
        >
          {t(isCopied ? 'download.copied' : 'download.copy')}
        </Button>
      </p>
    </div>
  );
}

function useApp() {
  const [app, setApp] = useState<App | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const ask = useCallback(() => {
    setFailed(false);
    call(appQr, {}, { shown: 'in-place' }).then(setApp, () => setFailed(true));
  }, []);
  useEffect(ask, [ask]);
  return { app, hasFailed, ask };
}
