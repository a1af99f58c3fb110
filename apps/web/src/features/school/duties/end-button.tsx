import { approvalList, dutyEnd } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import styles from './duties.module.css';

/** Asks for the end of it all. */
export function EndButton() {
  const { t } = useTranslation('duties');
  const [isAsking, setAsking] = useState(false);
  const end = useAct(dutyEnd, {
    invalidates: [approvalList],
    onSuccess: () => {
      toast(t('asked'), { type: 'info' });
      setAsking(false);
    },
    onError: () => setAsking(false),
  });
  return (
    <footer className={styles.foot}>
      <Button onClick={() => setAsking(true)}>{t('end')}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t('end_title')}
          icon="unlock"
          confirmLabel={t('end')}
          cancelLabel={t('keep')}
          busy={end.isPending}
          onConfirm={() => end.mutate({})}
          onCancel={() => setAsking(false)}
        >
          {t('end_text')}
        </ConfirmDialog>
      )}
    </footer>
  );
}
