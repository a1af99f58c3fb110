import { type CourtRecordDetail, LIMITS, recordCheck } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/button.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { useBusy } from '../hooks/use-busy.ts';
import { useRoomContext } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './sheet.module.css';

/** What I may do with the record: sign it or refuse, once for each of my roles that were in the room; reopen it. */
export function RecordActs({ record }: { record: CourtRecordDetail }) {
  const { t } = useTranslation('court');
  const { act, canAct, me, nid, isOpen } = useRoomContext();
  const names = useNames();
  const [reason, setReason] = useState<string | null>(null);
  const [isBusy, run] = useBusy();
  if (record.status !== 'checking' || record.node_id !== nid || !isOpen || me.isStaff) return null;
  const next = record.signers.find(
    ({ role_id, status }) => status === 'waiting' && me.roleIdsHere.includes(role_id),
  );
  const left = record.signers.filter(({ status }) => status === 'waiting').length;
  const sign = (decision: 'signed' | 'refused') =>
    run(async () => {
      if (!next) return;
      await act(recordCheck, {
        kind: 'sign',
        role_id: next.role_id,
        decision,
        hash: record.hash,
        ...(decision === 'refused' && reason && { reason: reason.trim() }),
      });
      setReason(null);
    });
  return (
    <footer className={styles.acts}>
      <span>{left > 0 ? t('sign.left', { count: left }) : t('sign.done')}</span>
      {canAct('reopen_record') && (
        <Button
          size="sm"
          icon="undo"
          busy={isBusy}
          onClick={() => void run(() => act(recordCheck, { kind: 'reopen' }))}
        >
          {t('record.reopen')}
        </Button>
      )}
      {next && reason === null && (
        <>
          <Button disabled={isBusy} onClick={() => setReason('')}>
            {t('sign.refuse')}
          </Button>
          <Button variant="primary" icon="sign" busy={isBusy} onClick={() => void sign('signed')}>
            {t('sign.sign', { role: names.roleName(next.role_id) })}
          </Button>
        </>
      )}
      {next && reason !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim()) void sign('refused');
          }}
        >
          <TextInput
            value={reason}
            autoFocus
            maxLength={LIMITS.reason}
            aria-label={t('sign.reason')}
            placeholder={t('sign.reason')}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="submit" variant="seal" busy={isBusy} disabled={!reason.trim()}>
            {t('sign.confirm_refusal')}
          </Button>
          <Button onClick={() => setReason(null)}>{t('correct.cancel')}</Button>
        </form>
      )}
    </footer>
  );
}
