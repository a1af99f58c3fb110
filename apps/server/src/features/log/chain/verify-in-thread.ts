import type { ChainReport } from '@lets/contract';
import type { Database } from '../../../db/client.ts';
import { openPool } from '../../../threads/thread-pool.ts';
import type { KnownHead } from './verify.ts';

export interface Verification {
  readonly config: Database['config'];
  readonly now: number;
  readonly known: readonly KnownHead[];
}

const thread = openPool<Verification>('audit', new URL('./verify-thread.ts', import.meta.url));

/** `verifyChain` beside the event loop, on a connection of its own: reading and hashing millions of entries would hold up acts. */
export function verifyInThread(
  { config }: Pick<Database, 'config'>,
  now: number,
  known: readonly KnownHead[],
): Promise<ChainReport> {
  return thread.run(() => ({ config, now, known }));
}
