import { dataRequestAnswer, dataRequestList, LIMITS, type ManagedDataRequest } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { RequestState } from '../../../components/own-privacy/request-state.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFaults } from '../../../lib/faults.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useUser } from '../../../lib/user.ts';
import styles from './requests.module.css';

type Decision = 'in_progress' | 'done' | 'refused';

/** A request with what is answered; read only once it is. */
export function AnswerDialog({ request, onClose }: { request: ManagedDataRequest; onClose: () => void }) {
  const { t } = useTranslation(['privacy', 'common']);
  const { id, revision, state } = request;
  const [answer, setAnswer] = useState(request.answer);
  const [isTried, setTried] = useState(false);
  const isOwn = useUser()?.account === request.user.account;
  const isOpen = (state === 'open' || state === 'in_progress') && !isOwn;
  const act = useAct(dataRequestAnswer, {
    invalidates: [dataRequestList],
    onSuccess: (_output, input) => {
      toast(t(`answer.told_${input.state}`), { type: 'success' });
      onClose();
    },
  });
  const fault = useFaults(act.error);
  const isTooLong = [...answer].length > LIMITS.data_request;
  const decide = (next: Decision) => {
    setTried(next !== 'in_progress');
    if (isTooLong || (next !== 'in_progress' && answer.trim() === '')) return;
    act.mutate({ id, revision, state: next, answer: answer.trim() });
  };
  const missing = isTried && answer.trim() === '' ? t('answer.missing') : null;
  return (
    <Dialog
      title={t('answer.title', { name: request.user.name })}
      icon="shield"
      width={560}
      onClose={onClose}
      footer={
        isOpen ? (
          <>
            {state === 'open' && (
              <Button busy={act.isPending} onClick={() => decide('in_progress')}>
                {t('answer.in_progress')}
              </Button>
            )}
            <Button variant="seal" busy={act.isPending} onClick={() => decide('refused')}>
              {t('answer.refused')}
            </Button>
            <Button variant="primary" busy={act.isPending} onClick={() => decide('done')}>
              {t('answer.done')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('common:act.close')}</Button>
        )
      }
    >
      <Facts request={request} />
      {isOpen ? (
        <Field
          label={t('answer.words')}
          required
          count={{ value: answer, max: LIMITS.data_request }}
          error={missing ?? fault('answer')}
          hint={t('answer.hint')}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={5}
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
            />
          )}
        </Field>
      ) : (
        <p className={styles.words}>{isOwn ? t('answer.own') : request.answer}</p>
      )}
    </Dialog>
  );
}

function Facts({ request }: { request: ManagedDataRequest }) {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  const { user, kind, text, asked_at, due_at, answered_by, answered_at } = request;
  return (
    <dl className={styles.facts}>
      <dt>{t('column.person')}</dt>
      <dd>{t('answer.person', { name: user.name, account: user.account })}</dd>
      <dt>{t('column.kind')}</dt>
      <dd>{t(`kind.${kind}`)}</dd>
      {text && (
        <>
          <dt>{t('column.text')}</dt>
          <dd className={styles.words}>{text}</dd>
        </>
      )}
      <dt>{t('column.asked')}</dt>
      <dd>{t('answer.asked', { asked: format.dateTime(asked_at), due: format.date(due_at - 1) })}</dd>
      <dt>{t('column.state')}</dt>
      <dd className={styles.state}>
        <RequestState request={request} />
        {answered_by && answered_at !== null && (
          <small>{t('answer.by', { name: answered_by.name, when: format.dateTime(answered_at) })}</small>
        )}
      </dd>
    </dl>
  );
}
