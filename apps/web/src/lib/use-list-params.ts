import { LIMITS } from '@lets/contract';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Changes to make to an address: null or '' takes a filter away. */
export type ParamChanges = Readonly<Record<string, string | number | null>>;

/** Pure: the address's query after a change. A changed filter begins on the first page again. */
export function changeParams(now: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(now);
  if (!('page' in changes)) next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '' || (key === 'page' && value === 1)) next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}

/** Pure: one of the words allowed, or the fallback: addresses are typed by hand too. */
export function oneOf<T extends string>(value: string | null, allowed: readonly T[]): T | null {
  return allowed.find((word) => word === value) ?? null;
}

/** Pure: a positive whole number of an address, or the fallback. */
export function positive(value: string | null, fallback: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : fallback;
}

/** How long a page may be. */
export const PAGE_SIZES = [20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** A list's search, filters, sort and page, kept in the address so that back, reload and a sent link keep them. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: ParamChanges) =>
      setParams((now) => changeParams(now, changes), { replace: !('page' in changes) }),
    [setParams],
  );
  return useMemo(
    () => ({
      q: (params.get('q') ?? '').slice(0, LIMITS.search),
      page: positive(params.get('page'), 1),
      size: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? PAGE_SIZES[0],
      get: (key: string) => params.get(key),
      change,
    }),
    [params, change],
  );
}
