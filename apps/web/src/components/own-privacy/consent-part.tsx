import { dataRequestOwn, privacyNotice, privacyWithdraw } from '@lets/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { useAct, useCall } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/dialog.tsx';
import { ReadFault } from '../states/states.tsx';
import styles from './own-privacy.module.css';

/** The notice and the person's consent; nothing where the school has published none. */
export function ConsentPart() {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const read = useCall(privacyNotice, {});
  if (read.isError && !read.data) return <ReadFault of={read} />;
  if (!read.data?.notice) return null;
  const { notice, agreed_at } = read.data;
  return (
    <section className={styles.part}>
      <div>
        <h3>
          <Link to="/privacy">{t('page.title')}</Link>
        </h3>
        <p>
          {agreed_at === null
            ? t('own.not_agreed', { version: notice.version })
            : t('own.agreed', { version: notice.version, when: format.dateTime(agreed_at) })}
        </p>
      </div>
      {agreed_at !== null && <Button onClick={() => setAsking(true)}>{t('own.consent_withdraw')}</Button>}
      {isAsking && <WithdrawConsent onClose={() => setAsking(false)} />}
    </section>
  );
}

function WithdrawConsent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['privacy', 'common']);
  const navigate = useNavigate();
  const act = useAct(privacyWithdraw, {
    invalidates: [privacyNotice, dataRequestOwn],
    onSuccess: () => {
      onClose();
      void navigate('/privacy');
    },
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={t('own.consent_title')}
      confirmLabel={t('own.consent_withdraw')}
      cancelLabel={t('common:act.cancel')}
      busy={act.isPending}
      onConfirm={() => act.mutate({})}
      onCancel={onClose}
    >
      <p>{t('own.consent_text')}</p>
    </ConfirmDialog>
  );
}
