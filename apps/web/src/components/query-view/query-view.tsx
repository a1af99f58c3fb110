import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { ErrorState, ReadFault } from '../states/states.tsx';
import styles from './query-view.module.css';

/** A read on the screen: its skeleton while it comes, its fault with a way to try again, and then what it brought; above that, that it could not be read anew. */
export function QueryView<T>(props: {
  query: UseQueryResult<T, unknown>;
  skeleton: ReactNode;
  /** Says whether there is nothing to show, and what stands there instead. */
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}) {
  const { query, skeleton, isEmpty, empty, children } = props;
  if (query.data === undefined) {
    if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    return skeleton;
  }
  return (
    <div className={classNames(query.isPlaceholderData && styles.old)} aria-busy={query.isFetching}>
      <ReadFault of={query} />
      {isEmpty?.(query.data) ? empty : children(query.data)}
    </div>
  );
}
