import { type CompetencyGoal, type EvaluationContent, LIMITS, totalOf } from '@lets/contract';
import { useId } from 'react';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './idle-questions.module.css';
import { type IdleChoice, idleChoiceOf, memberOf, withDecision, withIdleChoice } from './scoring.ts';

const CHOICES: readonly IdleChoice[] = ['zero', 'team', 'excluded'];

interface IdleProps {
  /** Those who did nothing. */
  members: readonly { id: number; name: string }[];
  goals: readonly CompetencyGoal[];
  content: EvaluationContent;
  onChange: (content: EvaluationContent) => void;
}

/** Asks of each member who did nothing what they get, before the team's scores reach them by themselves. */
export function IdleQuestions({ members, goals, content, onChange }: IdleProps) {
  const { t } = useTranslation('evaluate');
  if (members.length === 0) return null;
  return (
    <section className={styles.idle} aria-label={t('idle.title')}>
      <h3>{t('idle.title')}</h3>
      <p>{t('idle.text')}</p>
      {members.map((member) => (
        <Question key={member.id} member={member} goals={goals} content={content} onChange={onChange} />
      ))}
    </section>
  );
}

function Question(props: Omit<IdleProps, 'members'> & { member: { id: number; name: string } }) {
  const { member, goals, content, onChange } = props;
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  const name = useId();
  const chosen = idleChoiceOf(content, member.id, goals);
  const decision = memberOf(content, member.id)?.decision;
  const total = totalOf(content, member.id, goals);
  if (chosen === 'scored')
    return (
      <p className={styles.scored}>
        <b>{member.name}</b>
        {t('idle.scored', { score: format.number(total ?? 0, 1) })}
      </p>
    );
  return (
    <fieldset className={styles.question} data-open={chosen === null || undefined}>
      <legend>{member.name}</legend>
      <div>
        {CHOICES.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={choice === chosen}
              onChange={() => onChange(withIdleChoice(content, member.id, goals, choice))}
            />
            {t(`idle.${choice}`)}
          </label>
        ))}
      </div>
      {decision && (
        <Field
          label={t('idle.reason', { name: member.name })}
          count={{ value: decision.reason, max: LIMITS.evaluation_remark }}
          hint={t('idle.reason_hint')}
          required
        >
          {(field) => (
            <TextArea
              {...field}
              rows={2}
              maxLength={LIMITS.evaluation_remark}
              value={decision.reason}
              onChange={(event) =>
                onChange(withDecision(content, member.id, { ...decision, reason: event.target.value }))
              }
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
