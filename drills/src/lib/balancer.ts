import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Product } from '@lets/bench';
import { LIVE_PATH } from '@lets/contract';

type Address = Product['address'];

/** What a connection is for, by its first line: live lines are dealt out evenly among themselves. */
const LIVE = `GET ${LIVE_PATH}/`;

/** What stands before several servers, as a school's proxy does: each new connection goes to the next one that takes it. */
export class Balancer {
  readonly #server = createServer((line) => this.#admit(line));
  readonly #lines = new Set<Socket>();
  readonly #servers: readonly Address[];
  readonly #live: Set<Socket>[];
  readonly #turns = { live: 0, other: 0 };

  static async open(servers: readonly Address[]): Promise<Balancer> {
    const balancer = new Balancer(servers);
    balancer.#server.listen(0, '127.0.0.1');
    await once(balancer.#server, 'listening');
    return balancer;
  }

  private constructor(servers: readonly Address[]) {
    this.#servers = servers;
    this.#live = servers.map(() => new Set());
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** How many live lines lead to a server now. */
  liveTo(server: number): number {
    return this.#live[server]?.size ?? 0;
  }

  /** Ends the live lines to a server that itself goes on. */
  cutLive(server: number): void {
    for (const line of this.#live[server] ?? []) line.destroy();
  }

  close(): void {
    this.#server.close();
    for (const line of this.#lines) line.destroy();
  }

  #admit(line: Socket): void {
    line.on('error', () => {});
    line.once('data', (first) => {
      line.pause();
      const kind = first.toString('latin1').startsWith(LIVE) ? 'live' : 'other';
      this.#turns[kind] += 1;
      this.#pass(line, first, { kind, turn: this.#turns[kind], triesLeft: this.#servers.length });
    });
  }

  #pass(line: Socket, first: Buffer, way: Way): void {
    const at = way.turn % this.#servers.length;
    const address = this.#servers[at];
    if (!address || way.triesLeft === 0) {
      line.destroy();
      return;
    }
    const server = connect({ ...address, noDelay: true });
    const next = () => this.#pass(line, first, { ...way, turn: way.turn + 1, triesLeft: way.triesLeft - 1 });
    server.once('error', next);
    server.once('connect', () => {
      server.off('error', next);
      if (way.kind === 'live') this.#countLive(server, at);
      server.write(first);
      this.#join(line, server);
    });
  }

  #countLive(server: Socket, at: number): void {
    this.#live[at]?.add(server);
    server.once('close', () => this.#live[at]?.delete(server));
  }

  /** When one side is gone, the other is too. */
  #join(line: Socket, server: Socket): void {
    for (const [from, to] of [
      [line, server],
      [server, line],
    ] as const) {
      this.#lines.add(from);
      from.on('error', () => {});
      from.once('close', () => {
        this.#lines.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }
}

interface Way {
  readonly kind: 'live' | 'other';
  readonly turn: number;
  readonly triesLeft: number;
}
