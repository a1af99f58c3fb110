import {
  type ClassRow,
  CODE,
  classDelete,
  classList,
  courseDelete,
  courseList,
  courseManageList,
  type ManagedCourse,
} from '@lets/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog, Dialog } from '../../../components/dialog/dialog.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './courses.module.css';

const NAMED = 6;

/** Courses go with their classes and enrolments; with a case or an experiment on one, none does. */
export function DeleteCoursesDialog(props: {
  courses: readonly ManagedCourse[];
  onClose: () => void;
  onDone: () => void;
}) {
  const { courses, onClose, onDone } = props;
  const { t } = useTranslation(['courses', 'common']);
  const format = useFormat();
  const inUse = useInUse(onClose);
  const count = courses.length;
  const act = useAct(courseDelete, {
    invalidates: [courseManageList, courseList],
    shown: 'in-place',
    onSuccess: () => {
      toast(t('delete.done', { count }), { type: 'success' });
      onDone();
      onClose();
    },
    onError: inUse.hear,
  });
  if (inUse.isSo) return <InUse text={t('delete.in_use', { count })} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('delete.title', { count })}
      icon="trash"
      confirmLabel={t('delete.act')}
      cancelLabel={t('delete.keep')}
      busy={act.isPending}
      onConfirm={() => act.mutate({ ids: courses.map(({ id }) => id) })}
      onCancel={onClose}
    >
      <ul className={styles.names}>
        {courses.slice(0, NAMED).map((course) => (
          <li key={course.id}>
            {format.pick(course.name)}
            <small>
              {format.list([
                t('class.count', { count: course.class_count }),
                t('class.students', { count: course.student_count }),
              ])}
            </small>
          </li>
        ))}
        {count > NAMED && <li>{t('more', { count: count - NAMED })}</li>}
      </ul>
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}

export function DeleteClassDialog({ value, onClose }: { value: ClassRow; onClose: () => void }) {
  const { t } = useTranslation(['courses', 'common']);
  const inUse = useInUse(onClose);
  const { id, name, student_count: count } = value;
  const act = useAct(classDelete, {
    invalidates: [classList, courseManageList],
    shown: 'in-place',
    onSuccess: () => {
      toast(t('class.deleted', { name }), { type: 'success' });
      onClose();
    },
    onError: inUse.hear,
  });
  if (inUse.isSo) return <InUse text={t('class.in_use', { name })} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('class.delete_title', { name })}
      icon="trash"
      confirmLabel={t('delete.act')}
      cancelLabel={t('delete.keep')}
      busy={act.isPending}
      onConfirm={() => act.mutate({ ids: [id] })}
      onCancel={onClose}
    >
      <p>{t('class.delete_text', { count })}</p>
    </ConfirmDialog>
  );
}

/** Whether the server kept it because something hangs on it; any other refusal is said and ends the asking. */
function useInUse(onClose: () => void) {
  const { t } = useTranslation('common');
  const [isSo, setSo] = useState(false);
  const hear = (error: unknown) => {
    if (error instanceof ApiError && error.code === CODE.in_use) return setSo(true);
    toast(error instanceof ApiError ? error.message : t('error.network'), { type: 'error' });
    onClose();
  };
  return { isSo, hear };
}

function InUse({ text, onClose }: { text: ReactNode; onClose: () => void }) {
  const { t } = useTranslation(['courses', 'common']);
  return (
    <Dialog
      alert
      title={t('in_use')}
      icon="alert"
      iconTone="seal"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('common:act.close')}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
