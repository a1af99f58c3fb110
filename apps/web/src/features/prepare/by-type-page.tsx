import { EXPERIMENT_TYPES, type ExperimentType, projectList } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/states/states.tsx';
import { useCall } from '../../lib/query.ts';
import { oneOf, useListParams } from '../../lib/use-list-params.ts';
import { CaseFilters, CaseGrid } from './case-grid.tsx';
import styles from './prepare.module.css';
import { TaskList } from './task-list.tsx';

/** `/experiment/prepare/byType`: all cases that I may see, by the eight types. */
export function Component() {
  const { t } = useTranslation(['prepare', 'common']);
  const params = useListParams();
  const type = oneOf(params.get('type'), EXPERIMENT_TYPES);
  return (
    <>
      <fieldset className={styles.types}>
        <legend className="visually-hidden">{t('filter.type')}</legend>
        <TypeTab type={null} chosen={type} />
        {EXPERIMENT_TYPES.map((one) => (
          <TypeTab key={one} type={one} chosen={type} />
        ))}
      </fieldset>
      <CaseFilters />
      <TaskList scope="type" title={t('tasks.type')} filters={type ? { experiment_type: type } : {}} />
      <CaseGrid
        scope="type"
        type={type}
        empty={
          <EmptyState
            title={type ? t('empty.type', { type: t(`common:type.${type}`) }) : t('empty.any')}
            text={t('empty.type_text')}
            action={<LinkButton to="/experiment/prepare/byCourse">{t('empty.to_course')}</LinkButton>}
          />
        }
      />
    </>
  );
}

function TypeTab({ type, chosen }: { type: ExperimentType | null; chosen: ExperimentType | null }) {
  const { t } = useTranslation(['prepare', 'common']);
  const params = useListParams();
  const read = useCall(
    projectList,
    { scope: 'type', size: 1, ...(type && { experiment_type: type }) },
    { staleTime: 60_000, silent: true },
  );
  return (
    <button type="button" aria-pressed={type === chosen} onClick={() => params.change({ type })}>
      {type ? t(`common:type.${type}`) : t('filter.all_types')}
      <small>{read.data?.total ?? ''}</small>
    </button>
  );
}
