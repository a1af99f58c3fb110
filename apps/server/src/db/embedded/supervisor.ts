import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { chooseAccount } from './account.ts';
import { claimCluster, inspectClaim, type Postmaster } from './claim.ts';
import { clusterOf, DATABASE_USER, ensureCluster, homeOf } from './cluster.ts';
import { EmbeddedDatabaseError, USE_OWN_SERVER } from './errors.ts';
import {
  type PostmasterOptions,
  PostmasterStartError,
  type RunningPostmaster,
  startPostmaster,
} from './postmaster.ts';
import { prepareProgram } from './program.ts';
import { removeSocketFolder } from './socket-folder.ts';

/** After everything was killed at once, the old server's last processes hold its shared memory for some seconds. */
const LOCK_PATIENCE_MS = 10_000;
const LOCK_RETRY_MS = 200;
const LONGEST_PAUSE_MS = 5_000;

/** How to connect. There is no password: access to the socket's folder is enough. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
  readonly user: string;
}

export interface EmbeddedServer {
  readonly endpoint: Endpoint;
  /** Of the server that runs now; undefined while it is being started again. */
  postmasterPid(): number | undefined;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** False only for tests. */
  readonly isDurable?: boolean;
}

/**
 * Runs PostgreSQL in the data folder as a child of this process: makes the database at the first start, keeps it running (a server
 * that dies is started again), and stops it with us, however we end.
 */
export async function startEmbedded({
  dataDir,
  log,
  isDurable = true,
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const options = await prepare(dataDir, isDurable, log);
  const launch = () => launchWhenFree(options, dataDir, log);
  const first = await launch();
  let running: RunningPostmaster | undefined = first;
  const stopping = new AbortController();

  async function keepRunning(): Promise<void> {
    while (running !== undefined) {
      const end = await running.exited;
      if (stopping.signal.aborted) return;
      log.error(`the database server is gone: ${end}; starting it again`);
      running = undefined;
      running = await relaunch();
      // Started while we came to stop.
      if (stopping.signal.aborted) return running?.stop();
    }
  }

  async function relaunch(): Promise<RunningPostmaster | undefined> {
    for (let pause = LOCK_RETRY_MS; !stopping.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await launch();
      } catch (error) {
        log.error({ err: error }, 'the database server does not start');
        await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    return undefined;
  }

  const kept = keepRunning();
  return {
    endpoint: { host: first.socketDir, port: 5432, user: DATABASE_USER },
    postmasterPid: () => running?.pid,
    async stop() {
      stopping.abort();
      await running?.stop();
      await kept;
      removeSocketFolder(first.socketDir);
    },
  };
}

async function prepare(dataDir: string, isDurable: boolean, log: Log): Promise<PostmasterOptions> {
  if (process.platform === 'win32') {
    throw new EmbeddedDatabaseError(
      `自带的数据库不支持 Windows · The bundled database does not support Windows. ${USE_OWN_SERVER}`,
    );
  }
  const home = homeOf(dataDir);
  const cluster = clusterOf(dataDir);
  makeHome(home);
  refuseForeignCluster(cluster);
  const account = chooseAccount(cluster);
  const program = await prepareProgram(account, [home, '/var/cache/lets', tmpdir()], log);
  await ensureCluster(dataDir, program, account, log);
  return { program, account, home, cluster, isDurable };
}

function makeHome(home: string): void {
  try {
    mkdirSync(home, { recursive: true, mode: 0o755 });
    accessSync(home, constants.W_OK);
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `不能写入数据目录 · The data folder cannot be written to: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** An ordinary account cannot open, nor even look into, what another one or root has made. */
function refuseForeignCluster(cluster: string): void {
  const uid = process.getuid?.();
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || uid === 0 || owner === uid) return;
  throw new EmbeddedDatabaseError(
    `数据库 ${cluster} 属于另一个账户（uid ${owner}），请用该账户或 root 启动 · The database ${cluster} belongs to another account (uid ${owner}): ` +
      'start as that account or as root.',
  );
}

async function launchWhenFree(
  options: PostmasterOptions,
  dataDir: string,
  log: Log,
): Promise<RunningPostmaster> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    await claimCluster(options.cluster, dataDir, log);
    try {
      return await startPostmaster(options);
    } catch (error) {
      if (!(error instanceof PostmasterStartError)) throw error;
      if (!isLockLeft(error.complaints) || Date.now() > deadline) throw explain(error, options);
      log.debug({ err: error }, 'the data folder is still locked; trying again');
      await delay(LOCK_RETRY_MS);
    }
  }
}

function isLockLeft(complaints: string): boolean {
  return /lock file ".*" already exists|pre-existing shared memory block/.test(complaints);
}

function explain(error: PostmasterStartError, { home }: PostmasterOptions): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `数据库没有启动，数据原样保留，详见 ${home}/postgres.log · The database server did not start; its data is untouched, see ${home}/postgres.log.\n` +
      error.message,
  );
}

/** The server that another LETS runs on this folder now, for tools that work beside it. */
export async function findRunning(dataDir: string): Promise<Endpoint | undefined> {
  const claim = await inspectClaim(clusterOf(dataDir)).catch(() => undefined);
  return claim?.kind === 'owned' ? endpointOf(claim.postmaster) : undefined;
}

function endpointOf({ socketDir, port }: Postmaster): Endpoint {
  return { host: socketDir, port, user: DATABASE_USER };
}
