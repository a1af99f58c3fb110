import { useCallback, useMemo } from 'react';
import type { Board } from './use-board.ts';

/** The server's clock, by the latest reading of the board. */
export function useServerClock({ read }: Board): () => number {
  const ahead = read.data ? read.data.server_time - read.dataUpdatedAt : 0;
  // A second more or less is how long the answer was under way: the clock stays the same, so that nothing is drawn anew for it.
  const steady = Math.round(ahead / 1000) * 1000;
  return useCallback(() => Date.now() + steady, [steady]);
}

/** The same from the moment at which the server has just answered. */
export function useClockFrom(serverTime: number): () => number {
  return useMemo(() => {
    const ahead = serverTime - Date.now();
    return () => Date.now() + ahead;
  }, [serverTime]);
}
