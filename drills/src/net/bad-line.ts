import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Product } from '@lets/bench';
import { readRequest } from './read-request.ts';

/** What a bad network does with a request and its answer. */
export const REQUEST_FAULTS = [
  'cut before',
  'cut after',
  'cut within',
  'delayed',
  'doubled',
  'half closed',
  'stalled',
] as const;
type RequestFault = (typeof REQUEST_FAULTS)[number];

/** What it does with a socket that stays open. */
export const SOCKET_FAULTS = ['cut', 'half closed', 'delayed', 'stalled'] as const;
type SocketFault = (typeof SOCKET_FAULTS)[number];

const HELD_MS = { delayed: 150, stalled: 1200 };

interface Lines {
  /** To the client, and to the server. */
  readonly client: Socket;
  readonly server: Socket;
  isSocket: boolean;
  received: Buffer;
  /** What becomes of the next bytes of the server. */
  due: 'cut after' | 'cut within' | null;
}

export interface Drawing {
  request(n: number): RequestFault | null;
  socket(n: number): SocketFault | null;
}

/** A line to a server as a train, a lift and a proxy that means well make it. Good until `isBad` is set. */
export class BadLine {
  isBad = false;
  /** How often each fault was made. */
  readonly made = new Map<string, number>();
  readonly #drawing: Drawing;
  readonly #address: Product['address'];
  readonly #server = createServer((client) => this.#admit(client));
  readonly #open = new Set<Socket>();
  #requests = 0;
  #pieces = 0;

  static async open(address: Product['address'], drawing: Drawing): Promise<BadLine> {
    const line = new BadLine(address, drawing);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  private constructor(address: Product['address'], drawing: Drawing) {
    this.#address = address;
    this.#drawing = drawing;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
  }

  #connect(): Socket {
    return this.#keep(connect({ ...this.#address, noDelay: true, allowHalfOpen: true }));
  }

  #keep(socket: Socket): Socket {
    this.#open.add(socket);
    return socket.on('error', () => {}).once('close', () => this.#open.delete(socket));
  }

  #admit(client: Socket): void {
    this.#keep(client);
    const server = this.#connect();
    const lines: Lines = { client, server, isSocket: false, received: Buffer.alloc(0), due: null };
    client.on('data', (bytes) => this.#fromClient(lines, bytes));
    server.on('data', (bytes) => this.#fromServer(lines, bytes));
    client.once('close', () => server.destroy());
    server.once('close', () => client.destroy());
    server.once('end', () => client.end());
  }

  #fromClient(lines: Lines, bytes: Buffer): void {
    if (lines.isSocket) {
      this.#piece(lines, lines.server, bytes);
      return;
    }
    lines.received = Buffer.concat([lines.received, bytes]);
    for (let next = readRequest(lines.received); next; next = readRequest(lines.received)) {
      lines.received = lines.received.subarray(next.bytes.length);
      if (next.isUpgrade) {
        lines.isSocket = true;
        lines.server.write(next.bytes);
        return;
      }
      this.#request(lines, next.bytes);
    }
  }

  #fromServer(lines: Lines, bytes: Buffer): void {
    const { client, due } = lines;
    if (lines.isSocket) this.#piece(lines, client, bytes);
    else if (due === null) client.write(bytes);
    else if (due === 'cut after') client.destroy();
    else client.write(bytes.subarray(0, bytes.length / 2), () => client.destroy());
  }

  #note<F extends string>(fault: F | null): F | null {
    if (fault !== null) this.made.set(fault, (this.made.get(fault) ?? 0) + 1);
    return fault;
  }

  #request(lines: Lines, bytes: Buffer): void {
    const { client, server } = lines;
    const fault = this.isBad ? this.#note(this.#drawing.request(this.#requests++)) : null;
    if (fault === 'cut before') client.destroy();
    else if (fault === 'delayed' || fault === 'stalled')
      hold(lines, HELD_MS[fault], () => server.write(bytes));
    else {
      if (fault === 'cut after' || fault === 'cut within') lines.due = fault;
      if (fault === 'doubled') this.#replay(bytes);
      server.write(bytes);
      if (fault === 'half closed') server.end();
    }
  }

  /** As a proxy that takes a slow answer for a lost one. */
  #replay(bytes: Buffer): void {
    const other = this.#connect();
    other.once('data', () => other.destroy());
    other.write(bytes);
  }

  #piece(lines: Lines, to: Socket, bytes: Buffer): void {
    const fault = this.isBad ? this.#note(this.#drawing.socket(this.#pieces++)) : null;
    if (fault === 'cut') lines.client.destroy();
    else if (fault === 'delayed' || fault === 'stalled') hold(lines, HELD_MS[fault], () => to.write(bytes));
    else {
      to.write(bytes);
      if (fault === 'half closed') to.end();
    }
  }
}

/** Nothing passes in either direction for a while; what comes meanwhile keeps its order. */
function hold({ client, server }: Lines, ms: number, then: () => void): void {
  client.pause();
  server.pause();
  setTimeout(() => {
    then();
    client.resume();
    server.resume();
  }, ms);
}
