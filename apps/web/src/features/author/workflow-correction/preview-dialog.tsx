import { type Difference, differencesOf } from '@lets/authoring';
import {
  type ChangedMeanwhile,
  CODE,
  LIMITS,
  workflowCorrect,
  workflowCorrections,
  workflowDetail,
  workflowList,
} from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, type NetworkError, useAct } from '../../../lib/query.ts';
import styles from './correct.module.css';
import { DifferenceList } from './difference-list.tsx';
import { changeOf, type Piece, wordsOf } from './pieces.ts';
import type { Desk } from './use-desk.ts';
import { useFault } from './use-fault.ts';
import { usePieceName } from './use-piece-name.ts';

/** What another person corrected while this was typed. */
interface Meanwhile {
  readonly by: string | null;
  /** Of the same piece. */
  readonly theirs: readonly Difference[];
}

interface PreviewProps {
  flowId: number;
  desk: Desk;
  piece: Piece;
  /** Experiments waiting or in progress on this version. */
  running: number;
  onClose: () => void;
}

/** Before and after, who will have it at once, and why: then it is corrected. */
export function PreviewDialog({ flowId, desk, piece, running, onClose }: PreviewProps) {
  const { t } = useTranslation(['correct', 'common']);
  const nameOf = usePieceName(desk.flow);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { act, meanwhile } = useCorrect(desk, piece, onClose);
  const [before, words] = [wordsOf(desk.flow, piece), desk.wordsOf(piece)];
  const change = before && words && changeOf(before, words);
  const fault = useFault(desk.flow)(before, words);
  const isMissing = isTried && reason.trim() === '';
  const send = () => {
    setTried(true);
    if (!change || reason.trim() === '') return;
    act.mutate({ flow_id: flowId, revision: desk.revision, change, reason: reason.trim() });
  };
  return (
    <Dialog
      title={t('preview.title', { name: nameOf(piece) })}
      icon="pen"
      width={680}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('preview.back')}</Button>
          <Button variant="seal" busy={act.isPending} disabled={!change || fault !== null} onClick={send}>
            {t('preview.act')}
          </Button>
        </>
      }
    >
      {meanwhile && <Other meanwhile={meanwhile} desk={desk} />}
      {change ? (
        <DifferenceList flow={desk.flow} differences={differencesOf(before, words)} />
      ) : (
        <p>{t('preview.same')}</p>
      )}
      <p className={styles.reach}>
        <Icon name="users" size={16} />
        {running > 0 ? t('preview.running', { count: running }) : t('preview.none_running')}
      </p>
      <Field
        label={t('preview.reason')}
        required
        count={{ value: reason, max: LIMITS.reason }}
        error={isMissing ? t('preview.reason_missing') : null}
        hint={t('preview.reason_hint')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={LIMITS.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <Refusal fault={fault} error={act.error} />
    </Dialog>
  );
}

function useCorrect(desk: Desk, piece: Piece, onDone: () => void) {
  const { t } = useTranslation('correct');
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const act = useAct(workflowCorrect, {
    shown: 'in-place',
    // Sent later, it would overtake what is typed meanwhile.
    networkMode: 'always',
    invalidates: [workflowCorrections, workflowDetail, workflowList],
    onSuccess: ({ revision, running_count }, { change }) => {
      desk.done(piece, change, revision);
      toast(running_count > 0 ? t('done', { count: running_count }) : t('done_alone'), { type: 'success' });
      onDone();
    },
    onError: (error) => {
      if (!isOvertaken(error)) return;
      const { flow, revision, saved_by } = error.data as ChangedMeanwhile;
      const [was, is] = [wordsOf(desk.flow, piece), wordsOf(flow, piece)];
      setMeanwhile({ by: saved_by?.name ?? null, theirs: was && is ? differencesOf(was, is) : [] });
      desk.adopt(flow, revision);
    },
  });
  return { act, meanwhile };
}

const isOvertaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === CODE.changed_meanwhile;

function Other({ meanwhile: { by, theirs }, desk }: { meanwhile: Meanwhile; desk: Desk }) {
  const { t } = useTranslation('correct');
  const name = by ?? t('somebody');
  return (
    <section className={styles.meanwhile} role="alert">
      <b>{t('meanwhile.title', { name })}</b>
      {theirs.length > 0 ? (
        <>
          <p>{t('meanwhile.here')}</p>
          <DifferenceList flow={desk.flow} differences={theirs} />
        </>
      ) : (
        <p>{t('meanwhile.elsewhere')}</p>
      )}
    </section>
  );
}

/** Why it was not corrected; what was typed stays. */
function Refusal({ fault, error }: { fault: string | null; error: ApiError | NetworkError | null }) {
  const { t } = useTranslation('common');
  const reason = fault ?? (error && !isOvertaken(error) ? sayOf(error, t('error.network')) : null);
  if (reason === null) return null;
  return (
    <p className={styles.refusal} role="alert">
      <Icon name="alert" size={16} />
      {reason}
    </p>
  );
}

const sayOf = (error: ApiError | NetworkError, network: string) =>
  error instanceof ApiError ? error.message : network;
