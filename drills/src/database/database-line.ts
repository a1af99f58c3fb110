import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What ends an act in the database: the COMMIT of its transaction, or the one statement that is all of it. */
const KEEPING = ['COMMIT\0', 'append-step'];

/** `before`: the database never hears of it. `after`: it is done, and nobody is told. */
export type Moment = 'before' | 'after';

interface Lines {
  readonly server: Socket;
  readonly database: Socket;
  /** The next answer is not passed on: the line is cut instead. */
  isDoomed: boolean;
}

/** The line between a server and its database, which can be cut, and taken away. */
export class DatabaseLine {
  cuts = 0;
  /** While it is away nothing listens here. */
  readonly #socketPath: () => string;
  readonly #server = createServer((line) => this.#admit(line));
  readonly #open = new Set<Lines>();
  #port = 0;
  #due: Moment | null = null;

  /** `socketPath` tells where the database listens now. */
  static async open(socketPath: () => string): Promise<DatabaseLine> {
    const line = new DatabaseLine(socketPath);
    await line.mend();
    return line;
  }

  private constructor(socketPath: () => string) {
    this.#socketPath = socketPath;
  }

  get url(): string {
    return `postgres://lets@127.0.0.1:${this.#port}/lets`;
  }

  async mend(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  takeAway(): void {
    this.#server.close();
    this.cutAll();
  }

  cutAll(): void {
    for (const lines of this.#open) cut(lines);
  }

  /** Cuts the line of the next act that is kept, in the middle of that. */
  cutNext(moment: Moment): void {
    this.#due = moment;
  }

  #admit(server: Socket): void {
    const path = this.#pathNow();
    if (path === null) {
      server.destroy();
      return;
    }
    const database = connect(path);
    const lines: Lines = { server, database, isDoomed: false };
    this.#open.add(lines);
    server.on('data', (bytes) => this.#fromServer(lines, bytes));
    database.on('data', (bytes) => {
      if (lines.isDoomed) cut(lines);
      else server.write(bytes);
    });
    for (const side of [server, database]) {
      side.on('error', () => {});
      side.once('close', () => {
        cut(lines);
        this.#open.delete(lines);
      });
    }
  }

  /** Null while there is no database. */
  #pathNow(): string | null {
    try {
      return this.#socketPath();
    } catch {
      return null;
    }
  }

  #fromServer(lines: Lines, bytes: Buffer): void {
    const moment = KEEPING.some((words) => bytes.includes(words)) ? this.#due : null;
    if (moment !== null) {
      this.#due = null;
      this.cuts += 1;
    }
    if (moment === 'before') {
      cut(lines);
      return;
    }
    if (moment === 'after') lines.isDoomed = true;
    lines.database.write(bytes);
  }
}

function cut({ server, database }: Lines): void {
  server.destroy();
  database.destroy();
}
