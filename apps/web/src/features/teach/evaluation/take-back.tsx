import { CODE, evaluateDetail, evaluateWithdraw, experimentList, LIMITS } from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { callKey } from '../../../lib/query.ts';
import styles from './published.module.css';

interface TakeBackProps {
  eid: number;
  /** The version in force. */
  version: number;
}

/** Takes what the students see back for revision, after a question and with a reason. */
export function TakeBack(props: TakeBackProps) {
  const { t } = useTranslation('evaluate');
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button size="sm" icon="undo" onClick={() => ask(true)}>
        {t('take_back.act')}
      </Button>
      {isAsking && <TakeBackDialog {...props} onClose={() => ask(false)} />}
    </>
  );
}

function TakeBackDialog({ eid, version, onClose }: TakeBackProps & { onClose: () => void }) {
  const { t } = useTranslation(['evaluate', 'common']);
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isReady = reason.trim() !== '' && [...reason].length <= LIMITS.reason;
  const takeBack = async () => {
    setBusy(true);
    try {
      await call(evaluateWithdraw, { eid, version, reason: reason.trim() }, { shown: 'in-place' });
      toast(t('take_back.done'), { type: 'success' });
    } catch (error) {
      // Somebody else was faster, or the answer to this one was lost: what stands now is shown.
      const isGone =
        error instanceof ApiError &&
        (error.code === CODE.nothing_to_withdraw || error.code === CODE.changed_meanwhile);
      toast(error instanceof ApiError ? error.message : t('take_back.failed'), { type: 'error' });
      setBusy(false);
      if (!isGone) return;
    }
    for (const read of [evaluateDetail, experimentList])
      void client.invalidateQueries({ queryKey: callKey(read) });
    onClose();
  };
  return (
    <Dialog
      alert
      title={t('take_back.title')}
      icon="undo"
      iconTone="seal"
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('take_back.keep')}</Button>
          <Button variant="seal" busy={isBusy} disabled={!isReady} onClick={() => void takeBack()}>
            {t('take_back.act')}
          </Button>
        </>
      }
    >
      <p>{t('take_back.text')}</p>
      <Field
        label={t('take_back.reason')}
        count={{ value: reason, max: LIMITS.reason }}
        hint={t('take_back.reason_hint')}
        required
        className={styles.reason ?? ''}
      >
        {(field) => (
          <TextArea {...field} rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </Dialog>
  );
}
