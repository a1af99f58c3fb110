import { IDENTITY, logExport, logList } from '@lets/contract';
import { strFromU8, unzipSync } from 'fflate';
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

  const { headers, d: file } = await server.call(logExport, {}, { as });
  const sheet = strFromU8(unzipSync(file as Buffer)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('>Logged in<');
  expect(sheet).not.toContain('>login<');
  expect(headers['content-disposition']).toContain('Audit%20log.xlsx');
  expect((await ask({ action: 'export' })).list).toMatchObject([{ target: 'log', actor: { id: user.id } }]);
  expect((await server.call(logList, {}, { as: bare })).code).toBe('no_authority');
});

it('is counted whole however much was counted before, and whatever came since', async () => {
  // A log of its own: what is refused elsewhere is told in it a moment later.
  await using own = await openOwn();
  const { database } = own.server.deps;
  const as = await logInAs(
    database,
    await buildUser(database, { identity: IDENTITY.admin, modules: ['log'] }),
  );
  const total = async () => (await own.server.call(logList, { size: 1 }, { as })).d.total;
  const counted = async () =>
    (await database.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM audit_log')).rows[0]?.n;
  const add = (minutes: number) =>
    database.owner.query(
      `INSERT INTO audit_log (at, action, target) SELECT now() - make_interval(mins => $1), 'login', 'x' FROM generate_series(1, 3)`,
      [minutes],
    );
  for (const minutes of [60, 30, 0, 20, 0]) {
    await add(minutes);
    expect(await total()).toBe(await counted());
    expect(await total()).toBe(await counted());
  }
});

async function openOwn() {
  const opened = await openTestServer();
  return { server: opened, [Symbol.asyncDispose]: () => opened.close() };
}
