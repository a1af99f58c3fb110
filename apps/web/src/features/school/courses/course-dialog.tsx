import { courseList, courseManageList, courseSave, LIMITS, type ManagedCourse } from '@lets/contract';
import { AutoComplete, InputNumber } from 'antd';
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

/** A course's name, term and mentors; null makes a new one. */
export function CourseDialog(props: {
  course: ManagedCourse | null;
  terms: readonly string[];
  onClose: () => void;
  onMade: (id: number) => void;
}) {
  const { course, terms, onClose, onMade } = props;
  const { t } = useTranslation(['courses', 'common']);
  const formId = useId();
  const [draft, setDraft] = useState({
    code: course?.code ?? '',
    zh: course?.name.zh ?? '',
    en: course?.name.en ?? '',
    term: course?.term ?? terms[0] ?? '',
    credit_hours: course?.credit_hours ?? 0,
    mentors: (course?.mentors ?? []) as readonly Mentor[],
  });
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const act = useAct(courseSave, {
    invalidates: [courseManageList, courseList],
    shown: 'at-fields',
    onSuccess: ({ id }) => {
      toast(t(course ? 'saved' : 'added', { name: draft.zh }), { type: 'success' });
      onClose();
      if (!course) onMade(id);
    },
  });
  const missing = { code: !draft.code.trim(), zh: !draft.zh.trim() };
  const { fault, setTried } = useOwnFaults(act.error, missing, 'code');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried();
    if (missing.code || missing.zh) return;
    act.mutate({
      ...(course && { id: course.id }),
      code: draft.code.trim(),
      name: { zh: draft.zh.trim(), en: draft.en.trim() },
      term: draft.term.trim(),
      credit_hours: draft.credit_hours,
      mentor_ids: draft.mentors.map(({ id }) => id),
    });
  };
  const text = (key: 'code' | 'zh' | 'en', max: number, required = false) => (
    <Field label={t(`field.${key}`)} required={required} error={fault(key)}>
      {(control) => (
        <TextInput
          {...control}
          value={draft[key]}
          maxLength={max}
          autoComplete="off"
          onChange={({ target }) => set({ [key]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <Dialog
      title={t(course ? 'edit' : 'add')}
      icon="book"
      width={600}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={act.isPending}>
            {t(course ? 'common:act.save' : 'add')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        {text('zh', LIMITS.course_name, true)}
        {text('en', LIMITS.course_name)}
        <div className={styles.three}>
          {text('code', LIMITS.course_code, true)}
          <Field label={t('column.term')}>
            {({ id }) => (
              <AutoComplete
                id={id}
                value={draft.term}
                options={terms.map((value) => ({ value }))}
                onChange={(term) => set({ term: term.slice(0, LIMITS.term) })}
                placeholder={t('term_hint')}
                style={{ width: '100%' }}
              />
            )}
          </Field>
          <Field label={t('column.hours')}>
            {({ id }) => (
              <InputNumber
                id={id}
                value={draft.credit_hours}
                min={0}
                max={LIMITS.credit_hours}
                precision={0}
                onChange={(hours) => set({ credit_hours: hours ?? 0 })}
                style={{ width: '100%' }}
              />
            )}
          </Field>
        </div>
        <Field label={t('column.mentors')} hint={t('course_mentors_hint')} error={fault('mentor_ids')}>
          {({ id }) => (
            <MentorsField id={id} value={draft.mentors} onChange={(mentors) => set({ mentors })} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
