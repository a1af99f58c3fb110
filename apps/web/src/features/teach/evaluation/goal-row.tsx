import { type CompetencyGoal, LEVEL_SCORES, levelOf, RUBRIC_LEVELS } from '@lets/contract';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './goals.module.css';
import { readScore } from './scoring.ts';

interface GoalProps {
  goal: CompetencyGoal;
  /** Of all goals together. */
  weights: number;
  /** What was given here; null takes the team's. */
  own: number | null;
  /** What counts. */
  counted: number | null;
  isMissing: boolean;
  onChange: (score: number | null) => void;
  /** What it rests on in the record. */
  quotes: ReactNode;
  remark: ReactNode;
}

/** One goal: typed as a number, or chosen as a grade. */
export function GoalRow(props: GoalProps) {
  const { goal, weights, own, counted, isMissing, onChange, quotes, remark } = props;
  const { t } = useTranslation('evaluate');
  const { pick, number } = useFormat();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? undefined : readScore(typed);
  const isWrong = typed !== null && read === undefined;
  // What another person's draft brought goes before what was typed here.
  const shown = typed !== null && (isWrong || read === own) ? typed : own === null ? '' : String(own);
  const grade = counted === null ? -1 : levelOf(counted);
  const fault = isWrong ? t('goal.wrong') : isMissing ? t('goal.missing') : '';
  return (
    <div className={styles.goal} data-fault={fault ? '' : undefined}>
      <div className={styles.goalHead}>
        <label htmlFor={id}>{pick(goal.name)}</label>
        <span>{t('goal.weight', { weight: number((goal.weight / weights) * 100, 0) })}</span>
        {own === null && counted !== null && <em>{t('goal.from_team')}</em>}
        {quotes}
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          placeholder={counted === null ? '' : String(counted)}
          aria-invalid={fault !== ''}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => {
            const score = readScore(event.target.value);
            setTyped(event.target.value);
            if (score !== undefined) onChange(score);
          }}
          onBlur={() => {
            if (!isWrong) setTyped(null);
          }}
        />
      </div>
      <fieldset className={styles.grades} data-own={own !== null || undefined}>
        <legend className="visually-hidden">{t('goal.grade', { goal: pick(goal.name) })}</legend>
        {RUBRIC_LEVELS.map((key, index) => (
          <button
            key={key}
            type="button"
            aria-pressed={index === grade}
            data-below={index < grade || undefined}
            onClick={() => {
              setTyped(null);
              onChange(LEVEL_SCORES[index] ?? null);
            }}
          >
            {t(`grade.${key}`)}
          </button>
        ))}
      </fieldset>
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {remark}
    </div>
  );
}
