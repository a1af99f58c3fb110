import type { GradebookRow, GradebookTask, GradeCell } from '@lets/contract';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { recordPath } from '../../../lib/paths.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './dialogs.module.css';
import { EntryForm } from './entry-form.tsx';
import type { Gradebook } from './gradebook-page.tsx';

interface EntryProps {
  book: Gradebook;
  userId: number;
  taskId: number;
  onClose: () => void;
}

/** What is behind one score, and the way to enter another by hand. */
export function EntryDialog({ book, userId, taskId, onClose }: EntryProps) {
  const { t } = useTranslation('gradebook');
  // As it was when it was opened: what others change meanwhile must not slip into what is saved.
  const [found] = useState(() => find(book, userId, taskId));
  if (!found) return null;
  const { row, task, cell } = found;
  return (
    <Dialog
      title={t('entry.title', { student: row.student.name, task: task.name })}
      icon="pen"
      width={480}
      onClose={onClose}
    >
      <Published cell={cell} />
      <EntryForm
        courseId={book.course.id}
        taskId={task.id}
        userId={row.student.id}
        cell={cell}
        onClose={onClose}
      />
    </Dialog>
  );
}

function find(book: Gradebook, userId: number, taskId: number): Found | null {
  const row = book.list.find(({ student }) => student.id === userId);
  const task = book.tasks.find(({ id }) => id === taskId);
  const cell = row?.cells.find(({ task_id }) => task_id === taskId);
  return row && task && cell ? { row, task, cell } : null;
}

interface Found {
  readonly row: GradebookRow;
  readonly task: GradebookTask;
  readonly cell: GradeCell;
}

function Published({ cell: { state, published, eid } }: { cell: GradeCell }) {
  const { t } = useTranslation('gradebook');
  const { number } = useFormat();
  const isManager = useLocation().pathname.startsWith('/manager');
  const evaluation = isManager ? '/manager/experiment/evaluate' : '/mentor/evaluate/page';
  const isEvaluated = state === 'published' || state === 'unscored';
  const isEnded = isEvaluated || state === 'unpublished';
  return (
    <dl className={styles.published}>
      <dt>{t('entry.published')}</dt>
      <dd>
        {published === null ? (
          <span>{t(`state.${state === 'published' ? 'unpublished' : state}`)}</span>
        ) : (
          <b>{number(published, 1)}</b>
        )}
        {eid !== null && state !== 'waiting' && (
          <Link to={isEnded ? `${evaluation}/${eid}` : recordPath(eid)}>
            {t(isEvaluated ? 'entry.open_published' : isEnded ? 'entry.open_unpublished' : 'entry.open')}
          </Link>
        )}
      </dd>
    </dl>
  );
}
