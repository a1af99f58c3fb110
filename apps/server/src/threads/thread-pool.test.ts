import { expect, test } from 'vitest';
import type { OddTask } from '../../test/stand-ins/odd-thread.ts';
import { ThreadFailed, ThreadPool } from './thread-pool.ts';

const LIMITS = { threads: 1, patience_ms: 60_000, memory_mb: 32, idle_ms: 60_000, waiting: 3 };
const fileOf = (name: string) => new URL(`../../test/stand-ins/${name}-thread.ts`, import.meta.url);
const openPool = (more: Partial<typeof LIMITS> = {}) =>
  new ThreadPool<OddTask>(fileOf('odd'), { ...LIMITS, ...more });

test('a thread keeps what it has loaded from task to task, a fault in one included', async () => {
  const pool = openPool();
  expect(await pool.run(() => ({ kind: 'count' }))).toBe(1);
  await expect(pool.run(() => ({ kind: 'fail' }))).rejects.toThrow(new ThreadFailed('Error: a broken file'));
  expect(await pool.run(() => ({ kind: 'count' }))).toBe(3);
});

test('all that a thread says is heard before its answer', async () => {
  const heard: unknown[] = [];
  const hears = (said: unknown) => void heard.push(said);
  await openPool().run(() => ({ kind: 'tell', times: 5000 }), { hears });
  expect(heard).toEqual(Array.from({ length: 5000 }, (_, at) => at + 1));
});

test.each(['hold', 'leave'] as const)('one that came to its end in a task (%s) is replaced', async (kind) => {
  const pool = openPool();
  const [bad, next] = [pool.run(() => ({ kind })), pool.run(() => ({ kind: 'count' }))];
  await expect(bad).rejects.toThrow(ThreadFailed);
  expect(await next).toBe(1);
});

test('one that does not come to an end is stopped and replaced', async () => {
  const hasty = openPool({ patience_ms: 300 });
  await expect(hasty.run(() => ({ kind: 'loop' }))).rejects.toThrow('too slow');
  const pool = openPool();
  const gone = new AbortController();
  const endless = pool.run(() => ({ kind: 'loop' }), { signal: gone.signal });
  const next = pool.run(() => ({ kind: 'count' }));
  gone.abort();
  await expect(endless).rejects.toThrow();
  expect(await next).toBe(1);
});

test('one that does not even start fails its task, and the next', async () => {
  const pool = new ThreadPool<OddTask>(fileOf('stillborn'), LIMITS);
  for (const _ of [1, 2]) {
    await expect(pool.run(() => ({ kind: 'count' }))).rejects.toThrow('it does not start');
  }
});
