import { connect, type Socket } from 'node:net';

export interface Address {
  readonly host: string;
  readonly port: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One kept-alive HTTP connection, one request at a time. Bare, because the load shares its cores with what it measures: a full
 * client would cost as much as the server.
 */
export class HttpLine {
  readonly #address: Address;
  #socket: Socket | null = null;
  #received: Buffer = Buffer.alloc(0);
  #asked: PromiseWithResolvers<string> | null = null;

  static async open(address: Address): Promise<HttpLine> {
    const line = new HttpLine(address);
    await line.#connect();
    return line;
  }

  private constructor(address: Address) {
    this.#address = address;
  }

  /** Sends a whole request; resolves with the answer's body. */
  async ask(request: string): Promise<string> {
    const isKept = this.#socket !== null;
    try {
      return await this.#send(request);
    } catch (error) {
      // A server may hang up on a silent line just as it speaks again; the acts' retry ids make a second try safe.
      if (isKept) return this.#send(request);
      throw error;
    }
  }

  async #send(request: string): Promise<string> {
    const socket = this.#socket ?? (await this.#connect());
    this.#asked = Promise.withResolvers();
    socket.write(request, 'latin1');
    return this.#asked.promise;
  }

  #connect(): Promise<Socket> {
    const { host, port } = this.#address;
    const socket = connect({ host, port, noDelay: true });
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('close', () => {
      this.#socket = null;
      this.#asked?.reject(new Error('the connection was closed'));
    });
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('connect', () => {
        this.#socket = socket;
        resolve(socket);
      });
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.#asked?.reject(new Error(`an answer without a length: ${head}`));
      return;
    }
    const bodyStart = headEnd + HEAD_END.length;
    const end = bodyStart + Number(length);
    if (this.#received.length < end) return;
    const body = this.#received.toString('utf8', bodyStart, end);
    this.#received = this.#received.subarray(end);
    const asked = this.#asked;
    this.#asked = null;
    asked?.resolve(body);
  }
}
