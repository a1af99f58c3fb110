import type { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Noting, traced } from '../tracing/tracing.ts';
import type { Database, Drizzle } from './client.ts';
import { isWorthRetrying } from './errors.ts';
import type { Log } from './log.ts';
import * as schema from './schema/index.ts';

/** Work that is done once the transaction is safe on disk: publishing, above all. */
type AfterCommit = () => void | Promise<void>;

export interface Transaction {
  /** The query builder on this transaction's connection. */
  readonly db: Omit<Drizzle, 'transaction'>;
  /** The same connection bare, for named statements on hot paths: `client.query({ name, text, values })`. */
  readonly client: pg.ClientBase;
  /** Queues work for after the commit, run in the order it was queued; never run when the transaction is rolled back. */
  afterCommit(work: AfterCommit): void;
  /** The last statement of a hot path, sent together with the COMMIT; its failure rolls everything back as any other's does. */
  finishWith(statement: pg.QueryConfig): void;
  /** Ends in a ROLLBACK once the work has returned its value: nothing is kept, and no `afterCommit` work is done. */
  discard(): void;
}

const MAX_TRIES = 5;

/** Building the query builder walks all tables: once for each connection of the pool, not for each transaction. */
const builders = new WeakMap<pg.ClientBase, Drizzle>();

/**
 * Runs `work` in one transaction on one connection. A deadlock or a serialization failure runs it again from the start, so it must
 * do nothing outside the transaction except through `afterCommit`. What `afterCommit` work throws is logged: the transaction stands.
 */
export async function inTransaction<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { result, queue } = await traced({ name: 'transaction' }, (span) =>
        runOnce(database.writes, work, span),
      );
      await runQueue(queue, database.log);
      return result;
    } catch (error) {
      if (tries >= MAX_TRIES || !isWorthRetrying(error)) throw error;
      await delay(Math.random() * 10 * 2 ** tries);
    }
  }
}

async function runOnce<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
  span: Noting,
): Promise<{ result: T; queue: AfterCommit[] }> {
  const client = await pool.connect();
  const queue: AfterCommit[] = [];
  let last: pg.QueryConfig | undefined;
  let isDiscarded = false;
  let broken: Error | undefined;
  try {
    const begun = begin(client);
    const result = await work({
      db: builderOf(client),
      client,
      afterCommit: (item) => queue.push(item),
      finishWith(statement) {
        last = statement;
        if (statement.name) span.note({ 'lets.step': statement.name });
      },
      discard() {
        isDiscarded = true;
      },
    });
    await begun;
    if (isDiscarded) {
      broken = await rollBack(client);
      return { result, queue: [] };
    }
    await commit(client, last);
    return { result, queue };
  } catch (error) {
    broken = await rollBack(client);
    throw error;
  } finally {
    // A connection that cannot even roll back is thrown away.
    client.release(broken);
  }
}

/** Not waited for: it travels with the first statement, and where it fails the connection is lost and that one fails too. */
function begin(client: pg.ClientBase): Promise<unknown> {
  sendTogether(client);
  const begun = client.query('BEGIN');
  begun.catch(() => {});
  return begun;
}

/** COMMIT after a failed statement whose error was swallowed rolls back without an error of its own. */
async function commit(client: pg.ClientBase, last: pg.QueryConfig | undefined): Promise<void> {
  sendTogether(client);
  const finished = last && client.query(last);
  const [finish, end] = await Promise.allSettled([finished, client.query('COMMIT')]);
  if (finish.status === 'rejected') throw finish.reason;
  if (end.status === 'rejected') throw end.reason;
  if (end.value.command !== 'COMMIT')
    throw new Error('a statement of this transaction failed unnoticed; nothing was kept');
}

/** What is sent to the server in this turn goes out in one piece: each write of its own wakes the other side. */
function sendTogether(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

async function rollBack(client: pg.ClientBase): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function builderOf(client: pg.PoolClient): Drizzle {
  const known = builders.get(client);
  if (known !== undefined) return known;
  const made = drizzle({ client, schema });
  builders.set(client, made);
  return made;
}

async function runQueue(queue: AfterCommit[], log: Log): Promise<void> {
  for (const item of queue) {
    try {
      // No pause after plain functions: two commits of one run must publish in the order of their commits.
      const pending = item();
      if (pending !== undefined) await pending;
    } catch (error) {
      log.error({ err: error }, 'work after a commit failed');
    }
  }
}
