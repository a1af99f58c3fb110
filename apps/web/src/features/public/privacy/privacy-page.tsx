import { myData, type OutputOf, privacyAgree, privacyNotice } from '@lets/contract';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { NoticeBody } from '../../../components/notice-body/notice-body.tsx';
import { PublicPage } from '../../../components/public-page/public-page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, call, isChangedMeanwhile } from '../../../lib/api-client.ts';
import { download } from '../../../lib/download.ts';
import { HOME } from '../../../lib/own-path.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useUser } from '../../../lib/user.ts';
import styles from './privacy.module.css';
import { useLeave } from './use-leave.ts';

type Read = OutputOf<typeof privacyNotice>;

/** `/privacy`: the notice in force, for anybody; who has to agree to it does so here, or logs out. */
export function Component() {
  const { t } = useTranslation('privacy');
  usePageTitle(t('page.title'));
  const user = useUser();
  const { read, error, ask } = useNotice();
  return (
    <PublicPage
      title={t('page.title')}
      back={t(user ? 'page.back_home' : 'page.back_login')}
      className={styles.main}
    >
      {error ? (
        <ErrorState error={error} onRetry={ask} />
      ) : !read ? (
        <SkeletonRows count={6} height={48} />
      ) : (
        <Notice read={read} onChanged={ask} />
      )}
    </PublicPage>
  );
}

function useNotice() {
  const [read, setRead] = useState<Read | null>(null);
  const [error, setError] = useState<unknown>(null);
  const ask = useCallback(() => {
    call(privacyNotice, {}, { shown: 'in-place' }).then(
      (found) => {
        setRead(found);
        setError(null);
      },
      (fault: unknown) => setError(fault),
    );
  }, []);
  useEffect(ask, [ask]);
  return { read, error, ask };
}

function Notice({ read, onChanged }: { read: Read; onChanged: () => void }) {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  const { notice, agreed_at, must_agree } = read;
  if (!notice) return <EmptyState icon="shield" title={t('page.none')} text={t('page.none_text')} />;
  return (
    <>
      <p className={styles.version}>
        {t('page.version', { version: notice.version, when: format.date(notice.published_at) })}
        {agreed_at !== null && ` · ${t('page.agreed', { when: format.dateTime(agreed_at) })}`}
      </p>
      <NoticeBody text={format.pick(notice.body)} />
      {must_agree && <Agree version={notice.version} onChanged={onChanged} />}
    </>
  );
}

function Agree({ version, onChanged }: { version: number; onChanged: () => void }) {
  const { t } = useTranslation('privacy');
  const user = useUser();
  const navigate = useNavigate();
  const leave = useLeave();
  const [isBusy, setBusy] = useState(false);
  const agree = async () => {
    setBusy(true);
    try {
      await call(privacyAgree, { version });
      if (user) await navigate(HOME[user.identity]);
    } catch (error) {
      // Another version is in force by now: it is read before it is agreed to.
      if (isChangedMeanwhile(error)) onChanged();
      else if (!(error instanceof ApiError)) console.error(error);
    }
    setBusy(false);
  };
  return (
    <section className={styles.agree} aria-label={t('page.agree_label')}>
      <p>{t('page.agree_text')}</p>
      <div>
        <Button variant="text" icon="download" onClick={() => void download(myData, {})}>
          {t('own.data_take')}
        </Button>
        <Button onClick={() => void leave()}>{t('page.leave')}</Button>
        <Button variant="primary" busy={isBusy} onClick={() => void agree()}>
          {t('page.agree')}
        </Button>
      </div>
    </section>
  );
}
