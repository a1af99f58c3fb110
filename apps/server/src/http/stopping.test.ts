import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_ROOT, accountQuery, CODE, MESSAGE, SESSION_COOKIE } from '@lets/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { buildUser, logInAs } from '../../test/factories.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';

let server: TestServer;
let token: string;
let port: number;
/** One line that is kept, as browsers and proxies keep theirs. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeEach(async () => {
  server = await openTestServer();
  token = await logInAs(server.deps.database, await buildUser(server.deps.database));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterEach(() => server.close());

interface Heard {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: { readonly c: number; readonly m: string };
}

function ask(lang: string): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: `${SESSION_COOKIE}=${token}`, 'accept-language': lang };
    const path = `${API_ROOT}${accountQuery.path}`;
    request({ host: '127.0.0.1', port, path, headers, agent }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      resolve({ status: answer.statusCode, headers: answer.headers, body: JSON.parse(text) });
    })
      .on('error', reject)
      .end();
  });
}

/** Nobody's session can be read until this is called. */
async function holdSessions(): Promise<() => Promise<void>> {
  const { writes, probe } = server.deps.database;
  const holder = await writes.connect();
  await holder.query('BEGIN; LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE');
  return async () => {
    await holder.query('ROLLBACK');
    holder.release();
    await probe.query('SELECT 1');
  };
}

async function untilStuck(count: number): Promise<void> {
  const text = `SELECT count(*) AS n FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE NOT l.granted AND a.datname = current_database()`;
  await eventually(async () => {
    const { rows } = await server.deps.database.probe.query(text);
    expect(rows[0]?.n).toBe(count);
  });
}

it('answers what is in hand, closes its line behind it, and takes no new one', async () => {
  expect((await ask('en')).status).toBe(200);
  const release = await holdSessions();
  const first = ask('en');
  // It waits for the connection, which is closed behind the first; a new one finds nobody.
  const refused = expect(ask('en')).rejects.toThrow('ECONNREFUSED');
  await untilStuck(1);
  const ended = server.app.endInOrder();
  await release();
  expect(await first).toMatchObject({ status: 200, body: { c: CODE.ok }, headers: { connection: 'close' } });
  await refused;
  await ended;
});

it('does not wait for what waits itself: it is told to come again, in its language', async () => {
  const release = await holdSessions();
  const stuck = ask('zh');
  await untilStuck(1);
  await server.app.endInOrder();
  expect(await stuck).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1', connection: 'close' },
    body: { c: CODE.stopping, m: MESSAGE.stopping.zh },
  });
  await release();
});
