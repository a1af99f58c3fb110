import type pg from 'pg';
import { openPatient } from './patient-client.ts';

/** Any number that nobody else takes; the same in every version. */
const LOCK_KEY = 5_387_202;

/** Does something that only one process of a school does at a time; `undefined` when another one is doing it. */
export async function aloneInSchool<T>(
  config: pg.ClientConfig,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const client = await openPatient(config, 'lets backup turn');
  try {
    const { rows } = await client.query<{ is_ours: boolean }>('SELECT pg_try_advisory_lock($1) AS is_ours', [
      LOCK_KEY,
    ]);
    return rows[0]?.is_ours === true ? await work() : undefined;
  } finally {
    await client.end();
  }
}
