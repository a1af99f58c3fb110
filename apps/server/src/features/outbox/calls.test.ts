import { deliveryList, deliveryResend, IDENTITY } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let admin: string;
let store: number;
let other: number;
beforeAll(async () => {
  server = await openTestServer();
  const { database } = server.deps;
  admin = await logInAs(database, await buildUser(database, { identity: IDENTITY.super_admin }));
  const student = await buildUser(database, { name: '林晓', account: 'S2026' });
  [store, other] = [await service('Store'), await service('Other')];
  await put(store, 'a', 'given_up', '400 scaled', student.id);
  await put(store, 'b', 'waiting', '503', null);
  await put(store, 'c', 'delivered', '', student.id);
  await put(other, 'd', 'given_up', '401', null);
});
afterAll(() => server.close());

async function service(name: string): Promise<number> {
  const { rows } = await server.deps.database.pool.query(
    `insert into integrations (kind, name, settings) values ('xapi', $1, '{}') returning id::int`,
    [{ zh: name, en: name }],
  );
  return rows[0]?.id;
}
const put = (integration: number, item: string, state: string, reason: string, person: number | null) =>
  server.deps.database.pool.query(
    `insert into deliveries (integration_id, topic, order_key, item_key, payload, state, reason, user_id, tries)
      values ($1, 'xapi_statement', '', $2, '{}', $3, $4, $5, 3)`,
    [integration, item, state, reason, person],
  );
const list = async (filter: object = {}) => (await server.call(deliveryList, filter, { as: admin })).d;

it('lists the newest first, by service, state, person and reason, with the figures of the service', async () => {
  const all = await list();
  expect(all.list.map(({ state }) => state)).toEqual(['given_up', 'delivered', 'waiting', 'given_up']);
  expect(all.figures).toMatchObject({ waiting: 1, delivered: 1, given_up: 2 });
  expect((await list({ integration_id: other })).figures).toEqual({
    waiting: 0,
    delivered: 0,
    given_up: 1,
    oldest_at: null,
  });
  expect((await list({ q: '林晓' })).list.map(({ person }) => person)).toEqual([
    '林晓 (S2026)',
    '林晓 (S2026)',
  ]);
  expect((await list({ q: 'scaled', state: 'given_up' })).total).toBe(1);
  expect((await list({ integration_id: store, size: 1, page: 2 })).list.map(({ state }) => state)).toEqual([
    'waiting',
  ]);
});

it('sends again what is named and not delivered, or all that a service has given up, and writes it down', async () => {
  const ids = (await list({ integration_id: store })).list.map(({ id }) => id);
  const resend = async (input: object) => {
    const { code, d } = await server.call(deliveryResend, input, { as: admin });
    return code === 'ok' ? d.count : code;
  };
  expect(await resend({ ids })).toBe(2);
  expect((await list({ integration_id: store, state: 'waiting' })).list.map(({ tries }) => tries)).toEqual([
    0, 0,
  ]);
  expect(await resend({ integration_id: other })).toBe(1);
  expect(await resend({ integration_id: other })).toBe(0);
  expect(await resend({})).toBe('bad_parameter');
  expect(await resend({ integration_id: 999_999 })).toBe('not_found');
  const { rows } = await server.deps.database.pool.query(
    `select target, detail from audit_log where action = 'delivery_resent' order by id`,
  );
  expect(rows).toEqual([
    { target: 'outbox', detail: '2' },
    { target: `integration ${other}`, detail: '1' },
  ]);
});
