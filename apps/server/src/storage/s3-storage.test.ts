import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileGet, fileUploadAuthoring, IDENTITY, MESSAGE } from '@lets/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPlayer, type Player } from '../../test/play.ts';
import { quietLog } from '../../test/quiet-log.ts';
import { hasS3Server, openS3Server, type S3Server } from '../../test/s3-server.ts';
import { type HttpStandIn, openStandIn, type Reply } from '../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { isDiskFull } from '../disk-full.ts';
import type { UploadsEnv } from '../uploads-env.ts';
import { openStorage } from './open-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { type Storage, StoreAway, UploadMissing } from './storage.ts';

let folder: string;
let server: TestServer;
let author: Player;
/** What the server keeps its uploads in. */
let used: Required<Storage>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lets-s3-'));
  const storage: Required<Storage> = {
    keep: (...args) => used.keep(...args),
    read: (...args) => used.read(...args),
    remove: (...args) => used.remove(...args),
    check: () => used.check(),
  };
  server = await openTestServer({ storage });
  author = await buildPlayer(server, { identity: IDENTITY.super_admin });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const file = { name: 'plan.txt', bytes: Buffer.from('案情说明\n'), mime: 'text/plain' };
const upload = () =>
  server.call(fileUploadAuthoring, {}, { as: author.token, file, headers: { 'accept-language': 'en' } });
const readyz = async () => (await server.app.inject({ url: '/readyz' })).json();

async function fileOf(bytes: Buffer): Promise<string> {
  const path = join(folder, randomUUID());
  await writeFile(path, bytes);
  return path;
}

describe.skipIf(!hasS3Server)('a store that speaks S3 (skipped where moto_server is not installed)', () => {
  let store: S3Server;
  let uploads: UploadsEnv;
  beforeAll(async () => {
    store = await openS3Server();
    uploads = await store.openBucket();
  });
  afterAll(() => store.close());

  it('keeps a file, reads it whole and in parts, and removes it', async () => {
    const storage = createS3Storage(uploads);
    const [key, bytes] = [randomUUID(), Buffer.alloc(300_000, 'abcdefg')];
    const path = await fileOf(bytes);
    await storage.check();
    await storage.keep(key, path);
    expect(existsSync(path)).toBe(false);
    expect(await buffer(await storage.read(key))).toEqual(bytes);
    expect(await buffer(await storage.read(key, { start: 70_001, end: 70_010 }))).toEqual(
      bytes.subarray(70_001, 70_011),
    );
    await storage.remove(key);
    await storage.remove(key);
    await expect(storage.read(key)).rejects.toThrow(UploadMissing);
    storage.close();
  });

  it('an empty file is kept too', async () => {
    const storage = createS3Storage(uploads);
    const key = randomUUID();
    await storage.keep(key, await fileOf(Buffer.alloc(0)));
    expect(await buffer(await storage.read(key))).toEqual(Buffer.alloc(0));
    storage.close();
  });

  it('a start with a bucket that is not there ends at once and says so', async () => {
    const env = { dataDir: folder, uploads: { ...uploads, bucket: 'another' } };
    await expect(openStorage(env, quietLog)).rejects.toThrow('there is no such bucket');
  });

  it('serves the product', async () => {
    const storage = createS3Storage(uploads);
    used = storage;
    const { file_id } = (await upload()).d;
    const read = () => server.call(fileGet, { file_id }, { as: author.token });
    expect(await read()).toMatchObject({ status: 200, d: file.bytes });
    server.pass(11_000);
    expect(await readyz()).toMatchObject({ store: 'ok' });
    await storage.remove(file_id);
    expect(await read()).toMatchObject({ status: 500, code: 'fault' });
    storage.close();
  });
});

describe('a store with a fault', () => {
  let reply: Reply;
  let standIn: HttpStandIn;
  let uploads: UploadsEnv;
  beforeEach(async () => {
    standIn = await openStandIn((heard, response) => reply(heard, response));
    const login = { region: 'us-east-1', accessKey: 'lets', secretKey: 'lets-secret' };
    uploads = { endpoint: standIn.url, bucket: 'lets', ...login, hasPathStyle: true };
  });
  afterEach(() => standIn.close());

  const key = randomUUID();
  const refusal = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

  it('that does not answer is away after a while', async () => {
    reply = () => {};
    const storage = createS3Storage(uploads, 50);
    await expect(storage.read(key)).rejects.toThrow(StoreAway);
    storage.close();
  });

  it('that stops in the middle breaks the download off', async () => {
    reply = (_, response) => void response.writeHead(200, { 'content-length': 10 }).write('half');
    const storage = createS3Storage(uploads, 50);
    await expect(buffer(await storage.read(key))).rejects.toThrow('it stopped in the middle');
    storage.close();
  });

  it('that is full is refused like a full disk', async () => {
    reply = (_, response) => void response.writeHead(507).end(refusal('XMinioStorageFull'));
    const storage = createS3Storage(uploads);
    const fault = await storage.keep(key, await fileOf(Buffer.from('x'))).catch((error: unknown) => error);
    expect(isDiskFull(fault)).toBe(true);
    storage.close();
  });

  it('that closed an idle connection is sent the upload again', async () => {
    reply = ({ method }, response) => {
      if (standIn.heard.length === 1) response.socket?.destroy();
      else response.writeHead(method === 'PUT' ? 200 : 404).end();
    };
    const storage = createS3Storage(uploads);
    await storage.keep(key, await fileOf(Buffer.from('the whole')));
    expect(standIn.heard.map(({ body }) => body)).toEqual(['the whole', 'the whole']);
    storage.close();
  });

  it('that is away is told to the person, and nothing is kept', async () => {
    reply = (_, response) => void response.writeHead(503).end(refusal('SlowDown'));
    const storage = createS3Storage(uploads);
    used = storage;
    const { status, code, m } = await upload();
    expect([status, code, m]).toEqual([503, 'store_away', MESSAGE.store_away.en]);
    server.pass(11_000);
    expect(await readyz()).toMatchObject({ store: 'away' });
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    storage.close();
  });

  it('whose key is wrong ends the start at once, and says which', async () => {
    reply = (_, response) => void response.writeHead(403).end(refusal('InvalidAccessKeyId'));
    await expect(openStorage({ dataDir: folder, uploads }, quietLog)).rejects.toThrow(
      'does not know the access key',
    );
  });
});
