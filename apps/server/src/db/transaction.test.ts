import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/quiet-log.ts';
import { isUniqueViolation } from './errors.ts';
import { systemParams } from './schema/index.ts';
import { inTransaction, type Transaction } from './transaction.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('DELETE FROM system_params');
});

const put = (tx: Transaction, key: string, value = '') => tx.db.insert(systemParams).values({ key, value });

async function keys(): Promise<string[]> {
  const rows = await database.db
    .select({ key: systemParams.key })
    .from(systemParams)
    .orderBy(systemParams.key);
  return rows.map((row) => row.key);
}

describe('inTransaction', () => {
  it('keeps what was written and then runs the queue in order', async () => {
    const seen: string[] = [];
    const result = await inTransaction(database, async (tx) => {
      tx.afterCommit(async () => {
        seen.push(`first ${(await keys()).join()}`);
      });
      tx.afterCommit(() => {
        seen.push('second');
      });
      await put(tx, 'a');
      await tx.client.query({
        name: 'put',
        text: 'INSERT INTO system_params (key, value) VALUES ($1, $2)',
        values: ['b', ''],
      });
      expect(seen).toEqual([]);
      return 'done';
    });
    expect(result).toBe('done');
    expect(seen).toEqual(['first a,b', 'second']);
  });

  it('keeps nothing and runs nothing when the work fails', async () => {
    const publish = vi.fn();
    const failing = inTransaction(database, async (tx) => {
      tx.afterCommit(publish);
      await put(tx, 'a');
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(publish).not.toHaveBeenCalled();
    expect(await keys()).toEqual([]);
  });

  it('fails when a failed statement was swallowed, because the commit keeps nothing then', async () => {
    const publish = vi.fn();
    const failing = inTransaction(database, async (tx) => {
      tx.afterCommit(publish);
      await put(tx, 'a');
      await put(tx, 'a').catch(() => {});
    });
    await expect(failing).rejects.toThrow('unnoticed');
    expect(publish).not.toHaveBeenCalled();
    expect(await keys()).toEqual([]);
  });

  it('keeps what the last statement wrote, and nothing at all when it fails', async () => {
    const last = { text: 'INSERT INTO system_params (key, value) VALUES ($1, $2)', values: ['a', ''] };
    const publish = vi.fn();
    const finishing = () =>
      inTransaction(database, async (tx) => {
        await put(tx, `before ${(await keys()).length}`);
        tx.afterCommit(publish);
        tx.finishWith(last);
      });
    await finishing();
    expect(await keys()).toEqual(['a', 'before 0']);
    const error: unknown = await finishing().catch((caught: unknown) => caught);
    expect(isUniqueViolation(error, 'system_params_pkey')).toBe(true);
    expect(await keys()).toEqual(['a', 'before 0']);
    expect(publish).toHaveBeenCalledOnce();
  });

  it('tells a unique violation through the query builder', async () => {
    const twice = inTransaction(database, async (tx) => {
      await put(tx, 'a');
      await put(tx, 'a');
    });
    const error: unknown = await twice.catch((caught: unknown) => caught);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'system_params_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'users_account')).toBe(false);
  });

  it('stands when work after the commit fails, and goes on with the rest', async () => {
    const error = vi.fn();
    const loud = await openTestDatabase({ log: { ...quietLog, error } });
    const later = vi.fn();
    await inTransaction(loud, async (tx) => {
      tx.afterCommit(() => {
        throw new Error('nobody listens');
      });
      tx.afterCommit(later);
      await put(tx, 'a');
    });
    expect(later).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalledOnce();
    await loud.close();
  });

  it('runs the loser of a deadlock again, and its queue once', async () => {
    await inTransaction(database, async (tx) => {
      await put(tx, 'a', '0');
      await put(tx, 'b', '0');
    });
    const published: string[] = [];
    let tries = 0;
    let arrived = 0;
    let meet = () => {};
    const bothHoldOne = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const crosswise = (first: string, second: string) =>
      inTransaction(database, async (tx) => {
        tries += 1;
        tx.afterCommit(() => {
          published.push(first);
        });
        const raise = (key: string) =>
          tx.client.query('UPDATE system_params SET value = (value::int + 1)::text WHERE key = $1', [key]);
        await raise(first);
        arrived += 1;
        if (arrived === 2) meet();
        await bothHoldOne;
        await raise(second);
      });
    await Promise.all([crosswise('a', 'b'), crosswise('b', 'a')]);
    // On a busy machine the two may meet again.
    expect(tries).toBeGreaterThanOrEqual(3);
    expect(published.toSorted()).toEqual(['a', 'b']);
    const { rows } = await database.pool.query('SELECT value FROM system_params');
    expect(rows).toEqual([{ value: '2' }, { value: '2' }]);
  });

  it('needs one connection only, however many run at once', async () => {
    const narrow = await openTestDatabase({ pool: { max: 1 } });
    const work = Array.from({ length: 20 }, (_, index) =>
      inTransaction(narrow, (tx) => put(tx, `k${index}`)),
    );
    await Promise.all(work);
    const { rows } = await narrow.pool.query('SELECT count(*) AS n FROM system_params');
    expect(rows).toEqual([{ n: 20 }]);
    await narrow.close();
  });

  it('gives the pool a sound connection back after one broke in the middle', async () => {
    const narrow = await openTestDatabase({ pool: { max: 1 } });
    const broken = inTransaction(narrow, async (tx) => {
      await put(tx, 'a');
      await tx.client.query('SELECT pg_terminate_backend(pg_backend_pid())');
    });
    await expect(broken).rejects.toThrow();
    await inTransaction(narrow, (tx) => put(tx, 'b'));
    const { rows } = await narrow.pool.query('SELECT key FROM system_params');
    expect(rows).toEqual([{ key: 'b' }]);
    await narrow.close();
  });
});
