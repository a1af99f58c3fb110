import { LEVEL_SCORES, levelOf, RUBRIC_LEVELS, type RubricOfGoal } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './rubric.module.css';

interface LevelsProps {
  /** What it is the rubric of. */
  label: string;
  levels: RubricOfGoal;
  /** The level of this score is marked; null marks none. */
  score: number | null;
  /** Levels can be chosen, each with the score that it gives. */
  onChoose?: (score: number) => void;
}

/** What works of each level look like, the highest first. */
export function RubricLevels({ label, levels, score, onChoose }: LevelsProps) {
  const { t } = useTranslation('rubric');
  const { pick } = useFormat();
  const reached = score === null ? -1 : levelOf(score);
  return (
    <ul className={styles.levels} aria-label={t('of_goal', { goal: label })}>
      {RUBRIC_LEVELS.map((level, index) => ({ level, index, given: LEVEL_SCORES[index] ?? 0 }))
        .reverse()
        .map(({ level, index, given }) => {
          const name = t(`level.${level}`);
          const content = (
            <>
              <b>{name}</b>
              <small>{t(`range.${level}`)}</small>
              <span>{pick(levels[index]) || <i>{t('nothing')}</i>}</span>
            </>
          );
          const isReached = index === reached;
          if (!onChoose) {
            return (
              <li
                key={level}
                aria-current={isReached || undefined}
                title={isReached ? t('reached') : undefined}
              >
                {content}
              </li>
            );
          }
          return (
            <li key={level}>
              <button
                type="button"
                aria-pressed={isReached}
                title={t('choose', { level: name, score: given })}
                onClick={() => onChoose(given)}
              >
                {content}
              </button>
            </li>
          );
        })}
    </ul>
  );
}
