import type { GradeCell } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './gradebook.module.css';

/** A score, or why there is none; pressed, it says more and can be entered by hand. */
export function ScoreCell(props: {
  student: string;
  task: string;
  /** Undefined where the task was not given to the student's class. */
  cell: GradeCell | undefined;
  onOpen: () => void;
}) {
  const { student, task, cell, onOpen } = props;
  const { t } = useTranslation('gradebook');
  const { number } = useFormat();
  if (!cell) {
    return (
      <span className={styles.nothing} title={t('not_given')}>
        —<span className="visually-hidden">{t('not_given')}</span>
      </span>
    );
  }
  const byHand = cell.manual?.score ?? null;
  const counted = byHand ?? cell.published;
  if (counted === null) {
    const state = t(`state.${cell.state === 'published' ? 'unpublished' : cell.state}`);
    return (
      <button
        type="button"
        className={styles.cell}
        data-state={cell.state}
        aria-label={t('cell.state', { student, task, state })}
        onClick={onOpen}
      >
        {state}
      </button>
    );
  }
  const score = number(counted, 1);
  return (
    <button
      type="button"
      className={styles.cell}
      aria-label={t(byHand === null ? 'cell.score' : 'cell.score_by_hand', { student, task, score })}
      title={byHand === null ? undefined : t('by_hand')}
      onClick={onOpen}
    >
      <b>{score}</b>
      {byHand !== null && <span className={styles.mark} aria-hidden="true" />}
    </button>
  );
}
