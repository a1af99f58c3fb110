import { LIMITS } from '@lets/contract';
import { holderOf } from '@lets/engine';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { SelectInput, TextArea } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Candidates } from './candidate-list.tsx';
import { candidatesFor, isLawfulForSomebody, rolesToGive, type Table } from './candidates.ts';
import styles from './hand-over.module.css';
import { type HandOver, HandOverSummary } from './hand-over-summary.tsx';

interface HandOverDialogProps {
  table: Table;
  roleName: (id: string) => string;
  /** The server's time. */
  now: number;
  by: { userId: number; isStaff: boolean };
  /** The role that was pressed; left out, the one whose holder is absent longest. */
  first?: string | undefined;
  isBusy: boolean;
  onGive: (given: HandOver) => void;
  onClose: () => void;
}

/** Which role, to whom and why; then the same read once more before it is done. */
export function HandOverDialog(props: HandOverDialogProps) {
  const { table, roleName, now, by, isBusy, onGive, onClose } = props;
  const { t } = useTranslation(['hand-over', 'common']);
  const format = useFormat();
  const roles = rolesToGive(table);
  const [chosenRole, setRole] = useState(props.first);
  const [to, setTo] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [wantsException, setException] = useState(false);
  // What the server says of absences may come after the window.
  const roleId = chosenRole ?? roles[0]?.roleId ?? '';
  const role = roles.find((one) => one.roleId === roleId);
  const candidates = candidatesFor(table, roleId);
  const mayExcept = by.isStaff || !isLawfulForSomebody(table, roleId);
  const isExcepted = wantsException && mayExcept;
  const chosen = candidates.find(
    ({ member, conflict }) => member.id === to && (conflict === undefined || isExcepted),
  );
  const why = reason.trim();
  const isReady = chosen !== undefined && why !== '' && [...why].length <= LIMITS.reason;
  const holderId = holderOf(table.state, roleId);
  const mustAgree =
    !by.isStaff &&
    role?.holder !== undefined &&
    !role.holder.automatic &&
    role.absentSince === null &&
    holderId !== by.userId;
  const away = (since: number) => format.duration(Math.max(0, now - since));
  if (isAsked && isReady) {
    const given = { roleId, to: chosen.member, reason: why, despite: chosen.conflict };
    return (
      <HandOverSummary
        given={given}
        from={role?.holder}
        mustAgree={mustAgree}
        roleName={roleName}
        isBusy={isBusy}
        onConfirm={() => onGive(given)}
        onBack={() => setAsked(false)}
      />
    );
  }
  return (
    <Dialog
      title={t('title')}
      icon="swap"
      iconTone={by.isStaff ? 'plum' : 'ink'}
      width={500}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="primary" disabled={!isReady} onClick={() => setAsked(true)}>
            {t('next')}
          </Button>
        </>
      }
    >
      <Field
        label={t('role')}
        hint={
          role?.holder && role.absentSince !== null
            ? t('absent_for', { name: role.holder.name, time: away(role.absentSince) })
            : mustAgree
              ? t('consent', { name: role?.holder?.name ?? '', count: LIMITS.absent_minutes })
              : t('stays')
        }
      >
        {(field) => (
          <SelectInput
            {...field}
            className={styles.select}
            value={roleId}
            options={roles.map(({ roleId: id, holder, absentSince }) => ({
              value: id,
              label: [
                t('role_of', { role: roleName(id), name: holder?.name ?? t('nobody') }),
                absentSince === null ? '' : t('absent', { time: away(absentSince) }),
              ].join(''),
            }))}
            onChange={(next) => {
              setRole(next);
              setTo(null);
            }}
          />
        )}
      </Field>
      <Candidates
        candidates={candidates}
        roleId={roleId}
        roleName={roleName}
        isExcepted={isExcepted}
        value={chosen?.member.id ?? null}
        onChange={setTo}
      />
      {mayExcept && candidates.some(({ conflict }) => conflict !== undefined) && (
        <label className={styles.exception}>
          <input
            type="checkbox"
            checked={wantsException}
            onChange={(event) => setException(event.target.checked)}
          />
          <span>{t(by.isStaff ? 'exception' : 'exception_small')}</span>
        </label>
      )}
      <Field
        label={t('reason')}
        count={{ value: reason, max: LIMITS.reason }}
        hint={t('reason_hint')}
        required
      >
        {(field) => (
          <TextArea {...field} rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </Dialog>
  );
}
