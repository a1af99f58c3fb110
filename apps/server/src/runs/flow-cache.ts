import type { Flow } from '@lets/contract';
import type pg from 'pg';
import type { Database } from '../db/client.ts';

/** A hundred flows of a few hundred kilobytes: what a busy school plays at once. */
const MAX_FLOWS = 100;
const READ = 'SELECT flow FROM flows WHERE id = $1';

/** By database, because the tests open several in one process. */
const caches = new WeakMap<pg.Pool, Map<number, Promise<Flow>>>();

/**
 * A published flow never changes, so each is read once; the least recently used one makes room. Inside a transaction it is read on
 * the transaction's own connection: waiting for a second one while all are held would wait for ever.
 */
export function readFlow(
  { pool }: Pick<Database, 'pool'>,
  flowId: number,
  client: Pick<pg.ClientBase, 'query'> = pool,
): Promise<Flow> {
  const cache = caches.get(pool) ?? new Map<number, Promise<Flow>>();
  caches.set(pool, cache);
  const known = cache.get(flowId) ?? loadFlow(client, flowId, () => cache.delete(flowId));
  cache.delete(flowId);
  cache.set(flowId, known);
  const [oldest] = cache.keys();
  if (cache.size > MAX_FLOWS && oldest !== undefined) cache.delete(oldest);
  return known;
}

async function loadFlow(
  client: Pick<pg.ClientBase, 'query'>,
  flowId: number,
  forget: () => void,
): Promise<Flow> {
  try {
    const { rows } = await client.query<{ flow: Flow }>({ name: 'read-flow', text: READ, values: [flowId] });
    if (!rows[0]) throw new Error(`there is no flow ${flowId}`);
    return rows[0].flow;
  } catch (error) {
    forget();
    throw error;
  }
}
