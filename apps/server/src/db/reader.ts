import type { Drizzle } from './client.ts';

/** Where a query runs: the open database, or the transaction in hand. */
export interface Reader {
  readonly db: Omit<Drizzle, 'transaction'>;
}
