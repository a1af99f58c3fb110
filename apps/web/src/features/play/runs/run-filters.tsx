import { EXPERIMENT_TYPES, type experimentList } from '@lets/contract';
import type { ReactNode } from 'react';
import { SortSelect, TypeSelect } from '../../../components/list-tools/list-selects.tsx';
import { FilterBar, SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import type { CallInput } from '../../../lib/api-client.ts';
import { oneOf, positive, useListParams } from '../../../lib/use-list-params.ts';

const SORTS = ['newest', 'oldest', 'name'] as const;
const PAGE_SIZE = 10;
export const EVALUATED = ['no', 'yes'] as const;

type ListInput = CallInput<typeof experimentList>;

/** The list that the address asks for. */
export function useRunQuery(scope: ListInput['scope']) {
  const params = useListParams();
  const type = oneOf(params.get('type'), EXPERIMENT_TYPES);
  const sort = oneOf(params.get('sort'), SORTS) ?? 'newest';
  const classId = positive(params.get('class'), 0);
  const projectId = positive(params.get('case'), 0);
  const evaluated = oneOf(params.get('evaluated'), EVALUATED);
  const isFiltered = Boolean(params.q || type || classId || projectId || evaluated);
  const input: ListInput = {
    scope,
    page: params.page,
    size: PAGE_SIZE,
    sort,
    ...(params.q && { q: params.q }),
    ...(type && { experiment_type: type }),
    ...(classId > 0 && { class_id: classId }),
    ...(projectId > 0 && { project_id: projectId }),
    ...(evaluated && { evaluated: evaluated === 'yes' }),
  };
  return { params, type, sort, classId, projectId, evaluated, isFiltered, input };
}
export type RunQuery = ReturnType<typeof useRunQuery>;

/** Search, type, sort last. */
export function RunFilters({ query, children }: { query: RunQuery; children?: ReactNode }) {
  const { t } = useTranslation(['runs', 'common']);
  const { params, type, sort } = query;
  return (
    <FilterBar>
      <SearchBox value={params.q} onChange={(q) => params.change({ q })} placeholder={t('search')} />
      <TypeSelect
        value={type}
        label={t('filter.type')}
        all={t('filter.all_types')}
        onChange={(next) => params.change({ type: next })}
      />
      <SortSelect
        value={sort}
        usual="newest"
        label={t('filter.sort')}
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(next) => params.change({ sort: next })}
      />
      {children}
    </FilterBar>
  );
}
