import { type ClassRow, classList } from '@lets/contract';
import { Link } from 'react-router';
import { Button, IconButton } from '../../../components/button/button.tsx';
import { useCourses } from '../../../components/class-select/use-courses.ts';
import { Drawer } from '../../../components/drawer/drawer.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { ClassDialog } from './class-dialog.tsx';
import styles from './courses.module.css';
import { DeleteClassDialog } from './delete-dialogs.tsx';
import { studentsPath } from './paths.ts';

type Ask =
  | { readonly act: 'edit'; readonly value: ClassRow | null }
  | { readonly act: 'delete'; readonly value: ClassRow };

/** The classes of a course, over the list of courses. */
export function ClassesDrawer({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const course = useCourses().find(({ id }) => id === courseId);
  const read = useCall(classList, { course_id: courseId });
  const [asked, ask, close] = useOpen<Ask>();
  return (
    <>
      <Drawer
        title={course ? format.pick(course.name) : t('column.classes')}
        count={read.data && t('class.count', { count: read.data.list.length })}
        width={560}
        actions={
          read.data && (
            <Button icon="plus" onClick={() => ask({ act: 'edit', value: null })}>
              {t('class.add')}
            </Button>
          )
        }
        onClose={onClose}
      >
        <QueryView
          query={read}
          skeleton={<SkeletonRows count={3} height={72} />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState icon="users" title={t('class.none')} text={t('class.none_text')} />}
        >
          {({ list }) => (
            <ul className={styles.classes}>
              {list.map((one) => (
                <ClassItem key={one.id} value={one} onAsk={ask} />
              ))}
            </ul>
          )}
        </QueryView>
      </Drawer>
      {asked?.act === 'edit' && <ClassDialog courseId={courseId} value={asked.value} onClose={close} />}
      {asked?.act === 'delete' && <DeleteClassDialog value={asked.value} onClose={close} />}
    </>
  );
}

function ClassItem({ value, onAsk }: { value: ClassRow; onAsk: (ask: Ask) => void }) {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const { id, course_id, name, mentors, student_count } = value;
  const taught = format.list(mentors.map((mentor) => mentor.name));
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{taught ? t('class.taught_by', { names: taught }) : t('class.no_mentor')}</small>
      </div>
      <Link to={studentsPath(course_id, id)}>{t('class.students', { count: student_count })}</Link>
      <IconButton
        icon="pen"
        size="sm"
        iconSize={15}
        label={t('class.edit_of', { name })}
        onClick={() => onAsk({ act: 'edit', value })}
      />
      <IconButton
        icon="trash"
        size="sm"
        iconSize={15}
        label={t('class.delete_of', { name })}
        onClick={() => onAsk({ act: 'delete', value })}
      />
    </li>
  );
}
