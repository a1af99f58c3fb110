import {
  type ClassRow,
  type CourseRow,
  classList,
  classStudents,
  courseList,
  IDENTITY,
} from '@lets/contract';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Drawer } from '../../../components/drawer/drawer.tsx';
import { Pager, SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useUser } from '../../../lib/user.ts';
import styles from './user-center.module.css';

/** The classes a person teaches, with who is in them, or belongs to. */
export function MyClasses() {
  const { t } = useTranslation('own');
  const [shown, setShown] = useState<ClassRow | null>(null);
  const read = useCall(courseList, {});
  return (
    <Card className={styles.classes ?? ''}>
      <h2>{t('classes')}</h2>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={2} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon="users" title={t('no_classes')} text={t('no_classes_text')} />}
      >
        {({ list }) => list.map((course) => <Course key={course.id} course={course} onStudents={setShown} />)}
      </QueryView>
      {shown && <Students of={shown} onClose={() => setShown(null)} />}
    </Card>
  );
}

function Course({ course, onStudents }: { course: CourseRow; onStudents: (of: ClassRow) => void }) {
  const { t } = useTranslation('own');
  const format = useFormat();
  const isStaff = useUser()?.identity !== IDENTITY.student;
  const read = useCall(classList, { course_id: course.id });
  return (
    <section className={styles.course}>
      <h3>{t('class_course', { course: format.pick(course.name), term: course.term || course.code })}</h3>
      <QueryView query={read} skeleton={<SkeletonRows count={1} />}>
        {({ list }) => (
          <ul>
            {list.map((one) => (
              <li key={one.id}>
                <b>{one.name}</b>
                <span>
                  {isStaff
                    ? t('class_count', { count: one.student_count })
                    : t('mentors', { names: format.list(one.mentors.map(({ name }) => name)) })}
                </span>
                {isStaff && (
                  <Button size="sm" icon="users" onClick={() => onStudents(one)}>
                    {t('students')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

const PAGE = 20;

function Students({ of, onClose }: { of: ClassRow; onClose: () => void }) {
  const { t } = useTranslation('own');
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const q = useDeferredValue(words.trim());
  const read = useCall(
    classStudents,
    { class_id: of.id, page, size: PAGE, ...(q && { q }) },
    { keepPrevious: true },
  );
  const search = (next: string) => {
    setWords(next);
    setPage(1);
  };
  return (
    <Drawer title={t('students_of', { name: of.name })} width={720} onClose={onClose}>
      <div className={styles.students}>
        <SearchBox value={words} onChange={search} placeholder={t('search')} width={300} />
        <QueryView
          query={read}
          skeleton={<SkeletonRows count={6} />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState icon="search" title={t('none_found')} />}
        >
          {(found) => (
            <>
              <table>
                <thead>
                  <tr>
                    {(['name', 'student_id', 'account', 'contact'] as const).map((key) => (
                      <th key={key} scope="col">
                        {t(`column.${key}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {found.list.map((student) => (
                    <tr key={student.id}>
                      <th scope="row">
                        {student.name} {student.disabled && <Tag tone="gold">{t('disabled')}</Tag>}
                      </th>
                      <td>{student.student_id}</td>
                      <td>{student.account}</td>
                      <td>{student.contact}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Pager {...found} onPage={setPage} />
            </>
          )}
        </QueryView>
      </div>
    </Drawer>
  );
}
