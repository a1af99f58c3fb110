import { get } from 'node:http';
import { API_ROOT, CODE, MESSAGE } from '@lets/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFrontDoor, createHttpServer, type FrontDoor } from './front-door.ts';
import { listen, portOf } from './listen.ts';

let door: FrontDoor;
beforeEach(async () => {
  door = createFrontDoor();
  await listen(door.server, { host: 'localhost', port: 0 });
});
afterEach(() => {
  door.server.closeAllConnections();
  door.server.close();
});

async function ask(path: string, headers: Record<string, string> = {}, host = '127.0.0.1') {
  const answer = await fetch(`http://${host}:${portOf(door.server)}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const statusOf = async (path: string) => {
  const { status, text } = await ask(path);
  return [status, JSON.parse(text).status];
};

it('is alive and not ready until something stands behind it, and not ready again when it drains', async () => {
  expect(await Promise.all(['/healthz', '/readyz'].map(statusOf))).toEqual([
    [200, 'starting'],
    [503, 'starting'],
  ]);
  door.migrating();
  expect(await Promise.all(['/healthz', '/readyz'].map(statusOf))).toEqual([
    [200, 'migrating'],
    [503, 'migrating'],
  ]);
  door.open((request, response) => response.end(JSON.stringify({ status: `served ${request.url}` })));
  expect(await statusOf('/readyz')).toEqual([200, 'served /readyz']);
  door.drain();
  expect(await statusOf('/readyz')).toEqual([503, 'draining']);
  expect(await statusOf('/healthz')).toEqual([200, 'served /healthz']);
  expect(await statusOf(`${API_ROOT}/account/query`)).toEqual([200, `served ${API_ROOT}/account/query`]);
});

it('a call is told to come again as by a server that stops', async () => {
  const { status, headers, text } = await ask(`${API_ROOT}/account/query`, { 'accept-language': 'en' });
  expect([status, headers.get('retry-after')]).toEqual([503, '3']);
  expect(JSON.parse(text)).toEqual({ c: CODE.stopping, m: MESSAGE.stopping.en, d: null });
});

it('a person sees a page in both languages, which comes again by itself and runs nothing', async () => {
  const { status, headers, text } = await ask('/student', { accept: 'text/html,*/*' });
  expect(status).toBe(503);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const part of ['服务器正在启动', 'The server is starting', 'http-equiv="refresh"'])
    expect(text).toContain(part);
  expect((await ask('/assets/main.js', { accept: '*/*' })).headers.get('content-type')).toMatch(/json/);
});

it('a live line that asks to be upgraded is turned away, not left waiting', async () => {
  const headers = { connection: 'Upgrade', upgrade: 'websocket' };
  const status = await new Promise((resolve, reject) => {
    const request = { port: portOf(door.server), host: '127.0.0.1', path: `${API_ROOT}/live/`, headers };
    get(request, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });
  expect(status).toBe(503);
});

it('a port that is taken is said at once', async () => {
  const second = createHttpServer(() => {});
  await expect(listen(second, { host: '127.0.0.1', port: portOf(door.server) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port: portOf(door.server),
  });
});
