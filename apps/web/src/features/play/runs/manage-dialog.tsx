import {
  control,
  type ExperimentCard,
  experimentList,
  experimentRemove,
  experimentStatistics,
  LIMITS,
} from '@lets/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { callKey, queryClient } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import styles from './runs.module.css';

export const MANAGE_ACTS = ['ban', 'lift', 'stop', 'delete'] as const;
export type ManageAct = (typeof MANAGE_ACTS)[number];

export interface ManageWish {
  readonly act: ManageAct;
  readonly runs: readonly Pick<ExperimentCard, 'eid' | 'name' | 'team' | 'leader'>[];
}

const NAMED = 8;

/** Names every run that is meant, and asks why. */
export function ManageDialog(props: { wish: ManageWish; onClose: () => void; onDone: () => void }) {
  const { wish, onClose, onDone } = props;
  const { act, runs } = wish;
  const { t } = useTranslation(['manageRuns', 'common']);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const needsReason = act !== 'lift';
  const count = runs.length;
  const isTooLong = [...reason.trim()].length > LIMITS.reason;

  async function perform() {
    setBusy(true);
    const refused = await doAll(wish, reason.trim());
    setBusy(false);
    if (refused === 0) toast(t(`done.${act}`, { count }), { type: 'success' });
    else toast(t('some_refused', { count: refused }), { type: 'error' });
    await Promise.all(
      [experimentList, experimentStatistics].map((read) =>
        queryClient.invalidateQueries({ queryKey: callKey(read) }),
      ),
    );
    onDone();
  }

  return (
    <ConfirmDialog
      title={t(`ask.${act}`, { count })}
      icon={act === 'delete' ? 'trash' : act === 'lift' ? 'play' : act === 'ban' ? 'ban' : 'alert'}
      tone={act === 'lift' ? 'primary' : 'seal'}
      confirmLabel={t(`confirm.${act}`, { count })}
      cancelLabel={t('common:act.cancel')}
      width={460}
      busy={isBusy}
      disabled={isTooLong || (needsReason && reason.trim() === '')}
      onConfirm={() => void perform()}
      onCancel={onClose}
    >
      <ul className={styles.names}>
        {runs.slice(0, NAMED).map(({ eid, name, team, leader }) => (
          <li key={eid}>
            {name}
            <small>{team?.name ?? leader.name}</small>
          </li>
        ))}
        {count > NAMED && <li>{t('and_more', { count: count - NAMED })}</li>}
      </ul>
      <p className={styles.means}>{t(`means.${act}`)}</p>
      <Field
        label={t(needsReason ? 'reason' : 'reason_if_any')}
        hint={t(act === 'delete' ? 'reason_in_log' : 'reason_shown')}
        count={{ value: reason, max: LIMITS.reason }}
      >
        {(field) => (
          <TextArea {...field} rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </ConfirmDialog>
  );
}

/** One after the other, so that one that has changed meanwhile does not keep the others; answers how many were refused. */
async function doAll({ act, runs }: ManageWish, reason: string): Promise<number> {
  if (act === 'delete') return removeAll(runs, reason);
  let refused = 0;
  for (const { eid } of runs) {
    const base = { eid, request_id: newRequestId() };
    const input =
      act === 'lift' ? { ...base, kind: act, ...(reason && { reason }) } : { ...base, kind: act, reason };
    await call(control, input, { shown: 'in-place' }).catch((error) => {
      if (!(error instanceof ApiError)) throw error;
      refused += 1;
    });
  }
  return refused;
}

/** All of them or none. */
async function removeAll(runs: ManageWish['runs'], reason: string): Promise<number> {
  try {
    await call(experimentRemove, { ids: runs.map(({ eid }) => eid), reason }, { shown: 'in-place' });
    return 0;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return runs.length;
  }
}
