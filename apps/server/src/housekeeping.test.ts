import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/database.ts';
import { buildUser, logInAs } from '../test/factories.ts';
import { sweep } from './housekeeping.ts';
import type { Storage } from './storage/storage.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** No upload is kept here. */
const NOTHING_KEPT: Storage = {
  keep: () => Promise.reject(new Error('nothing is kept')),
  read: () => Promise.reject(new Error('nothing is kept')),
  remove: async () => {},
};

it('sweeps out what has run out, and nothing else', async () => {
  const user = await buildUser(database);
  const [ended, going] = [await logInAs(database, user, 0), await logInAs(database, user)];
  expect(ended).not.toBe(going);
  await database.pool.query(`insert into login_failures (subject, at) values ('old', now() - interval '2 hours'),
    ('new', now())`);
  await database.pool.query(
    `insert into act_requests (user_id, request_id, fingerprint, answer, created_at)
      values ($1, 'old', '', '{}', now() - interval '3 days'), ($1, 'new', '', '{}', now())`,
    [user.id],
  );
  await sweep({ database, clock: Date.now, log: pino({ level: 'silent' }), storage: NOTHING_KEPT });
  const { rows } = await database.pool.query(`select
    (select count(*)::int from sessions) as sessions,
    (select string_agg(subject, ' ') from login_failures) as failures,
    (select string_agg(request_id, ' ') from act_requests) as requests`);
  expect(rows).toEqual([{ sessions: 1, failures: 'new', requests: 'new' }]);
});
