import { type Bilingual, classList } from '@lets/contract';
import { useState } from 'react';
import { IconButton } from '../../../components/button/button.tsx';
import { ClassSelect, CourseSelect } from '../../../components/class-select/class-select.tsx';
import { useCourses } from '../../../components/class-select/use-courses.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './people.module.css';

export interface Enrolment {
  readonly id: number;
  readonly name: string;
  readonly course: Bilingual;
}

/** The classes a person belongs to: each named with its course, another chosen by course and class. */
export function ClassesField(props: {
  value: readonly Enrolment[];
  onChange: (value: readonly Enrolment[]) => void;
}) {
  const { value, onChange } = props;
  const { t } = useTranslation('people');
  const format = useFormat();
  const courses = useCourses();
  const [courseId, setCourseId] = useState(0);
  const add = async (id: number) => {
    const course = courses.find((one) => one.id === courseId);
    if (!course || value.some((one) => one.id === id)) return;
    const { list } = await call(classList, { course_id: courseId });
    const found = list.find((one) => one.id === id);
    if (found) onChange([...value, { id, name: found.name, course: course.name }]);
  };
  return (
    <fieldset className={styles.classes}>
      <legend>{t('form.classes')}</legend>
      {value.length > 0 && (
        <ul>
          {value.map(({ id, name, course }) => (
            <li key={id}>
              <b>{name}</b>
              <span>{format.pick(course)}</span>
              <IconButton
                icon="x"
                size="sm"
                iconSize={14}
                label={t('form.class_remove', { name })}
                onClick={() => onChange(value.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.choose}>
        <CourseSelect
          value={courseId}
          anyLabel={t('form.choose_course')}
          width={280}
          onChange={setCourseId}
        />
        {courseId > 0 && (
          <ClassSelect
            courseId={courseId}
            value={0}
            anyLabel={t('form.add_class')}
            width={220}
            onChange={(id) => void add(id)}
          />
        )}
      </div>
    </fieldset>
  );
}
