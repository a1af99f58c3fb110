import {
  type Approval,
  approvalCount,
  approvalDecide,
  approvalList,
  approvalWithdraw,
  LIMITS,
} from '@lets/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './approvals.module.css';

export type Step = 'approve' | 'refuse' | 'withdraw';

/** Asks before a request is carried out, refused or taken back. */
export function ApprovalDialog(props: { approval: Approval; step: Step; onClose: () => void }) {
  const { approval, step, onClose } = props;
  const { t } = useTranslation('approvals');
  const format = useFormat();
  const [answer, setAnswer] = useState('');
  const done = {
    invalidates: [approvalList, approvalCount],
    onSuccess: ({ state }: Approval) => {
      if (state === 'approved' || state === 'refused' || state === 'withdrawn')
        toast(t(`done.${state}`), { type: 'success' });
      onClose();
    },
    onError: onClose,
  };
  const decide = useAct(approvalDecide, done);
  const withdraw = useAct(approvalWithdraw, done);
  const { id } = approval;
  return (
    <ConfirmDialog
      title={t(`${step}_title`)}
      icon={step === 'approve' ? 'checkc' : step === 'refuse' ? 'xc' : 'undo'}
      confirmLabel={t(step)}
      cancelLabel={t('keep')}
      disabled={step === 'refuse' && answer.trim() === ''}
      busy={decide.isPending || withdraw.isPending}
      onConfirm={() =>
        step === 'withdraw'
          ? withdraw.mutate({ id })
          : decide.mutate({ id, approved: step === 'approve', answer: answer.trim() })
      }
      onCancel={onClose}
    >
      <p className={styles.what}>{format.pick(approval.what)}</p>
      {step !== 'refuse' && <p>{t(`${step}_text`)}</p>}
      {step === 'refuse' && (
        <Field label={t('reason')} hint={t('reason_hint')} count={{ value: answer, max: LIMITS.reason }}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
