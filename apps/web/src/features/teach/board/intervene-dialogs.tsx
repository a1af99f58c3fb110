import { control, guideBoard, LIMITS } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog, Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';

/** Pauses a run, with the reason that its students read. */
export function BanDialog({ eid, onClose }: { eid: number; onClose: () => void }) {
  const { t } = useTranslation(['guide', 'common']);
  const [reason, setReason] = useState('');
  const act = useAct(control, { invalidates: [guideBoard], onSuccess: onClose });
  const isReady = reason.trim() !== '' && [...reason].length <= LIMITS.reason;
  return (
    <Dialog
      title={t('ban.title')}
      icon="ban"
      iconTone="plum"
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button
            variant="primary"
            busy={act.isPending}
            disabled={!isReady}
            onClick={() =>
              act.mutate({ kind: 'ban', eid, reason: reason.trim(), request_id: newRequestId() })
            }
          >
            {t('act.ban')}
          </Button>
        </>
      }
    >
      <Field
        label={t('ban.reason')}
        count={{ value: reason, max: LIMITS.reason }}
        hint={t('ban.hint')}
        required
      >
        {(field) => (
          <TextArea {...field} rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </Dialog>
  );
}

/** Ends a vote with the ballots that were names. */
export function EndVoteDialog(props: { eid: number; nodeId: string; onClose: () => void }) {
  const { eid, nodeId, onClose } = props;
  const { t } = useTranslation('guide');
  const act = useAct(control, { invalidates: [guideBoard], onSuccess: onClose });
  return (
    <ConfirmDialog
      title={t('end_vote.title')}
      icon="ballot"
      tone="primary"
      confirmLabel={t('act.end_vote')}
      cancelLabel={t('end_vote.cancel')}
      busy={act.isPending}
      onConfirm={() => act.mutate({ kind: 'end_vote', eid, nid: nodeId, request_id: newRequestId() })}
      onCancel={onClose}
    >
      {t('end_vote.text')}
    </ConfirmDialog>
  );
}
