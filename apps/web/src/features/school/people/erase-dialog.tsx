import { LIMITS, type ManagedUser, personErase } from '@lets/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';

interface EraseProps {
  user: Pick<ManagedUser, 'id' | 'name' | 'account'>;
  onClose: () => void;
}

/** Asks a second administrator to have a person erased by pseudonym. */
export function EraseDialog({ user, onClose }: EraseProps) {
  const { t } = useTranslation(['privacy', 'common']);
  const [reason, setReason] = useState('');
  const act = useAct(personErase, {
    onSuccess: () => {
      toast(t('erase.asked'), { type: 'success' });
      onClose();
    },
    onError: onClose,
  });
  const words = reason.trim();
  return (
    <ConfirmDialog
      title={t('erase.title', { name: user.name })}
      icon="shield"
      width={480}
      confirmLabel={t('erase.act')}
      cancelLabel={t('common:act.cancel')}
      busy={act.isPending}
      disabled={words === '' || [...words].length > LIMITS.reason}
      onConfirm={() => act.mutate({ id: user.id, reason: words })}
      onCancel={onClose}
    >
      <p>{t('erase.text', { account: user.account })}</p>
      <Field label={t('erase.reason')} required count={{ value: reason, max: LIMITS.reason }}>
        {(control) => (
          <TextArea {...control} rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
    </ConfirmDialog>
  );
}
