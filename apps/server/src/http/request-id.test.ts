import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { API_ROOT, login, MESSAGE } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer, toForm } from '../../test/test-server.ts';
import { createLog } from '../log.ts';

const ID = 'a1b2c3d4-from-the-proxy';
const lines: { request?: string; msg: string }[] = [];
let server: TestServer;
beforeAll(async () => {
  const log = createLog('info', { to: { write: (line: string) => void lines.push(JSON.parse(line)) } });
  server = await openTestServer({ log, env: { TRUST_PROXY: '10.0.0.0/24, 127.0.0.1' } });
});
afterAll(() => server.close());

const ask = (remoteAddress: string, id: string) =>
  server.app.inject({
    url: `${API_ROOT}/system/notice`,
    remoteAddress,
    headers: { 'x-request-id': id, 'accept-language': 'en' },
  });

it('takes the id that a trusted proxy has given, and nothing else', async () => {
  expect((await ask('10.0.0.7', ID)).headers['x-request-id']).toBe(ID);
  const made = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect((await ask('10.0.1.7', ID)).headers['x-request-id']).toEqual(made);
  expect((await ask('10.0.0.7', 'short')).headers['x-request-id']).toEqual(made);
  expect((await ask('10.0.0.7', 'a"}\n{"level":30')).headers['x-request-id']).toEqual(made);
});

it('the trace id of a fault is the id in the header and in the log', async () => {
  const { owner } = server.deps.database;
  await owner.query('alter table notices rename to notices_away');
  lines.length = 0;
  const answer = await ask('10.0.0.7', ID);
  await owner.query('alter table notices_away rename to notices');
  expect(answer.json()).toEqual({ c: 50000, m: MESSAGE.fault.en, d: { trace: ID } });
  expect(lines.map(({ msg, request }) => [msg, request])).toEqual([['fault', ID]]);
});

it('every line says for which request it was written, however deep and however late', async () => {
  // Over a real connection, whose body comes later than its head: in a callback of the connection.
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const post = async (id: string) => {
    const body = toForm({ userData: { account: 'nobody', password: 'wrong-password' } }).toString();
    const headers = {
      'x-request-id': id,
      origin: address,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
    };
    const sent = request(`${address}${API_ROOT}${login.path}`, { method: 'POST', headers });
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    const begun = once(server.app.server, 'request');
    sent.flushHeaders();
    await begun;
    sent.end(body);
    const [answer] = await answered;
    await once(answer.resume(), 'end');
  };
  const { database, log } = server.deps;
  const query = database.pool.query;
  lines.length = 0;
  // Whatever a feature writes while it works for a request, here at each of its reads.
  database.pool.query = ((...all: unknown[]) => {
    log.info('read');
    return (query as (...args: unknown[]) => unknown).apply(database.pool, all);
  }) as typeof query;
  const ids = ['first-request', 'second-request'];
  for (const id of ids) await post(id);
  database.pool.query = query;
  expect(lines.length).toBeGreaterThan(2);
  for (const id of ids) expect(lines.filter(({ request }) => request === id)).toHaveLength(lines.length / 2);
});
