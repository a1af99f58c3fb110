import type { GradebookRow, GradebookTask } from '@lets/contract';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './gradebook.module.css';
import type { Gradebook } from './gradebook-page.tsx';
import { ScoreCell } from './score-cell.tsx';

export const SORTS = ['student_id', 'name', 'class', 'final', 'task'] as const;

export interface BookSort {
  readonly by: (typeof SORTS)[number];
  /** Of the sort by a task. */
  readonly taskId: number;
  readonly order: 'asc' | 'desc';
}

interface TableProps {
  book: Gradebook;
  sort: BookSort;
  onSort: (sort: BookSort) => void;
  onOpen: (userId: number, taskId: number) => void;
}

/** Students by class tasks. Names stay at the left and final grades at the right, however many tasks lie between. */
export function GradebookTable({ book, sort, onSort, onOpen }: TableProps) {
  const { t } = useTranslation('gradebook');
  const isMixed = book.classes.length > 1;
  const head = { sort, onSort };
  return (
    <Card className={styles.card ?? ''}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled sideways can be scrolled without a mouse too */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <Head {...head} by="student_id" className={styles.student}>
                {t('column.student')}
              </Head>
              {isMixed && (
                <Head {...head} by="class">
                  {t('column.class')}
                </Head>
              )}
              {book.tasks.map((task) => (
                <Head key={task.id} {...head} by="task" taskId={task.id} className={styles.task}>
                  <TaskTitle task={task} isMixed={isMixed} />
                </Head>
              ))}
              <Head {...head} by="final" className={styles.final}>
                {t('column.final')}
              </Head>
            </tr>
          </thead>
          <tbody>
            {book.list.map((row) => (
              <Row key={row.student.id} row={row} book={book} isMixed={isMixed} onOpen={onOpen} />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function Head(props: {
  by: BookSort['by'];
  taskId?: number;
  sort: BookSort;
  onSort: TableProps['onSort'];
  className?: string | undefined;
  children: ReactNode;
}) {
  const { by, taskId = 0, sort, onSort, className, children } = props;
  const isOn = sort.by === by && (by !== 'task' || sort.taskId === taskId);
  const isUp = isOn && sort.order === 'asc';
  return (
    <th scope="col" className={className} aria-sort={isOn ? (isUp ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className={classNames(styles.sort, isOn && styles.sorted)}
        onClick={() => onSort({ by, taskId, order: isUp ? 'desc' : 'asc' })}
      >
        <span>{children}</span>
        {isOn && <Icon name={isUp ? 'cu' : 'cd'} size={12} />}
      </button>
    </th>
  );
}

function TaskTitle({ task, isMixed }: { task: GradebookTask; isMixed: boolean }) {
  const { t } = useTranslation('gradebook');
  const { number } = useFormat();
  return (
    <>
      <b title={task.name}>{task.name}</b>
      <small>
        {isMixed && <span>{task.class.name}</span>}
        {task.weight > 0 ? t('weight.of', { weight: number(task.weight, 1) }) : t('weight.none')}
      </small>
    </>
  );
}

function Row(props: { row: GradebookRow; book: Gradebook; isMixed: boolean; onOpen: TableProps['onOpen'] }) {
  const { row, book, isMixed, onOpen } = props;
  const { t } = useTranslation('gradebook');
  const { list } = useFormat();
  const { student, classes, cells } = row;
  return (
    <tr>
      <th scope="row" className={styles.student}>
        <b>{student.name}</b>
        {student.disabled && <Tag tone="seal">{t('disabled')}</Tag>}
        <small>{student.student_id || student.account}</small>
      </th>
      {isMixed && <td className={styles.whole}>{list(classes.map(({ name }) => name))}</td>}
      {book.tasks.map((task) => (
        <td key={task.id} className={styles.task}>
          <ScoreCell
            student={student.name}
            task={task.name}
            cell={cells.find(({ task_id }) => task_id === task.id)}
            onOpen={() => onOpen(student.id, task.id)}
          />
        </td>
      ))}
      <td className={styles.final}>
        <Final {...row.final} />
      </td>
    </tr>
  );
}

/** Provisional while a weighed task has no score. */
function Final({ score, missing }: GradebookRow['final']) {
  const { t } = useTranslation('gradebook');
  const { number } = useFormat();
  return (
    <>
      {score === null ? (
        <span>{t('final.none')}</span>
      ) : (
        <b data-provisional={missing > 0 || undefined}>{number(score, 1)}</b>
      )}
      {missing > 0 && (
        <small title={score === null ? undefined : t('final.provisional', { count: missing })}>
          {t('final.missing', { count: missing })}
        </small>
      )}
    </>
  );
}
