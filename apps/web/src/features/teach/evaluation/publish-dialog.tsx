import {
  changesBetween,
  evaluateDetail,
  evaluatePublish,
  experimentList,
  LIMITS,
  undecided,
} from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { EvaluationChanges } from '../../../domain/run/evaluation-changes/evaluation-changes.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, call, isChangedMeanwhile } from '../../../lib/api-client.ts';
import { callKey } from '../../../lib/query.ts';
import type { Evaluated } from './evaluated.ts';
import { IdleQuestions } from './idle-questions.tsx';
import styles from './publish-dialog.module.css';
import { PublishTotals } from './publish-totals.tsx';
import type { Draft } from './use-draft.ts';

interface PublishProps {
  evaluation: Evaluated;
  draft: Draft;
  onClose: () => void;
}

/**
 * Asks before the students see it: whose scores are the team's, and what members who did nothing get. What they have seen already is
 * revised with a reason.
 */
export function PublishDialog({ evaluation, draft, onClose }: PublishProps) {
  const { t } = useTranslation(['evaluate', 'common']);
  const client = useQueryClient();
  const { members, goals, withdrawn } = evaluation;
  const { last } = evaluation.draft;
  const { content } = draft;
  // What was taken back has its reason already.
  const [reason, setReason] = useState(withdrawn?.reason ?? '');
  const [isBusy, setBusy] = useState(false);
  const idle = members.filter((member) => member.idle);
  const open = undecided(
    content,
    idle.map(({ id }) => id),
    goals,
  );
  const changes = last ? changesBetween(last, content) : [];
  const isExplained = last === null || (reason.trim() !== '' && [...reason].length <= LIMITS.reason);
  const isReady = isExplained && open.length === 0 && !isAsPublished(evaluation, draft);
  const kind = withdrawn ? 'anew' : last ? 'again' : 'first';
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
      toast(t('publish.done', { count: members.length }), { type: 'success' });
      for (const read of [evaluateDetail, experimentList])
        void client.invalidateQueries({ queryKey: callKey(read) });
      onClose();
    } catch (error) {
      const isOld = isChangedMeanwhile(error);
      toast(isOld ? t('publish.changed') : error instanceof ApiError ? error.message : t('save.failed'), {
        type: 'error',
      });
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t(`publish.title_${kind}`)}
      icon="send"
      width={560}
      onClose={onClose}
      footer={
        <>
          {open.length > 0 && <span className={styles.open}>{t('idle.open', { count: open.length })}</span>}
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="seal" busy={isBusy} disabled={!isReady} onClick={() => void publish()}>
            {t(PUBLISH_ACT[kind])}
          </Button>
        </>
      }
    >
      <p>{t(`publish.text_${kind}`)}</p>
      <IdleQuestions members={idle} goals={goals} content={content} onChange={draft.change} />
      <PublishTotals members={members} goals={goals} content={content} last={last} />
      {last && (
        <section className={styles.changes}>
          <h3>{t('changes.title')}</h3>
          <EvaluationChanges changes={changes} goals={goals} members={members} />
        </section>
      )}
      {last && (
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

const PUBLISH_ACT = { first: 'publish.act', again: 'publish.again', anew: 'publish.anew' } as const;

/** Pure: whether the students see just this already. */
export function isAsPublished({ published, draft: { last } }: Evaluated, { content }: Draft): boolean {
  return published !== null && last !== null && changesBetween(last, content).length === 0;
}
