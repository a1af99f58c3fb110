import { EXPERIMENT_TYPES, type ExperimentType, GRADES, projectTypeCounts } from '@lets/contract';
import { LinkButton } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { oneOf, useListParams } from '../../../lib/use-list-params.ts';
import { CaseFilters, CaseGrid } from './case-grid.tsx';
import styles from './prepare.module.css';
import { TaskList } from './task-list.tsx';

/** `/experiment/prepare/byType`: all cases that I may see, by the eight types. */
export function Component() {
  const { t } = useTranslation(['prepare', 'common']);
  const params = useListParams();
  const type = oneOf(params.get('type'), EXPERIMENT_TYPES);
  const grade = oneOf(params.get('grade'), GRADES);
  const read = useCall(
    projectTypeCounts,
    { ...(grade && { grade }), ...(params.q && { q: params.q }) },
    { keepPrevious: true, quiet: 'the counts beside the types are an extra; the list of cases tells' },
  );
  return (
    <>
      <fieldset className={styles.types}>
        <legend className="visually-hidden">{t('filter.type')}</legend>
        <TypeTab type={null} chosen={type} count={read.data?.total} />
        {EXPERIMENT_TYPES.map((one) => (
          <TypeTab key={one} type={one} chosen={type} count={read.data?.counts[one]} />
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

function TypeTab(props: {
  type: ExperimentType | null;
  chosen: ExperimentType | null;
  count: number | undefined;
}) {
  const { type, chosen, count } = props;
  const { t } = useTranslation(['prepare', 'common']);
  const params = useListParams();
  return (
    <button type="button" aria-pressed={type === chosen} onClick={() => params.change({ type })}>
      {type ? t(`common:type.${type}`) : t('filter.all_types')}
      <small>{count ?? ''}</small>
    </button>
  );
}
