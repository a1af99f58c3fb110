import { type ClassRow, classList, classSave, courseManageList, LIMITS } from '@lets/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import styles from './courses.module.css';
import { type Mentor, MentorsField } from './mentors-field.tsx';
import { useOwnFaults } from './use-own-faults.ts';

/** A class's name and mentors; null makes a new one. */
export function ClassDialog(props: { courseId: number; value: ClassRow | null; onClose: () => void }) {
  const { courseId, value, onClose } = props;
  const { t } = useTranslation(['courses', 'common']);
  const formId = useId();
  const [name, setName] = useState(value?.name ?? '');
  const [mentors, setMentors] = useState<readonly Mentor[]>(value?.mentors ?? []);
  const act = useAct(classSave, {
    invalidates: [classList, courseManageList],
    shown: 'at-fields',
    onSuccess: () => {
      toast(t(value ? 'saved' : 'added', { name: name.trim() }), { type: 'success' });
      onClose();
    },
  });
  const missing = { name: !name.trim() };
  const { fault, setTried } = useOwnFaults(act.error, missing, 'name');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried();
    if (missing.name) return;
    act.mutate({
      ...(value && { id: value.id }),
      course_id: courseId,
      name: name.trim(),
      mentor_ids: mentors.map(({ id }) => id),
    });
  };
  return (
    <Dialog
      title={t(value ? 'class.edit' : 'class.add')}
      icon="users"
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={act.isPending}>
            {t(value ? 'common:act.save' : 'class.add')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <Field label={t('class.name')} required error={fault('name')}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={LIMITS.class_name}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field label={t('column.mentors')} hint={t('class.mentors_hint')} error={fault('mentor_ids')}>
          {({ id }) => <MentorsField id={id} value={mentors} onChange={setMentors} />}
        </Field>
      </form>
    </Dialog>
  );
}
