import {
  accountUsers,
  type ClassRow,
  type ClassStudent,
  classList,
  classStudentRemove,
  classStudents,
  courseManageList,
} from '@lets/contract';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import styles from './courses.module.css';

const NAMED = 6;

/** Students leave a class; their accounts and what they have played stay. */
export function RemoveDialog(props: {
  of: ClassRow;
  students: readonly ClassStudent[];
  onClose: () => void;
  onDone: () => void;
}) {
  const { of, students, onClose, onDone } = props;
  const { t } = useTranslation('courses');
  const count = students.length;
  const act = useAct(classStudentRemove, {
    invalidates: [classStudents, classList, courseManageList, accountUsers],
    onSuccess: ({ removed }) => {
      toast(t('remove.done', { count: removed, name: of.name }), { type: 'success' });
      onDone();
      onClose();
    },
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={t('remove.title', { count, name: of.name })}
      icon="users"
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('remove.keep')}
      busy={act.isPending}
      onConfirm={() => act.mutate({ class_id: of.id, user_ids: students.map(({ id }) => id) })}
      onCancel={onClose}
    >
      <ul className={styles.names}>
        {students.slice(0, NAMED).map(({ id, name, student_id, account }) => (
          <li key={id}>
            {name}
            <small>{student_id || account}</small>
          </li>
        ))}
        {count > NAMED && <li>{t('more', { count: count - NAMED })}</li>}
      </ul>
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  );
}
