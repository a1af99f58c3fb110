import { hashKey, type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * A first reading that news overtake is repeated when it is done. The library begins no reading anew that has shown nothing yet and takes
 * its answer for fresh, though the server may have given it before what the news are about.
 */
export function readAgainWhenOvertaken(client: QueryClient): void {
  const overtaken = new WeakSet<Query>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const isFirst = query.state.fetchStatus !== 'idle' && query.state.data === undefined;
    if (action.type === 'invalidate' && isFirst) overtaken.add(query);
    if (action.type === 'success' && overtaken.delete(query)) {
      // After the reading that just ended has left the query.
      queueMicrotask(() => void client.invalidateQueries({ queryKey: query.queryKey, exact: true }));
    }
  });
}

/** At which state of its thing each was last read. */
const readAt = new WeakMap<Query, string | number>();

/** Reads again what was read at another state of its thing; without a `revision` nothing is known of it. */
export function useRevision(queryKey: QueryKey, revision: string | number | undefined): void {
  const client = useQueryClient();
  const hash = hashKey(queryKey);
  useEffect(() => {
    const query = client.getQueryCache().get(hash);
    if (!query || revision === undefined) return;
    const before = readAt.get(query);
    readAt.set(query, revision);
    if (before !== undefined && before !== revision) {
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  }, [client, hash, revision]);
}
