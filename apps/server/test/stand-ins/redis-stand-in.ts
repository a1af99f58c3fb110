import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** As much of Redis as carries messages between server processes; it can be taken away and brought back at the same port. */
export interface RedisStandIn {
  readonly url: string;
  /** How many connections it has. */
  lines(): number;
  /** Cuts every line and takes no new one. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export interface RedisStandInOptions {
  /** Refuses clients that do not send this. */
  readonly password?: string;
  /** False: nobody is there before `comeBack`. */
  readonly isThere?: boolean;
}

interface Client {
  readonly socket: Socket;
  /** By channel or pattern. */
  readonly heard: Map<string, 'message' | 'pmessage'>;
  isAdmitted: boolean;
}

export async function startRedisStandIn({
  password,
  isThere = true,
}: RedisStandInOptions = {}): Promise<RedisStandIn> {
  const clients = new Set<Client>();
  let server: Server | null = null;
  let port = 0;

  async function comeBack(): Promise<void> {
    server = createServer((socket) => serve(socket, clients, password)).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }

  async function leave(): Promise<void> {
    const gone = server && new Promise((resolve) => server?.close(resolve));
    for (const { socket } of clients) socket.destroy();
    clients.clear();
    server = null;
    await gone;
  }

  await comeBack();
  if (!isThere) await leave();
  return { url: `redis://127.0.0.1:${port}`, lines: () => clients.size, leave, comeBack, close: leave };
}

function serve(socket: Socket, clients: Set<Client>, password: string | undefined): void {
  const client: Client = { socket, heard: new Map(), isAdmitted: password === undefined };
  clients.add(client);
  socket.on('close', () => clients.delete(client));
  socket.on('error', () => {});
  let waiting = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (let found = readCommand(waiting); found; found = readCommand(waiting)) {
      waiting = waiting.subarray(found.end);
      socket.write(answerTo(found.words, client, clients, password));
    }
  });
}

/** `*2\r\n$4\r\nPING\r\n$2\r\nhi\r\n`; null until it is whole. */
function readCommand(bytes: Buffer): { words: Buffer[]; end: number } | null {
  let at = 0;
  const number = () => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return null;
    const value = Number(bytes.toString('latin1', at + 1, end));
    at = end + 2;
    return value;
  };
  const count = number();
  if (count === null) return null;
  const words: Buffer[] = [];
  while (words.length < count) {
    const length = number();
    if (length === null || bytes.length < at + length + 2) return null;
    words.push(bytes.subarray(at, at + length));
    at += length + 2;
  }
  return { words, end: at };
}

const bulk = (value: Buffer | string) =>
  Buffer.concat([Buffer.from(`$${Buffer.byteLength(value)}\r\n`), Buffer.from(value), Buffer.from('\r\n')]);
const list = (parts: readonly Buffer[]) => Buffer.concat([Buffer.from(`*${parts.length}\r\n`), ...parts]);
const plain = (line: string) => Buffer.from(`${line}\r\n`);

function answerTo(
  [name = Buffer.alloc(0), ...words]: readonly Buffer[],
  client: Client,
  clients: ReadonlySet<Client>,
  password: string | undefined,
): Buffer {
  const command = name.toString().toUpperCase();
  if (command === 'HELLO') return plain("-ERR unknown command 'HELLO'");
  if (command === 'AUTH') {
    client.isAdmitted = words.at(-1)?.toString() === password;
    return plain(
      client.isAdmitted ? '+OK' : '-WRONGPASS invalid username-password pair or user is disabled.',
    );
  }
  if (!client.isAdmitted) return plain('-NOAUTH Authentication required.');
  switch (command) {
    case 'INFO':
      return bulk('redis_version:7.0.0\r\nloading:0\r\n');
    case 'PING':
      return client.heard.size > 0 ? list([bulk('pong'), bulk('')]) : plain('+PONG');
    case 'SUBSCRIBE':
    case 'PSUBSCRIBE':
      return Buffer.concat(words.map((word) => subscribe(client, command, word.toString())));
    case 'PUBLISH':
      return plain(`:${publish(clients, words[0]?.toString() ?? '', words[1] ?? Buffer.alloc(0))}`);
    case 'PUBSUB':
      return list(
        words.slice(1).flatMap((word) => [bulk(word), plain(`:${heardBy(clients, word.toString())}`)]),
      );
    default:
      return plain('+OK');
  }
}

function subscribe({ heard }: Client, command: string, name: string): Buffer {
  heard.set(name, command === 'SUBSCRIBE' ? 'message' : 'pmessage');
  return list([bulk(command.toLowerCase()), bulk(name), plain(`:${heard.size}`)]);
}

const heardBy = (clients: ReadonlySet<Client>, channel: string) =>
  [...clients].filter(({ heard }) => heard.get(channel) === 'message').length;

function publish(clients: ReadonlySet<Client>, channel: string, message: Buffer): number {
  let receivers = 0;
  for (const { socket, heard } of clients) {
    for (const [name, kind] of heard) {
      const isMeant = kind === 'message' ? name === channel : channel.startsWith(name.slice(0, -1));
      if (!isMeant) continue;
      receivers += 1;
      const pattern = kind === 'pmessage' ? [bulk(name)] : [];
      socket.write(list([bulk(kind), ...pattern, bulk(channel), bulk(message)]));
    }
  }
  return receivers;
}
