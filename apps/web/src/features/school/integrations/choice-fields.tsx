import { courseList } from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { ClassSelect, CourseSelect } from '../../../components/class-select/class-select.tsx';
import type { FieldControl } from '../../../components/field/field.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { CaseSelect } from '../../../domain/case/case-select/case-select.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './integrations.module.css';
import type { SettingFieldProps } from './setting-field.tsx';

interface ChoiceProps {
  control: FieldControl;
  value: unknown;
  onChange: (value: unknown) => void;
}

const idIn = (value: unknown) => (typeof value === 'number' ? value : 0);

export function CaseField({ control, value, onChange }: ChoiceProps) {
  return (
    <CaseSelect
      id={control.id}
      aria-required
      className={styles.choice ?? ''}
      among={{ scope: 'all' }}
      value={idIn(value)}
      onChange={onChange}
    />
  );
}

/** One course, or none. */
export function CourseField({ control, value, onChange }: ChoiceProps) {
  const { t } = useTranslation('integrations');
  return (
    <CourseSelect
      id={control.id}
      width={260}
      value={idIn(value)}
      anyLabel={t('any_course')}
      onChange={(id) => onChange(id || null)}
    />
  );
}

/** Several courses, or none for all. */
export function CoursesField({ control, value, onChange }: ChoiceProps) {
  const format = useFormat();
  const read = useCall(courseList, {});
  return (
    <>
      <Select<number[]>
        id={control.id}
        mode="multiple"
        className={styles.choice ?? ''}
        value={Array.isArray(value) ? value : []}
        loading={read.isLoading}
        showSearch={{ optionFilterProp: 'label' }}
        options={(read.data?.list ?? []).map(({ id, name }) => ({ value: id, label: format.pick(name) }))}
        onChange={onChange}
      />
      <ReadFault of={read} />
    </>
  );
}

/** A course and one of its classes. Without a setting for the course, that of the class is shown. */
export function ClassField(props: SettingFieldProps & { control: FieldControl; course: 'course_id' | null }) {
  const { settings, field, knownClass, control, course, onChange } = props;
  const { t } = useTranslation('integrations');
  const [shown, setShown] = useState(knownClass?.course_id ?? 0);
  const courseId = (course && idIn(settings[course])) || shown;
  const choose = (id: number) => {
    setShown(id);
    onChange({ [field.name]: null, ...(course && { [course]: id || null }) });
  };
  return (
    <span className={styles.places}>
      <CourseSelect
        id={control.id}
        width={190}
        value={courseId}
        anyLabel={t('any_course')}
        onChange={choose}
      />
      <ClassSelect
        width={150}
        courseId={courseId}
        value={idIn(settings[field.name])}
        anyLabel={t('any_class')}
        onChange={(id) => onChange({ [field.name]: id || null })}
      />
    </span>
  );
}
