import type pg from 'pg';

/** In a table that is gone with its transaction; its rows are too short to be compressed, and more than a table may still have room for. */
const WRITE = `CREATE TEMP TABLE lets_write_test (filler text) ON COMMIT DROP;
  INSERT INTO lets_write_test SELECT repeat('x', 1000) FROM generate_series(1, 128)`;

/** Fails when the database does not answer. */
export async function tryReading(probe: pg.Pool): Promise<void> {
  await probe.query('SELECT 1');
}

/** Fails when nothing can be written. */
export async function tryWriting(probe: pg.Pool): Promise<void> {
  await probe.query(WRITE);
}
