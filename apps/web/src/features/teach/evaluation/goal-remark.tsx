import { LIMITS } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';
import { CommentPhrases } from './comment-phrases.tsx';
import styles from './goals.module.css';

interface RemarkProps {
  goal: string;
  text: string;
  onChange: (text: string) => void;
}

/** What is said of one goal: a line that grows as it is written. */
export function GoalRemark({ goal, text, onChange }: RemarkProps) {
  const { t } = useTranslation('evaluate');
  return (
    <div className={styles.remarkRow}>
      <textarea
        className={styles.remark}
        rows={1}
        maxLength={LIMITS.evaluation_remark}
        aria-label={t('goal.remark', { goal })}
        placeholder={t('goal.remark_placeholder')}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <CommentPhrases text={text} max={LIMITS.evaluation_remark} onChange={onChange} />
    </div>
  );
}
