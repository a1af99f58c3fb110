import { classTaskList } from '@lets/contract';
import { LinkButton } from '../../../components/button/button.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { MENTOR_TASKS, MENTOR_TASKS_CREATE } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import styles from './first-task.module.css';

const STEPS = ['choose', 'team', 'watch'] as const;

/** An empty board: a mentor who has given no task yet is shown how to give the first. */
export function NothingRunning() {
  const { t } = useTranslation('guide');
  const read = useCall(classTaskList, { size: 1 });
  return (
    <QueryView query={read} skeleton={<SkeletonRows count={3} height={78} />}>
      {({ total }) =>
        total === 0 ? (
          <FirstTask />
        ) : (
          <EmptyState
            icon="compass"
            title={t('empty')}
            text={t('empty_text')}
            action={<LinkButton to={MENTOR_TASKS}>{t('to_tasks')}</LinkButton>}
          />
        )
      }
    </QueryView>
  );
}

function FirstTask() {
  const { t } = useTranslation('guide');
  return (
    <section className={styles.first} aria-labelledby="first-task">
      <h2 id="first-task">{t('first.title')}</h2>
      <p>{t('first.text')}</p>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>
            <b>{t(`first.${step}`)}</b>
            <span>{t(`first.${step}_text`)}</span>
          </li>
        ))}
      </ol>
      <LinkButton to={MENTOR_TASKS_CREATE} variant="primary" icon="plus">
        {t('first.act')}
      </LinkButton>
    </section>
  );
}
