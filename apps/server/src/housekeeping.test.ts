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
  const { rows: services } = await database.pool.query(
    `insert into integrations (kind, name, settings) values ('xapi', '{"zh":"库","en":"Store"}', '{}') returning id`,
  );
  for (const [hash, age] of [
    ['over', '1 minute'],
    ['alive', '-1 minute'],
  ]) {
    await database.pool.query(
      `insert into integration_tickets (ticket_hash, purpose, kept, expires_at) values ($1, 'state', '', now() - $2::interval)`,
      [hash, age],
    );
    await database.pool.query(
      `insert into spent_tokens (token_hash, expires_at) values ($1, now() - $2::interval)`,
      [hash, age],
    );
  }
  const put = (topic: string, item: string, state: string, days: number) =>
    database.pool.query(
      `insert into deliveries (integration_id, topic, order_key, item_key, payload, state, delivered_at)
        values ($1, $2, '', $3, '{}', $4, now() - make_interval(days => $5))`,
      [services[0]?.id, topic, item, state, days],
    );
  await put('xapi_statement', 'event old', 'delivered', 31);
  await put('xapi_statement', 'event new', 'delivered', 29);
  await put('xapi_statement', 'event lost', 'given_up', 31);
  await put('xapi_statement', 'score 1 2', 'delivered', 31);
  await put('lti_score', 'lti', 'delivered', 31);
  await sweep({ database, clock: Date.now, log: pino({ level: 'silent' }), storage: NOTHING_KEPT });
  const { rows } = await database.pool.query(`select
    (select count(*)::int from sessions) as sessions,
    (select string_agg(subject, ' ') from login_failures) as failures,
    (select string_agg(request_id, ' ') from act_requests) as requests,
    (select string_agg(ticket_hash, ' ') from integration_tickets) as tickets,
    (select string_agg(token_hash, ' ') from spent_tokens) as spent,
    (select string_agg(item_key, ', ' order by item_key) from deliveries) as deliveries`);
  expect(rows).toEqual([
    {
      sessions: 1,
      failures: 'new',
      requests: 'new',
      tickets: 'alive',
      spent: 'alive',
      deliveries: 'event lost, event new, lti, score 1 2',
    },
  ]);
});
