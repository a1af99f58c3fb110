import type pg from 'pg';

/** By database, because the tests open several in one process. */
const queues = new WeakMap<pg.Pool, Map<number, Promise<void>>>();

/**
 * Does the acts of one run in this process one after the other. They would wait for each other at the row's lock anyway, but there
 * each holds a connection: one busy room would take them all. And what comes of them is told in the order of their numbers, though
 * the database lets the next act in before it tells us that the last one is committed.
 */
export async function inQueue<T>(pool: pg.Pool, eid: number, work: () => Promise<T>): Promise<T> {
  const runs = queues.get(pool) ?? new Map<number, Promise<void>>();
  queues.set(pool, runs);
  const own = (runs.get(eid) ?? Promise.resolve()).then(work);
  const done = own.then(nothing, nothing);
  runs.set(eid, done);
  try {
    return await own;
  } finally {
    if (runs.get(eid) === done) runs.delete(eid);
  }
}

function nothing(): void {}
