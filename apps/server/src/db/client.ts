import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { backUpBeforeUpdate } from '../backup/before-update.ts';
import type { Env } from '../env.ts';
import { type Endpoint, findRunning, startEmbedded } from './embedded/supervisor.ts';
import type { Log } from './log.ts';
import { migrateDatabase } from './migrate.ts';
import { APP_USER, areRightsSeparate, ensureApp } from './rights.ts';
import * as schema from './schema/index.ts';
import { waitForServer } from './wait.ts';

type Schema = typeof schema;
export type Drizzle = NodePgDatabase<Schema>;

/**
 * The open database. Writes go through `inTransaction`; `db` and `pool` are for reads. Each kind has connections of its own: acts that
 * wait for each other's locks, however many, keep nobody from reading.
 */
export interface Database {
  readonly kind: 'embedded' | 'external';
  /** How a process of its own connects. */
  readonly config: pg.ClientConfig;
  readonly db: Drizzle;
  readonly pool: pg.Pool;
  /** For `inTransaction`, and for single statements that may wait for a lock. */
  readonly writes: pg.Pool;
  /** One connection, which tells whether the database works. */
  readonly probe: pg.Pool;
  readonly log: Log;
  /** Ends every connection, and the embedded server with them; asked twice, it waits for the first time. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** For tools: use the embedded server of a LETS that runs on this folder instead of refusing; its tables stay as they are. They work as the owner. */
  readonly joinRunning?: boolean;
  /** Called before the tables are brought up to date, which may take minutes. */
  readonly onMigrating?: () => void;
}

const DATABASE_NAME = 'lets';
/** Of all pools together. */
const POOL_SIZE = 20;
/** How long `close` waits for transactions that are still open; the database rolls the others back. */
const CLOSE_PATIENCE_MS = 1_000;

/** Waiting for a connection, whether the server is down or the pool is exhausted, ends in a clear failure after this. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Nothing that a person waits for takes this long; whatever does is cut off and frees its locks. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** A person who asks whether the database works wants to know soon. */
const PROBE_TIMEOUT_MS = 3_000;

// Ids, sequence numbers and counts stay far below 2^53, and a number needs no care at every use.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens the database that the settings name, starting the embedded one when there is none, and brings its tables up to date. */
export async function openDatabase(env: Env, log: Log, options: OpenOptions = {}): Promise<Database> {
  const { config, app, kind, isJoined, stop } = await openServer(env, log, options);
  try {
    if (!isJoined) {
      options.onMigrating?.();
      await migrateDatabase(config, log, {
        beforeUpdate: (steps) => backUpBeforeUpdate(env, { config, steps, log }),
        ...(app && { app: app.name }),
      });
    }
    // Tools work as the owner.
    const isTool = options.joinRunning === true;
    if (!app && !isTool)
      log.info(
        'DATABASE_OWNER_URL is not set: the server works as the owner of its tables, and only a trigger protects the audit log',
      );
    const database = connectDatabase(app && !isTool ? app.config : config, { kind, log, stop });
    if (app && !isTool && !(await areRightsSeparate(database.pool)))
      log.warn(
        'the account of DATABASE_URL owns the tables or may act as their owner: only a trigger protects the audit log',
      );
    return database;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A server that takes connections, with the tables that it happens to have. */
export interface OpenServer {
  readonly kind: Database['kind'];
  /** As the owner of its tables. */
  readonly config: pg.ClientConfig;
  /** The server's own account, which owns nothing; null where it is the owner, or another LETS is the server. */
  readonly app: { readonly name: string; readonly config: pg.ClientConfig } | null;
  /** It is the embedded one of a LETS that runs. */
  readonly isJoined: boolean;
  /** Ends what was started here. */
  stop(): Promise<void>;
}

/** Finds or starts the server that the settings name, and makes the embedded one's database when it has none; no table is touched. */
export async function openServer(
  env: Pick<Env, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  log: Log,
  { joinRunning = false }: OpenOptions = {},
): Promise<OpenServer> {
  const nothing = async () => {};
  if (env.databaseUrl !== undefined) {
    const server = { connectionString: env.databaseUrl };
    await waitForServer(server, log);
    const { databaseOwnerUrl: ownerUrl } = env;
    const config = ownerUrl === undefined ? server : { connectionString: ownerUrl };
    const app =
      ownerUrl === undefined
        ? null
        : { name: decodeURIComponent(new URL(env.databaseUrl).username), config: server };
    return { kind: 'external', config, app, isJoined: false, stop: nothing };
  }
  const running = joinRunning ? await findRunning(env.dataDir) : undefined;
  if (running !== undefined)
    return { kind: 'embedded', config: toConfig(running), app: null, isJoined: true, stop: nothing };
  const server = await startEmbedded({ dataDir: env.dataDir, log });
  const config = toConfig(server.endpoint);
  try {
    await ensureDatabase(config);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const app = { name: APP_USER, config: { ...config, user: APP_USER } };
  return { kind: 'embedded', config, app, isJoined: false, stop: () => server.stop() };
}

export interface ConnectOptions {
  readonly kind: Database['kind'];
  readonly log: Log;
  /** What else ends with the connections. */
  readonly stop?: () => Promise<void>;
}

/** Connections to a database whose tables are up to date. */
export function connectDatabase(config: pg.PoolConfig, { kind, log, stop }: ConnectOptions): Database {
  const { writes: writing, reads } = share(config.max ?? POOL_SIZE);
  const pool = openPool({ ...config, max: reads }, log);
  const writes = openPool({ ...config, max: writing }, log);
  const patience = { connectionTimeoutMillis: PROBE_TIMEOUT_MS, query_timeout: PROBE_TIMEOUT_MS };
  const probe = openPool({ ...config, ...patience, max: 1 }, log);
  let closed: Promise<void> | undefined;
  return {
    kind,
    config,
    db: drizzle({ client: pool, schema }),
    pool,
    writes,
    probe,
    log,
    close() {
      closed ??= closeAll([pool, writes, probe], stop);
      return closed;
    },
  };
}

/** Pure: how many connections are for writing and how many for reading, beside the one that only looks. */
function share(most: number): { writes: number; reads: number } {
  const reads = Math.max(1, Math.floor((most - 1) * 0.4));
  return { reads, writes: Math.max(1, most - 1 - reads) };
}

function openPool(config: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'lets',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    // The server's own timeouts do not help when the server is gone without a word.
    query_timeout: STATEMENT_TIMEOUT_MS + 2_000,
    // Statements sent without waiting for each other share one trip: a transaction's first with BEGIN, its last with COMMIT.
    pipeline: true,
    ...config,
  });
  // An idle connection that breaks must not end the process; the pool drops it and the next query opens another.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // The pool does not listen to a connection that is in use, whose loss between two queries would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function closeAll(pools: readonly pg.Pool[], stop: ConnectOptions['stop']): Promise<void> {
  await Promise.race([Promise.all(pools.map((pool) => pool.end())), expire(CLOSE_PATIENCE_MS)]);
  await stop?.();
}

function expire(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

function toConfig(endpoint: Endpoint): pg.PoolConfig {
  return { ...endpoint, database: DATABASE_NAME };
}

/** A start that was killed right after the cluster was made finds no database in it, and one of an older version no account for us. */
async function ensureDatabase(config: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...config, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE_NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE_NAME}`);
    await ensureApp(client);
  } finally {
    await client.end();
  }
}
