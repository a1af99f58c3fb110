import { LinkButton } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { CaseFilters, CaseGrid } from './case-grid.tsx';
import { TaskList } from './task-list.tsx';

/** `/experiment/prepare/selfCourse`: cases open to everybody at any time, and what I have prepared myself. */
export function Component() {
  const { t } = useTranslation('prepare');
  return (
    <>
      <CaseFilters />
      <TaskList scope="self" title={t('tasks.self')} />
      <CaseGrid
        scope="self"
        empty={
          <EmptyState
            icon="unlock"
            title={t('empty.self')}
            text={t('empty.self_text')}
            action={<LinkButton to="/experiment/prepare/byCourse">{t('empty.to_course')}</LinkButton>}
          />
        }
      />
    </>
  );
}
