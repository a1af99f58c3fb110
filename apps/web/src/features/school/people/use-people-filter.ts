import { useCallback } from 'react';
import { oneOf, positive, useListParams } from '../../../lib/use-list-params.ts';
import { type Kind, whoIn } from './kinds.ts';

export const STATES = ['active', 'disabled'] as const;
export const FACTORS = ['with', 'without'] as const;
const SORTS = ['account', 'name', 'student_id', 'created'] as const;
export type PeopleSort = (typeof SORTS)[number];

/** What the address says of a list of people. */
export function usePeopleFilter(kind: Kind) {
  const params = useListParams();
  const { q, change } = params;
  const state = oneOf(params.get('state'), STATES);
  const factor = oneOf(params.get('factor'), FACTORS);
  const course = positive(params.get('course'), 0);
  const inClass = positive(params.get('class'), 0);
  const by: PeopleSort = oneOf(params.get('sort'), SORTS) ?? 'account';
  const order = oneOf(params.get('order'), ['asc', 'desc'] as const) ?? 'asc';
  const clear = useCallback(
    () => change({ q: null, state: null, factor: null, course: null, class: null }),
    [change],
  );
  return {
    filter: {
      ...whoIn(kind),
      ...(q && { q }),
      ...(state && { state }),
      ...(factor && { factor }),
      ...(course > 0 && { course_id: course }),
      ...(inClass > 0 && { class_id: inClass }),
    },
    state,
    factor,
    course,
    inClass,
    sort: { by, order },
    isFiltered: Boolean(q || state || factor || course || inClass),
    clear,
  };
}
