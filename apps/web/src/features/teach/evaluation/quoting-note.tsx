import { type CompetencyGoal, LIMITS } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './quoting-note.module.css';
import type { Quoting } from './use-quoting.ts';

/** Says what a press on the record does now, and ends it. */
export function QuotingNote({ quoting, goals }: { quoting: Quoting; goals: readonly CompetencyGoal[] }) {
  const { t } = useTranslation('evaluate');
  const { pick } = useFormat();
  const goal = goals.find(({ id }) => id === quoting.about);
  const isFull = quoting.picked.size >= LIMITS.evaluation_moments;
  return (
    <div className={styles.quoting} role="status">
      <Icon name="link" size={14} />
      <p>
        {goal ? t('quote.for_goal', { goal: pick(goal.name) }) : t('quote.for_comment')}
        <span>{isFull ? t('quote.full', { count: LIMITS.evaluation_moments }) : t('quote.how')}</span>
      </p>
      <Button size="sm" variant="primary" onClick={quoting.stop}>
        {t('quote.done')}
      </Button>
    </div>
  );
}
