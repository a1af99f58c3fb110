import { type CourtRecordDetail, recordCheck } from '@lets/contract';
import { Button } from '../../../../components/button/button.tsx';
import { SignatureDialog, type Signing } from '../../../../components/signature-pad/signature-dialog.tsx';
import styles from '../../../../domain/run/court-record/sheet.module.css';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useOpen } from '../../../../lib/use-open.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';

/** What I may do with the record: sign it or refuse, once for each of my roles that were in the room; reopen it. */
export function RecordActs({ record }: { record: CourtRecordDetail }) {
  const { t } = useTranslation('court');
  const { act, canAct, me, nodeId, isOpen } = useRoom(only('act', 'canAct', 'me', 'nodeId', 'isOpen'));
  const names = useNames();
  const [signing, setSigning, close] = useOpen<'drawn' | 'refused'>();
  const [isBusy, run] = useBusy();
  if (record.status !== 'checking' || record.node_id !== nodeId || !isOpen || me.isStaff) return null;
  const next = record.signers.find(
    ({ role_id, status }) => status === 'waiting' && me.roleIdsHere.includes(role_id),
  );
  const left = record.signers.filter(({ status }) => status === 'waiting').length;
  const sign = async (given: Signing) => {
    if (next) await act(recordCheck, { kind: 'sign', role_id: next.role_id, hash: record.hash, ...given });
  };
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
      {next && (
        <>
          <Button onClick={() => setSigning('refused')}>{t('sign.refuse')}</Button>
          <Button variant="primary" icon="sign" onClick={() => setSigning('drawn')}>
            {t('sign.sign', { role: names.roleName(next.role_id) })}
          </Button>
        </>
      )}
      {next && signing && (
        <SignatureDialog
          title={t('sign.dialog', { role: names.roleName(next.role_id) })}
          what={t('sign.what', { count: record.lines.length, hash: record.hash.slice(0, 12) })}
          first={signing}
          onSign={sign}
          onClose={close}
        />
      )}
    </footer>
  );
}
