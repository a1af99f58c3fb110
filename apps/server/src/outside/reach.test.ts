import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { isKeptOut, KeptOut, post } from './reach.ts';

/** Names that a local name server answers for. */
vi.mock('node:dns', () => ({
  lookup: (_name: string, _options: unknown, callback: (error: null, found: unknown) => void) =>
    callback(null, [
      { address: '203.0.113.9', family: 4 },
      { address: '169.254.169.254', family: 4 },
    ]),
}));

const { signal } = new AbortController();
const ask = (url: string, mayReachLinkLocal = false) =>
  post(url, { headers: {}, body: '', signal, mayReachLinkLocal });

it.each([
  '169.254.169.254',
  '169.254.0.1',
  '100.100.100.200',
  '168.63.129.16',
  'fe80::1',
  'fe80::1%eth0',
  '[fd00:ec2::254]',
  '::ffff:169.254.169.254',
  '[::ffff:a9fe:a9fe]',
  '64:ff9b::a9fe:a9fe',
])('%s is kept out', (address) => {
  expect(isKeptOut(address)).toBe(true);
});

it.each([
  '127.0.0.1',
  '10.0.0.5',
  '192.168.1.9',
  '::1',
  'fd12::5',
  '8.8.8.8',
  'models.example',
  '64:ff9b::808:808',
])('%s is not', (address) => {
  expect(isKeptOut(address)).toBe(false);
});

it.each([
  'http://169.254.169.254/latest',
  // The same in other figures.
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://[::ffff:169.254.169.254]/',
  'http://[fe80::1]/',
])('%s is not asked', async (url) => {
  await expect(ask(url)).rejects.toBeInstanceOf(KeptOut);
});

it('a name that stands for such an address is not asked either', async () => {
  await expect(ask('http://models.example/v1')).rejects.toBeInstanceOf(KeptOut);
});

it('a question that meets a connection which the service has just closed is asked again on a new one', async () => {
  const met = new Map<Socket, number>();
  const service = createServer(({ socket }, response) => {
    const times = (met.get(socket) ?? 0) + 1;
    met.set(socket, times);
    if (times > 1) socket.destroy();
    else response.end('answer');
  });
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
  for (let question = 0; question < 2; question += 1) {
    const response = await ask(url);
    response.resume();
    await new Promise((resolve) => response.once('close', resolve));
  }
  expect([...met.values()]).toEqual([2, 1]);
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});
