import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiveMultipart } from './upload.ts';

/** The longest path that Linux takes. */
const LONGEST_PATH = 4095;

let folder: string;
let app: FastifyInstance;
/** One connection, used again and again, as between a proxy and the server. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lets-upload-'));
  // A folder in which no file can be made, whoever tries, as on a disk that is full.
  let full = folder;
  while (full.length < LONGEST_PATH - 220) full = join(full, 'x'.repeat(200));
  full = join(full, 'x'.repeat(LONGEST_PATH - full.length - 2));
  app = Fastify();
  await app.register(multipart);
  app.post('/', (request) => receiveMultipart(request, full));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  agent.destroy();
  await app.close();
  await rm(folder, { recursive: true });
});

function post(body: string): Promise<number | undefined> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject).end(body);
  });
}

const field = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
const fileOf = (bytes: number) =>
  `--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(bytes)}\r\n`;

it('the rest of an upload that cannot be kept does not hold up what comes after it on that connection', async () => {
  expect(await post(`${field('eid')}${fileOf(2_000_000)}--x--\r\n`)).toBe(500);
  expect(await post(`${field('eid')}--x--\r\n`)).toBe(200);
});
