import type pg from 'pg';

/** Connections of a pool that somebody works with. */
export function usedOf({ totalCount, idleCount }: Pick<pg.Pool, 'totalCount' | 'idleCount'>): number {
  return totalCount - idleCount;
}
