import type { GradebookPlan, RowFault } from '@lets/contract';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { oneOf } from '../../../lib/use-list-params.ts';
import styles from './dialogs.module.css';

const FAULTS = ['missing', 'no_student', 'no_task', 'other_class', 'twice', 'wrong_format'] as const;

/** What a sheet would change, and line by line what of it cannot be taken. */
export function ImportPlan({ plan }: { plan: GradebookPlan }) {
  const { t } = useTranslation('gradebook');
  const { weights, scores, score_count, faults, fault_count } = plan;
  if (faults.some(({ column }) => column === 'head')) {
    return (
      <p className={styles.failure} role="alert">
        <Icon name="alert" size={15} />
        {t('import.refused.head')}
      </p>
    );
  }
  return (
    <div className={styles.plan}>
      {weights.length + score_count === 0 && <p role="status">{t('import.nothing')}</p>}
      {weights.length > 0 && <Weights weights={weights} />}
      {score_count > 0 && <Scores scores={scores} count={score_count} />}
      {fault_count > 0 && <Faults faults={faults} count={fault_count} />}
    </div>
  );
}

function Part(props: {
  title: string;
  label: string;
  head: readonly string[];
  more?: string;
  children: ReactNode;
}) {
  const { title, label, head, more, children } = props;
  return (
    <section>
      <h3>{title}</h3>
      <table aria-label={label}>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {more && <p>{more}</p>}
    </section>
  );
}

function Weights({ weights }: Pick<GradebookPlan, 'weights'>) {
  const { t } = useTranslation('gradebook');
  const { number } = useFormat();
  const head = (['task', 'before', 'after'] as const).map((key) => t(`import.head.${key}`));
  return (
    <Part title={t('import.weight_count', { count: weights.length })} label={t('import.weights')} head={head}>
      {weights.map(({ task, before, after }) => (
        <tr key={task.id}>
          <td>{task.name}</td>
          <td>{t('weight.of', { weight: number(before, 1) })}</td>
          <td>
            <b>{t('weight.of', { weight: number(after, 1) })}</b>
          </td>
        </tr>
      ))}
    </Part>
  );
}

function Scores({ scores, count }: { scores: GradebookPlan['scores']; count: number }) {
  const { t } = useTranslation('gradebook');
  const { number } = useFormat();
  const keys = ['row', 'student', 'task', 'before', 'after'] as const;
  return (
    <Part
      title={t('import.score_count', { count })}
      label={t('import.scores')}
      head={keys.map((key) => t(`import.head.${key}`))}
      {...(count > scores.length && { more: t('import.more', { count: count - scores.length }) })}
    >
      {scores.map(({ row, student, task, before, after, corrects }) => (
        <tr key={`${student.id} ${task.id}`}>
          <td>{t('import.row', { row })}</td>
          <td>
            {student.name}
            <small>{student.student_id}</small>
          </td>
          <td>{task.name}</td>
          <td>{before === null ? t('final.none') : number(before, 1)}</td>
          <td>
            <b>{number(after, 1)}</b>
            {corrects && <small>{t('import.corrects')}</small>}
          </td>
        </tr>
      ))}
    </Part>
  );
}

function Faults({ faults, count }: { faults: readonly RowFault[]; count: number }) {
  const { t } = useTranslation('gradebook');
  return (
    <Part
      title={t('import.fault_count', { count })}
      label={t('import.faults')}
      head={(['place', 'value', 'reason'] as const).map((key) => t(`import.head.${key}`))}
      {...(count > faults.length && { more: t('import.more_faults', { count: count - faults.length }) })}
    >
      {faults.map(({ row, letter = '', value, fault }) => (
        <tr key={`${row} ${letter}`}>
          <td>{t('import.place', { row, letter })}</td>
          <td>{value ? <code>{value}</code> : t('import.empty')}</td>
          <td>{t(`import.fault.${oneOf(fault, FAULTS) ?? 'wrong'}`)}</td>
        </tr>
      ))}
    </Part>
  );
}
