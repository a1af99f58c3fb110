import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  API_ROOT,
  type CallDeclaration,
  type CodeName,
  codeName,
  type FileMaking,
  type FlowChanged,
  type InputOf,
  type OutputOf,
  SESSION_COOKIE,
} from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { buildApp } from '../src/app.ts';
import type { Deps } from '../src/deps.ts';
import { type Env, readEnv } from '../src/env.ts';
import type { Backups } from '../src/features/backup/desk.ts';
import { openMetrics } from '../src/metrics/serve.ts';
import { createProcessState } from '../src/process-state.ts';
import { createBus, type LocalBus } from '../src/realtime/bus.ts';
import { createSecrets, KEY_BYTES } from '../src/secrets/secrets.ts';
import { createFolderStorage } from '../src/storage/folder-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { CHEAP } from './cheap-password.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

export interface Answer<T> {
  readonly status: number;
  /** The code by its name, so that a failing test reads as a sentence. */
  readonly code: CodeName;
  readonly m: string;
  readonly d: T;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface CallOptions {
  /** A session token, as `factories.logInAs` makes them. */
  readonly as?: string | null | undefined;
  readonly headers?: Record<string, string>;
  /** For multipart calls. */
  readonly file?: { readonly name: string; readonly bytes: Buffer; readonly mime: string };
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly deps: Deps & { readonly database: TestDatabase; readonly bus: LocalBus };
  /** What was published, in order. */
  readonly published: { readonly eid: number; readonly events: readonly RunEvent[] }[];
  readonly nudged: { readonly userIds: readonly number[]; readonly topic: string }[];
  /** How far files were that people asked for. */
  readonly makings: ({ readonly userId: number } & FileMaking)[];
  readonly flowsChanged: readonly FlowChanged[];
  /** The runs whose rooms were told of each change of a case. */
  readonly casesChanged: (readonly number[])[];
  readonly flowsCorrected: { readonly flowId: number; readonly eids: readonly number[] }[];
  readonly sessionsEnded: number[];
  /** Who has the product open: added to by tests, as sockets would. */
  readonly online: Set<number>;
  /** How often the live sockets were told that the system was closed. */
  readonly timesClosed: () => number;
  /** Sends a declared call as a browser would: encoded as the contract says, from our own origin. */
  call<C extends CallDeclaration>(
    call: C,
    input: InputOf<C>,
    options?: CallOptions,
  ): Promise<Answer<OutputOf<C>>>;
  /** The same with fields that the contract does not know, or lacking some. */
  send(call: CallDeclaration, fields: object, options?: CallOptions): Promise<Answer<unknown>>;
  /** Lets time pass. */
  pass(ms: number): void;
  /** Puts the clock forward or back, as a time server does; no time passes. */
  putClock(ms: number): void;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly env?: Record<string, string>;
  readonly webDist?: string;
  /** In place of the data folder's. */
  readonly storage?: Storage;
  /** For tests of what is logged. */
  readonly log?: Logger;
  /** Work on backups; none is done otherwise. */
  readonly backups?: Backups;
}

const HOST = '127.0.0.1:4300';

/** Begins nothing. */
const IDLE: Backups = { job: null, isBusy: false, begin: async () => ({ isDone: false }), close() {} };

/** The whole server but for its sockets, on a database of its own, spoken to by HTTP injection. */
export async function openTestServer({
  env = {},
  webDist,
  storage,
  log = pino({ level: 'silent' }),
  backups = IDLE,
}: TestServerOptions = {}): Promise<TestServer> {
  const database = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'lets-server-test-'));
  const time = { passed: 0, put: 0 };
  const clock = () => Date.now() + time.passed + time.put;
  const steadyClock = () => performance.now() + time.passed;
  const deps = {
    ...createProcessState({ database, clock, steadyClock, log }),
    backups,
    // A test does in a second what a person does in a minute.
    env: readEnv({ LOG_LEVEL: 'silent', PERSON_LIMITS: 'off', ...env, DATA_DIR: dataDir }) as Env,
    database,
    log,
    bus: createBus(),
    secrets: createSecrets(Buffer.alloc(KEY_BYTES, 7)),
    storage: storage ?? createFolderStorage(join(dataDir, 'uploads')),
    clock,
    steadyClock,
    settledLog: { id: 0, count: 0 },
    passwordCost: CHEAP,
  };
  const heard = listenTo(deps.bus);
  const app = await buildApp(Object.assign(deps, { metrics: await openMetrics(deps) }), {
    ...(webDist !== undefined && { webDist }),
  });
  await app.ready();
  return {
    app,
    deps,
    ...heard,
    call: (call, input, options) => send(app, call, input as object, options) as Promise<Answer<never>>,
    send: (call, fields, options) => send(app, call, fields, options),
    pass(ms) {
      time.passed += ms;
    },
    putClock(ms) {
      time.put += ms;
    },
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function listenTo(bus: LocalBus) {
  const published: TestServer['published'] = [];
  const nudged: TestServer['nudged'] = [];
  const makings: TestServer['makings'] = [];
  const sessionsEnded: number[] = [];
  const flowsChanged: FlowChanged[] = [];
  const flowsCorrected: TestServer['flowsCorrected'] = [];
  const casesChanged: TestServer['casesChanged'] = [];
  const online = new Set<number>();
  let closed = 0;
  bus.attach({
    publish: (eid, events) => void published.push({ eid, events }),
    nudge: (userIds, topic) => void nudged.push({ userIds, topic }),
    endSessions: (userIds) => void sessionsEnded.push(...userIds),
    closeSystem: () => {
      closed += 1;
    },
    recheck: () => {},
    flowChanged: (change) => void flowsChanged.push(change),
    flowCorrected: (flowId, eids) => void flowsCorrected.push({ flowId, eids }),
    caseChanged: (eids) => void casesChanged.push(eids),
    remark: () => {},
    turnNudged: () => {},
    making: (userId, making) => void makings.push({ userId, ...making }),
    fileAdded: () => {},
    present: async () => [],
    online: async (userIds) => userIds.filter((id) => online.has(id)),
  });
  return {
    published,
    flowsChanged,
    flowsCorrected,
    casesChanged,
    nudged,
    makings,
    online,
    sessionsEnded,
    timesClosed: () => closed,
  };
}

async function send(
  app: FastifyInstance,
  call: CallDeclaration,
  fields: object,
  { as, headers, file }: CallOptions = {},
): Promise<Answer<unknown>> {
  const text = toForm(fields);
  const isGet = call.method === 'GET';
  const body = file ? toMultipart(text, file) : { payload: text.toString(), type: FORM };
  const answer = await app.inject({
    method: call.method,
    url: `${API_ROOT}${call.path}${isGet ? `?${text}` : ''}`,
    headers: {
      host: HOST,
      'accept-language': 'en',
      ...(isGet ? {} : { origin: `http://${HOST}`, 'content-type': body.type }),
      ...(as && { cookie: `${SESSION_COOKIE}=${as}` }),
      ...headers,
    },
    ...(isGet ? {} : { payload: body.payload }),
  });
  const isEnvelope = String(answer.headers['content-type']).startsWith('application/json');
  const { c = 0, m = '', d = answer.rawPayload } = isEnvelope ? answer.json() : {};
  return { status: answer.statusCode, code: codeName(c), m, d, headers: answer.headers };
}

const FORM = 'application/x-www-form-urlencoded';

/** Structured values travel as JSON text in their field. */
export function toForm(fields: object): URLSearchParams {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

function toMultipart(fields: URLSearchParams, file: NonNullable<CallOptions['file']>) {
  const edge = 'lets-test-boundary';
  const parts = [...fields].map(
    ([name, value]) => `--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.mime}\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(parts.join('') + head),
    file.bytes,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  return { payload, type: `multipart/form-data; boundary=${edge}` };
}
