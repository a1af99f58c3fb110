import { LIMITS, nodeEnd } from '@lets/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/dialog/dialog.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { TextArea } from '../../../../components/field/inputs.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useRoom } from '../room-context.tsx';

/** Withdrawal, settlement: ends the whole experiment from here, with the reason in the record. */
export function TerminateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('room');
  const act = useRoom(({ act }) => act);
  const [reason, setReason] = useState('');
  const [isBusy, run] = useBusy(onClose);
  const isReady = reason.trim() !== '' && [...reason].length <= LIMITS.reason;
  return (
    <ConfirmDialog
      title={t('terminate.title')}
      icon="stop"
      width={460}
      confirmLabel={t('terminate.confirm')}
      cancelLabel={t('terminate.cancel')}
      busy={isBusy}
      disabled={!isReady}
      onConfirm={() => void run(() => act(nodeEnd, { option: 'terminate', reason: reason.trim() }))}
      onCancel={onClose}
    >
      <p>{t('terminate.text')}</p>
      <br />
      <Field label={t('terminate.reason')} count={{ value: reason, max: LIMITS.reason }} required>
        {(field) => (
          <TextArea {...field} rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </ConfirmDialog>
  );
}
