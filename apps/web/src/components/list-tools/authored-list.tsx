import { EXPERIMENT_TYPES } from '@lets/contract';
import { useCallback, useMemo } from 'react';
import { oneOf, PAGE_SIZES, useListParams } from '../../lib/use-list-params.ts';
import { Button } from '../button/button.tsx';
import { SizeSelect, SortSelect, TypeSelect } from './list-selects.tsx';
import { FilterBar, Pager, SearchBox, StatusSegments } from './list-tools.tsx';

const USUAL = 'updated';

/** The address of a list of what authors make: searched, of a status and a type, the last one worked on first. */
export function useAuthoredList<S extends string, K extends string>(
  statuses: readonly S[],
  sorts: readonly (K | typeof USUAL)[],
) {
  const params = useListParams();
  const type = oneOf(params.get('type'), EXPERIMENT_TYPES);
  const status = oneOf(params.get('status'), statuses);
  const sort = oneOf(params.get('sort'), sorts) ?? USUAL;
  const { q, page, size, change } = params;
  const clear = useCallback(() => change({ q: null, type: null, status: null }), [change]);
  return useMemo(
    () => ({
      params,
      type,
      status,
      sort,
      clear,
      isFiltered: Boolean(q || type || status),
      /** What the list is narrowed to. */
      question: [q, type, status].join(' '),
      input: {
        page,
        size,
        sort,
        ...(q && { q }),
        ...(type && { experiment_type: type }),
        ...(status && { status }),
      },
    }),
    [params, q, page, size, type, status, sort, clear],
  );
}
export type AuthoredList<S extends string, K extends string> = ReturnType<typeof useAuthoredList<S, K>>;

interface Words<S extends string, K extends string> {
  readonly search: string;
  readonly status: string;
  readonly statusOf: (status: S | 'all') => string;
  readonly type: string;
  readonly allTypes: string;
  readonly clear: string;
  readonly sort: string;
  readonly sortOf: (sort: K | typeof USUAL) => string;
}

/** The way to the other pages, and how long a page is. */
export function AuthoredPager<S extends string, K extends string>(props: {
  query: AuthoredList<S, K>;
  found: { readonly page: number; readonly size: number; readonly total: number };
}) {
  const { query, found } = props;
  const { size, change } = query.params;
  return (
    <Pager
      page={found.page}
      size={found.size}
      total={found.total}
      onPage={(page) => change({ page })}
      after={
        <SizeSelect
          size={size}
          total={found.total}
          onChange={(next) => change({ size: next === PAGE_SIZES[0] ? null : next })}
        />
      }
    />
  );
}

/** Search, status and type; the order at the far end. */
export function AuthoredFilters<S extends string, K extends string>(props: {
  query: AuthoredList<S, K>;
  statuses: readonly S[];
  sorts: readonly (K | typeof USUAL)[];
  words: Words<S, K>;
}) {
  const { query, statuses, sorts, words } = props;
  const { params, type, status, sort, isFiltered, clear } = query;
  return (
    <FilterBar>
      <SearchBox
        value={params.q}
        onChange={(q) => params.change({ q })}
        placeholder={words.search}
        width={240}
      />
      <StatusSegments<S | 'all'>
        label={words.status}
        value={status ?? 'all'}
        options={(['all', ...statuses] as const).map((key) => ({ key, label: words.statusOf(key) }))}
        onChange={(key) => params.change({ status: key === 'all' ? null : key })}
      />
      <TypeSelect
        value={type}
        label={words.type}
        all={words.allTypes}
        onChange={(next) => params.change({ type: next })}
      />
      {isFiltered && (
        <Button variant="text" onClick={clear}>
          {words.clear}
        </Button>
      )}
      <SortSelect
        value={sort}
        usual={USUAL}
        label={words.sort}
        options={sorts.map((value) => ({ value, label: words.sortOf(value) }))}
        isLast
        onChange={(next) => params.change({ sort: next })}
      />
    </FilterBar>
  );
}
