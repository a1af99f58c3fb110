import { GROUPINGS } from '@lets/contract';
import { StatusSegments } from '../../../components/list-tools/list-tools.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../components/states/states.tsx';
import work from '../../../components/work-page/work-page.module.css';
import { useTranslation } from '../../../i18n/texts.ts';
import { ByHand } from './by-hand.tsx';
import { AtRandom, BySelf, sizeOf } from './by-size.tsx';
import styles from './create.module.css';
import { SizeAdvice } from './group-coverage.tsx';
import type { PlanAnswer } from './plan-answer.ts';
import type { EditPlan, Plan } from './use-plan.ts';

/** How the class is divided. */
export function GroupingBox(props: {
  plan: Plan;
  edit: EditPlan;
  answer: PlanAnswer | null;
  error: unknown;
  isWaiting: boolean;
  onRedraw: () => void;
}) {
  const { plan, edit, answer, error, isWaiting, onRedraw } = props;
  const { t } = useTranslation('class-task');
  const isAlone = answer !== null && !answer.multi_user;
  return (
    <section className={work.box} aria-labelledby="plan-groups">
      <h2 id="plan-groups" className={styles.boxTitle}>
        {t('groups.title')}
        {!isAlone && (
          <span className={styles.modes}>
            <StatusSegments
              label={t('groups.how')}
              value={plan.grouping}
              options={GROUPINGS.map((key) => ({ key, label: t(`grouping.${key}`) }))}
              onChange={(grouping) => edit({ grouping })}
            />
          </span>
        )}
      </h2>
      {answer && !error && answer.students.length > 0 && (
        <SizeAdvice
          answer={answer}
          size={plan.grouping === 'hand' ? null : sizeOf(plan, answer)}
          onUse={(size) => edit({ size })}
        />
      )}
      {error ? (
        <ErrorState error={error} title={t('groups.refused')} />
      ) : isWaiting ? (
        <SkeletonRows count={4} />
      ) : !answer ? (
        <EmptyState icon="users" title={t('groups.choose_first')} text={t('groups.choose_first_text')} />
      ) : answer.students.length === 0 ? (
        <EmptyState icon="users" title={t('fault.no_students')} text={t('groups.no_students_text')} />
      ) : isAlone ? (
        <EmptyState
          icon="user"
          title={t('groups.alone')}
          text={t('groups.alone_text', { count: answer.students.length })}
        />
      ) : plan.grouping === 'hand' ? (
        <ByHand plan={plan} edit={edit} answer={answer} />
      ) : plan.grouping === 'random' ? (
        <AtRandom plan={plan} edit={edit} answer={answer} onRedraw={onRedraw} />
      ) : (
        <BySelf plan={plan} edit={edit} answer={answer} />
      )}
    </section>
  );
}
