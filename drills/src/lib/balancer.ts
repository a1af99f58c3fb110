import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Product } from '@lets/bench';

type Address = Product['address'];

/** What stands before several servers, as a school's proxy does: each new connection goes to the next one that takes it. */
export class Balancer {
  readonly #server = createServer((line) => this.#admit(line));
  readonly #lines = new Set<Socket>();
  readonly #servers: readonly Address[];
  #turn = 0;

  static async open(servers: readonly Address[]): Promise<Balancer> {
    const balancer = new Balancer(servers);
    balancer.#server.listen(0, '127.0.0.1');
    await once(balancer.#server, 'listening');
    return balancer;
  }

  private constructor(servers: readonly Address[]) {
    this.#servers = servers;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    for (const line of this.#lines) line.destroy();
  }

  #admit(line: Socket): void {
    this.#turn += 1;
    this.#pass(line, this.#turn, this.#servers.length);
  }

  #pass(line: Socket, turn: number, triesLeft: number): void {
    const address = this.#servers[turn % this.#servers.length];
    if (!address || triesLeft === 0) {
      line.destroy();
      return;
    }
    const server = connect({ ...address, noDelay: true });
    let isTaken = false;
    server.once('connect', () => {
      isTaken = true;
      this.#join(line, server);
    });
    server.once('error', () => {
      if (!isTaken) this.#pass(line, turn + 1, triesLeft - 1);
    });
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
