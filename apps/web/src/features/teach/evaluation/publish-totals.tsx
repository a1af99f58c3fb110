import { type CompetencyGoal, type EvaluationContent, standingOf, totalOf } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './publish-dialog.module.css';
import { StandingTag } from './standing-tag.tsx';

interface TotalsProps {
  members: readonly { id: number; name: string }[];
  goals: readonly CompetencyGoal[];
  content: EvaluationContent;
  /** What was published last. */
  last: EvaluationContent | null;
}

/** What each member will read, whose scores they are, and what it was before. */
export function PublishTotals({ members, goals, content, last }: TotalsProps) {
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  const words = (total: number | null) => (total === null ? t('no_score') : format.number(total, 1));
  return (
    <ul className={styles.totals}>
      {members.map(({ id, name }) => {
        const total = totalOf(content, id, goals);
        const before = last && totalOf(last, id, goals);
        return (
          <li key={id}>
            <span>{name}</span>
            <StandingTag standing={standingOf(content, id, goals)} />
            {last && before !== total && <del>{words(before)}</del>}
            <b>{words(total)}</b>
          </li>
        );
      })}
    </ul>
  );
}
