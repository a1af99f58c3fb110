import { type ClassTask, classTaskList, classTaskUpdate, LIMITS } from '@lets/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import styles from './tasks.module.css';
import { changesOf, termsOf } from './terms.ts';
import { TermsTimes } from './terms-times.tsx';
import { timesFault } from './times-fault.ts';

/** What a task is called and when it is due, after it was given. */
export function ChangeDialog({ task, onClose }: { task: ClassTask; onClose: () => void }) {
  const { t } = useTranslation(['class-task', 'common']);
  const formId = useId();
  const [terms, setTerms] = useState(() => termsOf(task));
  const [isNameLeft, setNameLeft] = useState(false);
  const change = useAct(classTaskUpdate, {
    invalidates: [classTaskList],
    onSuccess: ({ name }) => {
      toast(t('change.done', { name }), { type: 'success' });
      onClose();
    },
  });
  const edit = (part: Partial<typeof terms>) => setTerms((now) => ({ ...now, ...part }));
  const name = terms.name.trim();
  const changes = changesOf(termsOf(task), terms);
  const isWrong = !name || [...name].length > LIMITS.task_name || timesFault(terms) !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setNameLeft(true);
    if (isWrong) return;
    if (changes) change.mutate({ id: task.id, ...changes });
    else onClose();
  };
  return (
    <Dialog
      title={t('change.title')}
      icon="pen"
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={change.isPending}>
            {t('common:act.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.terms} onSubmit={submit} noValidate>
        <p>{t('change.about')}</p>
        <Field
          label={t('form.name')}
          required
          count={{ value: terms.name, max: LIMITS.task_name }}
          error={isNameLeft && !name ? t('fault.name_missing') : null}
        >
          {(control) => (
            <TextInput
              {...control}
              value={terms.name}
              autoComplete="off"
              onBlur={() => terms.name !== task.name && setNameLeft(true)}
              onChange={(event) => edit({ name: event.target.value })}
            />
          )}
        </Field>
        <TermsTimes terms={terms} edit={edit} minutes={0} />
      </form>
    </Dialog>
  );
}
