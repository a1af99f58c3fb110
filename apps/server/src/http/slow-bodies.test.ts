import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeSlowBodies } from './slow-bodies.ts';

let app: FastifyInstance;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = Fastify();
  closeSlowBodies(app, { graceMs: 100, bytesPerSecond: 1000, lookEveryMs: 20 });
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
  app.post('/', async ({ body }) => String(body).length);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function begin(length: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: a/b\r\ncontent-length: ${length}\r\n\r\n`);
  return socket;
}

it('closes a connection whose body stops coming', async () => {
  const socket = await begin(1000);
  socket.write('x');
  socket.resume();
  await new Promise<void>((resolve) => socket.on('close', () => resolve()));
});

it('closes one whose body trickles', async () => {
  const socket = await begin(100_000);
  // A good start does not last.
  let next = 300;
  const trickle = setInterval(() => {
    socket.write('x'.repeat(next));
    next = 1;
  }, 10);
  socket.resume();
  // Not `once` of node:events, which rejects where the last byte meets a closed connection.
  await new Promise<void>((resolve) => socket.on('close', () => resolve()));
  clearInterval(trickle);
});

it('lets one through that takes its time but goes on', async () => {
  const socket = await begin(2000 * 40);
  const answered = once(socket, 'data');
  for (let i = 0; i < 40; i++) {
    socket.write('x'.repeat(2000));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(String((await answered)[0])).toContain('HTTP/1.1 200');
});
