import { type CompetencyGoal, LIMITS, type RubricOfGoal, saysAnything } from '@lets/contract';
import { InputNumber } from 'antd';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { NO_LEVELS, RubricFields } from '../../../../domain/case/rubric/rubric-fields.tsx';
import { RubricFold } from '../../../../domain/case/rubric/rubric-fold.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import form from '../form.module.css';
import { freeId } from '../free-id.ts';
import styles from './goals.module.css';
import { Part, type PartProps, setBody } from './part.tsx';

/** What is graded, and how much each goal counts. */
export function Goals({ edit }: PartProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const goals = edit.project.body.competency_goals;
  const total = goals.reduce((sum, { weight }) => sum + weight, 0);
  const set = (next: typeof goals) => setBody(edit, { competency_goals: next });
  const rubric = edit.project.body.rubric ?? {};
  const remove = (id: string) => {
    const { [id]: _, ...others } = rubric;
    setBody(edit, { competency_goals: goals.filter((goal) => goal.id !== id), rubric: others });
  };
  const change = (id: string, next: Partial<(typeof goals)[number]>) =>
    set(goals.map((goal) => (goal.id === id ? { ...goal, ...next } : goal)));
  return (
    <Part title={t('info.goals')} hint={t('info.goals_hint')}>
      {goals.map((goal, at) => (
        <div key={goal.id}>
          <div className={form.line}>
            <u aria-hidden="true">{at + 1}</u>
            <TextPair
              label={t('info.goal', { number: at + 1 })}
              quiet
              value={goal.name}
              max={100}
              required
              onChange={(name) => change(goal.id, { name })}
            />
            <InputNumber
              aria-label={t('info.weight', { number: at + 1 })}
              className={form.weight ?? ''}
              min={0.1}
              max={1000}
              value={goal.weight}
              onChange={(weight) => weight && change(goal.id, { weight })}
            />
            <span className={styles.share}>
              {t('info.share', { share: format.number((goal.weight / total) * 100, 0) })}
            </span>
            <IconButton
              icon="trash"
              size="sm"
              label={t('info.remove', { what: t('info.goal', { number: at + 1 }) })}
              onClick={() => remove(goal.id)}
            />
          </div>
          <GoalRubric
            goal={goal}
            levels={rubric[goal.id]}
            onChange={(levels) => setBody(edit, { rubric: { ...rubric, [goal.id]: levels } })}
          />
        </div>
      ))}
      <span>
        <Button
          size="sm"
          icon="plus"
          disabled={goals.length >= LIMITS.project_lines}
          onClick={() =>
            set([
              ...goals,
              {
                id: freeId(
                  'goal',
                  goals.map(({ id }) => id),
                ),
                name: { zh: '', en: '' },
                weight: 1,
              },
            ])
          }
        >
          {t('info.add_goal')}
        </Button>
      </span>
    </Part>
  );
}

/** What works of each level look like on a goal. */
function GoalRubric(props: {
  goal: CompetencyGoal;
  levels: RubricOfGoal | undefined;
  onChange: (levels: RubricOfGoal) => void;
}) {
  const { goal, levels = NO_LEVELS, onChange } = props;
  const { t } = useTranslation('rubric');
  const { pick } = useFormat();
  return (
    <div className={styles.rubric}>
      <RubricFold title={saysAnything(levels) ? t('of_goal', { goal: pick(goal.name) }) : t('write')}>
        <p>{t('hint')}</p>
        <RubricFields levels={levels} onChange={onChange} />
      </RubricFold>
    </div>
  );
}
