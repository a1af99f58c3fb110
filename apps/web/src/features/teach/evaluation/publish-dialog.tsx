import { CODE, evaluateDetail, evaluatePublish, experimentList, LIMITS } from '@lets/contract';
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
import { useFormat } from '../../../lib/use-format.ts';
import type { Evaluated } from './evaluated.ts';
import styles from './publish-dialog.module.css';
import type { Draft } from './use-draft.ts';

interface PublishProps {
  evaluation: Evaluated;
  draft: Draft;
  totals: readonly { id: number; name: string; score: number | null }[];
  onClose: () => void;
}

/** Asks before the students see it; what they have seen already is revised with a reason. */
export function PublishDialog({ evaluation, draft, totals, onClose }: PublishProps) {
  const { t } = useTranslation(['evaluate', 'common']);
  const format = useFormat();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isRevision = evaluation.published !== null;
  const isReady = !isRevision || (reason.trim() !== '' && [...reason].length <= LIMITS.reason);
  const publish = async () => {
    setBusy(true);
    try {
      // What could not be saved is told beside the page's name, and nothing older is published instead.
      if (!(await draft.save())) {
        onClose();
        return;
      }
      const input = { eid: evaluation.eid, revision: draft.revision(), reason: reason.trim() };
      await call(evaluatePublish, input, { shown: 'in-place' });
      toast(t('publish.done', { count: totals.length }), { type: 'success' });
      for (const read of [evaluateDetail, experimentList])
        void client.invalidateQueries({ queryKey: callKey(read) });
      onClose();
    } catch (error) {
      const isOld = error instanceof ApiError && error.code === CODE.changed_meanwhile;
      toast(isOld ? t('publish.changed') : error instanceof ApiError ? error.message : t('save.failed'), {
        type: 'error',
      });
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t(isRevision ? 'publish.again_title' : 'publish.title')}
      icon="send"
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="seal" busy={isBusy} disabled={!isReady} onClick={() => void publish()}>
            {t(isRevision ? 'publish.again' : 'publish.act')}
          </Button>
        </>
      }
    >
      <p>{t(isRevision ? 'publish.again_text' : 'publish.text')}</p>
      <ul className={styles.totals}>
        {totals.map(({ id, name, score }) => (
          <li key={id}>
            {name}
            <b>{score === null ? '' : format.number(score, 1)}</b>
          </li>
        ))}
      </ul>
      {isRevision && (
        <Field
          label={t('publish.reason')}
          count={{ value: reason, max: LIMITS.reason }}
          hint={t('publish.reason_hint')}
          required
        >
          {(field) => (
            <TextArea
              {...field}
              rows={2}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      )}
    </Dialog>
  );
}
