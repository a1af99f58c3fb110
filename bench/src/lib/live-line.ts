import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Address } from './http-line.ts';

export interface LiveOptions extends Address {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Every event with its argument. */
  readonly onEvent: (name: string, data: unknown) => void;
}

const TEXT = 1;
const CLOSE = 8;
const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One Socket.IO client on a bare WebSocket: thousands of the real ones would take the cores that the server is measured on. It
 * speaks what the real one does: the handshake, pings, events, acknowledgements.
 */
export class LiveLine {
  isClosed = false;
  readonly #socket: Socket;
  readonly #onEvent: LiveOptions['onEvent'];
  readonly #ready = Promise.withResolvers<void>();
  readonly #asked = new Map<number, (result: unknown) => void>();
  #received: Buffer = Buffer.alloc(0);
  #isUpgraded = false;
  #count = 0;

  static async open(options: LiveOptions): Promise<LiveLine> {
    const line = new LiveLine(options);
    await line.#ready.promise;
    return line;
  }

  private constructor({ host, port, path, headers, onEvent }: LiveOptions) {
    this.#onEvent = onEvent;
    this.#socket = connect({ host, port, noDelay: true });
    const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#socket.write(
      `GET ${path}/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}:${port}\r\n${fields.join('')}` +
        `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('the live connection was closed')));
  }

  /** Emits an event and waits for the server's acknowledgement. */
  ask(name: string, input: unknown): Promise<unknown> {
    const id = ++this.#count;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#send(`42${id}${JSON.stringify([name, input])}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #fail(error: Error): void {
    this.isClosed = true;
    this.#ready.reject(error);
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    if (!this.#isUpgraded) {
      const headEnd = this.#received.indexOf(HEAD_END);
      if (headEnd < 0) return;
      const status = this.#received.toString('latin1', 9, 12);
      if (status !== '101') {
        this.#fail(new Error(`no live connection: HTTP ${status}`));
        return;
      }
      this.#isUpgraded = true;
      this.#received = this.#received.subarray(headEnd + HEAD_END.length);
    }
    while (this.#takeFrame());
  }

  /** Frames of a server come whole and unmasked. */
  #takeFrame(): boolean {
    const bytes = this.#received;
    if (bytes.length < 2) return false;
    const short = (bytes[1] ?? 0) & 0x7f;
    const start = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length < start) return false;
    const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : bytes.readUInt32BE(6);
    if (bytes.length < start + length) return false;
    const kind = (bytes[0] ?? 0) & 0x0f;
    this.#received = bytes.subarray(start + length);
    if (kind === TEXT) this.#hear(bytes.toString('utf8', start, start + length));
    if (kind === CLOSE) this.#socket.end();
    return true;
  }

  #hear(packet: string): void {
    if (packet === '2') this.#send('3');
    else if (packet.startsWith('0')) this.#send('40');
    else if (packet.startsWith('40')) this.#ready.resolve();
    else if (packet.startsWith('42')) {
      const [name, data] = JSON.parse(packet.slice(2));
      this.#onEvent(name, data);
    } else if (packet.startsWith('43')) {
      const start = packet.indexOf('[');
      const id = Number(packet.slice(2, start));
      this.#asked.get(id)?.(JSON.parse(packet.slice(start))[0]);
      this.#asked.delete(id);
    } else if (packet.startsWith('44')) this.#fail(new Error(`refused: ${packet.slice(2)}`));
  }

  /** A client's frames are masked; with the mask 0 they stay as they are. */
  #send(packet: string): void {
    const payload = Buffer.from(packet);
    const isLong = payload.length > 125;
    const head = Buffer.alloc(isLong ? 8 : 6);
    head[0] = 0x80 | TEXT;
    head[1] = 0x80 | (isLong ? 126 : payload.length);
    if (isLong) head.writeUInt16BE(payload.length, 2);
    this.#socket.write(Buffer.concat([head, payload]));
  }
}
