import { playersDismiss } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/dialog.tsx';
import { toast } from '../../../../components/toast/toast.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useAct } from '../../../../lib/query.ts';
import { only, useRoom } from '../room-context.tsx';
import styles from './bar.module.css';

/** How many roles practice partners play; the leader may go on without them. */
export function PartnersLine() {
  const { t } = useTranslation('practice');
  const { detail, me } = useRoom(only('detail', 'me'));
  const holders = useRoom(({ state }) => state.holders);
  const isRunning = useRoom(({ state }) => state.status === 'in_progress');
  const [isAsked, setAsked] = useState(false);
  const partners = new Set(detail.members.filter((member) => member.automatic).map(({ id }) => id));
  const count = Object.values(holders).filter((id) => partners.has(id)).length;
  const dismiss = useAct(playersDismiss, {
    onSuccess: () => {
      toast(t('dismissed'), { type: 'success' });
      setAsked(false);
    },
  });
  if (count === 0) return null;
  const mayDismiss = me.isLeader && isRunning;
  return (
    <div className={styles.leader}>
      <span>{t('room_here', { count })}</span>
      {mayDismiss && (
        <Button size="sm" onClick={() => setAsked(true)}>
          {t('dismiss')}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('dismiss_title')}
          icon="exit"
          confirmLabel={t('dismiss_confirm')}
          cancelLabel={t('dismiss_keep')}
          busy={dismiss.isPending}
          onConfirm={() => dismiss.mutate({ eid: detail.eid })}
          onCancel={() => setAsked(false)}
        >
          <p>{t('dismiss_text_run', { count })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
