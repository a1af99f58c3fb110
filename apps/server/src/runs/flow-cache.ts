import type { Flow } from '@lets/contract';
import type pg from 'pg';
import type { Database } from '../db/client.ts';

/** A hundred flows of a few hundred kilobytes: what a busy school plays at once. */
const MAX_FLOWS = 100;
const READ = 'SELECT flow FROM flows WHERE id = $1';
/** A process that missed being told of a correction finds it by itself within this. */
const FRESH_MS = 60_000;

interface Known {
  readonly flow: Promise<Flow>;
  readonly until: number;
}

/** By database, because the tests open several in one process. */
const caches = new WeakMap<pg.Pool, Map<number, Known>>();

/**
 * Of a published flow only words ever change, and then every process is told; so each is read seldom. The least recently used one makes room. Inside a transaction it is read on
 * the transaction's own connection: waiting for a second one while all are held would wait for ever.
 */
export function readFlow(
  { pool }: Pick<Database, 'pool'>,
  flowId: number,
  client: Pick<pg.ClientBase, 'query'> = pool,
): Promise<Flow> {
  const cache = caches.get(pool) ?? new Map<number, Known>();
  caches.set(pool, cache);
  const now = Date.now();
  const kept = cache.get(flowId);
  const known =
    kept && now < kept.until
      ? kept
      : { flow: loadFlow(client, flowId, () => cache.delete(flowId)), until: now + FRESH_MS };
  cache.delete(flowId);
  cache.set(flowId, known);
  const [oldest] = cache.keys();
  if (cache.size > MAX_FLOWS && oldest !== undefined) cache.delete(oldest);
  return known.flow;
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

/** The next reader reads it anew. */
export function forgetFlow({ pool }: Pick<Database, 'pool'>, flowId: number): void {
  caches.get(pool)?.delete(flowId);
}

/** A process that may have missed corrections reads all anew. */
export function forgetFlows({ pool }: Pick<Database, 'pool'>): void {
  caches.get(pool)?.clear();
}

/** How often a flow has been saved; null where there is none. */
export async function readFlowRevision(
  { pool }: Pick<Database, 'pool'>,
  flowId: number,
): Promise<number | null> {
  const { rows } = await pool.query<{ revision: number }>({
    name: 'flow-revision',
    text: 'SELECT revision FROM flows WHERE id = $1',
    values: [flowId],
  });
  return rows[0]?.revision ?? null;
}
