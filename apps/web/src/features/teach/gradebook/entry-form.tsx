import { type GradeCell, gradebookDetail, gradebookEntry, LIMITS, ManualScore } from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea, TextInput } from '../../../components/field/inputs.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, isChangedMeanwhile, useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './dialogs.module.css';
import { readTyped } from './typed-number.ts';

interface FormProps {
  courseId: number;
  taskId: number;
  userId: number;
  cell: GradeCell;
  onClose: () => void;
}

/** A score entered by hand, with its note. What another teacher enters meanwhile is told before it is replaced. */
export function EntryForm({ courseId, taskId, userId, cell, onClose }: FormProps) {
  const { t } = useTranslation(['gradebook', 'common']);
  const { number } = useFormat();
  const [known, setKnown] = useState(cell.manual);
  const [isOvertaken, setOvertaken] = useState(false);
  const [score, setScore] = useState(known?.score == null ? '' : String(known.score));
  const [note, setNote] = useState(known?.score == null ? '' : known.note);
  const [isTried, setTried] = useState(false);
  const [isAsking, ask] = useState(false);
  const act = useAct(gradebookEntry, {
    invalidates: [gradebookDetail],
    shown: 'in-place',
    onSuccess: ({ manual }) => {
      toast(t(manual.score === null ? 'entry.taken' : 'entry.saved'), { type: 'success' });
      onClose();
    },
    onError: (error) => {
      ask(false);
      if (!isChangedMeanwhile(error)) return;
      setKnown(ManualScore.nullable().catch(null).parse(error.data));
      setOvertaken(true);
    },
  });
  const typed = readTyped(score);
  const isCorrection = cell.published !== null;
  const lacksNote = isCorrection && note.trim() === '';
  const save = (value?: number) => {
    const entry = { course_id: courseId, task_id: taskId, user_id: userId, revision: known?.revision ?? 0 };
    act.mutate({ ...entry, score: value, note: value === undefined ? '' : note.trim() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed !== undefined && !lacksNote) save(typed);
  };
  const isEntered = known?.score != null;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {known && <By manual={known} isOvertaken={isOvertaken} />}
      <Field
        label={t('entry.score')}
        required
        hint={t('entry.score_hint')}
        error={isTried && typed === undefined ? t('entry.wrong') : null}
        className={styles.score ?? ''}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={score}
            maxLength={5}
            onChange={({ target }) => setScore(target.value)}
          />
        )}
      </Field>
      <Field
        label={t('entry.note')}
        required={isCorrection}
        hint={isCorrection ? t('entry.note_hint') : undefined}
        error={isTried && lacksNote ? t('entry.note_missing') : null}
        count={{ value: note, max: LIMITS.reason }}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={note}
            maxLength={LIMITS.reason}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Failure error={isOvertaken && isChangedMeanwhile(act.error) ? null : act.error} />
      <footer className={styles.foot}>
        {isEntered && (
          <Button variant="ghost" icon="undo" onClick={() => ask(true)}>
            {t('entry.take_back')}
          </Button>
        )}
        <span className={styles.right}>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button type="submit" variant="primary" busy={act.isPending}>
            {t('common:act.save')}
          </Button>
        </span>
      </footer>
      {isAsking && (
        <ConfirmDialog
          title={t('entry.take_title')}
          confirmLabel={t('entry.take_back')}
          cancelLabel={t('entry.take_keep')}
          busy={act.isPending}
          onConfirm={() => save()}
          onCancel={() => ask(false)}
        >
          <p>
            {cell.published === null
              ? t('entry.take_to_none')
              : t('entry.take_to_published', { score: number(cell.published, 1) })}
          </p>
        </ConfirmDialog>
      )}
    </form>
  );
}

/** Who entered what stands there, or has just overtaken this form. */
function By({ manual, isOvertaken }: { manual: ManualScore; isOvertaken: boolean }) {
  const { t } = useTranslation('gradebook');
  const format = useFormat();
  const { score, by, at } = manual;
  if (!isOvertaken) {
    const words = { name: by.name, time: format.dateTime(at) };
    return <p className={styles.by}>{t(score === null ? 'entry.taken_by' : 'entry.by', words)}</p>;
  }
  return (
    <p className={styles.warning} role="alert">
      <Icon name="alert" size={15} />
      {score === null
        ? t('entry.changed_taken', { name: by.name })
        : t('entry.changed', { name: by.name, score: format.number(score, 1) })}
    </p>
  );
}

/** Why something could not be saved. */
export function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  if (!error) return null;
  return (
    <p className={styles.failure} role="alert">
      <Icon name="alert" size={15} />
      {error instanceof ApiError ? error.message : t('error.network')}
    </p>
  );
}
