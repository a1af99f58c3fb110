import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:net';

/** Connections that may wait to be taken up: a school that opens its pages in one second. */
const BACKLOG = 4096;

/** Listens at every address of the host: `localhost` has one of each family, and a browser may try either. Rejects when the port is taken. */
export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<void> {
  const [first = host, ...others] = host === 'localhost' ? await addressesOf(host) : [host];
  server.listen({ host: first, port, backlog: BACKLOG });
  await once(server, 'listening');
  const taken = portOf(server);
  await Promise.all(others.map((address) => listenToo(server, address, taken)));
}

export function portOf(server: Server): number {
  const at = server.address();
  return typeof at === 'object' && at !== null ? at.port : 0;
}

async function addressesOf(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true, order: 'ipv4first' });
  return [...new Set(found.map(({ address }) => address))];
}

/** Hands its connections to the server. A family that this machine lacks is done without. */
async function listenToo(server: Server, host: string, port: number): Promise<void> {
  const second = createServer((connection) => server.emit('connection', connection));
  server.once('close', () => second.close());
  second.listen({ host, port, backlog: BACKLOG });
  await once(second, 'listening').catch(() => {});
}
