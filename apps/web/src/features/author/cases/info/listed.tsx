import { accountUsers, classList, IDENTITY, type ManagedProject } from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { IconButton } from '../../../../components/button/button.tsx';
import { ClassSelect, CourseSelect } from '../../../../components/class-select/class-select.tsx';
import { useCourses } from '../../../../components/class-select/use-courses.ts';
import { ReadFault } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { call } from '../../../../lib/api-client.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import form from '../form.module.css';
import styles from './listed.module.css';
import type { PartProps } from './part.tsx';

/** The classes and students that a case is opened for by name. */
export function Listed({ edit }: PartProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { classes, students } = edit.project;
  const set = (change: Partial<Pick<ManagedProject, 'classes' | 'students'>>) =>
    edit.editInfo((now) => ({ ...now, ...change }));
  return (
    <fieldset className={classNames(form.group, styles.items, styles.listed)}>
      <legend>{t('info.listed')}</legend>
      {classes.length + students.length > 0 && (
        <ul>
          {classes.map(({ id, name, course_name }) => (
            <li key={`class ${id}`}>
              <b>{name}</b>
              <small>{format.pick(course_name)}</small>
              <IconButton
                icon="x"
                size="sm"
                label={t('info.remove', { what: name })}
                onClick={() => set({ classes: classes.filter((one) => one.id !== id) })}
              />
            </li>
          ))}
          {students.map(({ id, name }) => (
            <li key={`student ${id}`}>
              <b>{name}</b>
              <IconButton
                icon="x"
                size="sm"
                label={t('info.remove', { what: name })}
                onClick={() => set({ students: students.filter((one) => one.id !== id) })}
              />
            </li>
          ))}
        </ul>
      )}
      <AddClass classes={classes} onAdd={(one) => set({ classes: [...classes, one] })} />
      <AddStudent students={students} onAdd={(one) => set({ students: [...students, one] })} />
    </fieldset>
  );
}

type Class = ManagedProject['classes'][number];
type Student = ManagedProject['students'][number];

function AddClass({ classes, onAdd }: { classes: readonly Class[]; onAdd: (one: Class) => void }) {
  const { t } = useTranslation('project');
  const courses = useCourses();
  const [courseId, setCourseId] = useState(0);
  const add = async (id: number) => {
    const course = courses.find((one) => one.id === courseId);
    const { list } = await call(classList, { course_id: courseId });
    const found = list.find((one) => one.id === id);
    if (!course || !found || classes.some((one) => one.id === id)) return;
    onAdd({ id, name: found.name, course_name: course.name });
  };
  return (
    <>
      <CourseSelect value={courseId} anyLabel={t('info.choose_course')} width={300} onChange={setCourseId} />
      {courseId > 0 && (
        <ClassSelect
          courseId={courseId}
          value={0}
          anyLabel={t('info.add_class')}
          width={300}
          onChange={(id) => void add(id)}
        />
      )}
    </>
  );
}

function AddStudent({ students, onAdd }: { students: readonly Student[]; onAdd: (one: Student) => void }) {
  const { t } = useTranslation('project');
  const [text, setText] = useState('');
  const read = useCall(
    accountUsers,
    { identity: IDENTITY.student, q: text.trim(), size: 20 },
    { enabled: text.trim() !== '', keepPrevious: true },
  );
  const found = (text.trim() ? (read.data?.list ?? []) : []).filter(
    (person) => !students.some(({ id }) => id === person.id),
  );
  return (
    <>
      <Select
        showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
        aria-label={t('info.add_student')}
        placeholder={t('info.add_student')}
        value={null}
        notFoundContent={text.trim() ? t('info.no_student') : t('info.type_student')}
        options={found.map(({ id, name, account }) => ({
          value: id,
          label: t('info.student_option', { name, account }),
        }))}
        onChange={(id: number) => {
          const one = found.find((person) => person.id === id);
          if (one) onAdd({ id: one.id, name: one.name, identity: one.identity });
          setText('');
        }}
      />
      <ReadFault of={read} />
    </>
  );
}
