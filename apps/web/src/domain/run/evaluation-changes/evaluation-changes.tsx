import type { CompetencyGoal, EvaluationChange } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './evaluation-changes.module.css';

interface ChangesProps {
  changes: readonly EvaluationChange[];
  goals: readonly CompetencyGoal[];
  members: readonly { readonly id: number; readonly name: string }[];
}

/** What of an evaluation is not as it was published before, by whom it is about. */
export function EvaluationChanges({ changes, goals, members }: ChangesProps) {
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  if (changes.length === 0) return <p className={styles.none}>{t('changes.none')}</p>;
  const words = ({ about, goal }: EvaluationChange) => {
    const found = goals.find(({ id }) => id === goal);
    return t(`changes.${about}`, { goal: found ? format.pick(found.name) : '' });
  };
  const people = [null, ...new Set(changes.flatMap(({ user_id }) => user_id ?? []))];
  return (
    <ul className={styles.changes}>
      {people.map((id) => {
        const own = changes.filter(({ user_id }) => user_id === id);
        if (own.length === 0) return null;
        const name = id === null ? t('team') : (members.find((one) => one.id === id)?.name ?? '');
        return (
          <li key={id}>
            <b>{name}</b>
            {format.list(own.map(words))}
          </li>
        );
      })}
    </ul>
  );
}
