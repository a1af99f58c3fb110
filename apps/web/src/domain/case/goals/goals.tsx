import type { CompetencyGoal } from '@lets/contract';
import { Tag } from '../../../components/surface/surface.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './goals.module.css';

/** What a case is to teach, and by which its runs are evaluated. */
export function Goals({ goals }: { goals: readonly CompetencyGoal[] }) {
  const format = useFormat();
  return (
    <ul className={styles.goals}>
      {goals.map((goal) => (
        <li key={goal.id}>
          <Tag tone="ink">{format.pick(goal.name)}</Tag>
        </li>
      ))}
    </ul>
  );
}
