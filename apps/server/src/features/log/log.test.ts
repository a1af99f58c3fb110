import { IDENTITY, logExport, logList } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { recordAudit } from '../../audit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('is found by what was done, by whom and when, newest first, and taken out whole', async () => {
  const { database } = server.deps;
  const user = await buildUser(database, { identity: IDENTITY.admin, modules: ['log'], name: '查阅人' });
  const as = await logInAs(database, user);
  const bare = await logInAs(database, await buildUser(database, { identity: IDENTITY.admin }));
  for (let n = 1; n <= 30; n += 1)
    await recordAudit(database, {
      action: n % 2 ? 'login' : 'denied',
      actorId: n % 3 ? user.id : null,
      target: `t${n}`,
    });
  const ask = async (filter: Parameters<typeof server.call<typeof logList>>[1]) =>
    (await server.call(logList, filter, { as })).d;

  const all = await ask({ size: 10 });
  expect([all.total, all.list[0]?.target, all.list[0]?.actor]).toEqual([30, 't30', null]);
  expect(all.list[1]?.actor).toMatchObject({ name: '查阅人' });
  expect((await ask({ action: 'denied' })).total).toBe(15);
  expect((await ask({ actor_id: user.id })).total).toBe(20);
  expect((await ask({ q: '查阅' })).total).toBe(20);
  expect((await ask({ q: 'T30' })).total).toBe(1);
  expect((await ask({ until: Date.now() - 60_000 })).total).toBe(0);
  expect((await ask({ from: Date.now() - 60_000 })).total).toBe(30);

  const { headers } = await server.call(logExport, {}, { as });
  expect(headers['content-disposition']).toContain('Audit%20log.xlsx');
  expect((await ask({ action: 'export' })).list).toMatchObject([{ target: 'log', actor: { id: user.id } }]);
  expect((await server.call(logList, {}, { as: bare })).code).toBe('no_authority');
});
