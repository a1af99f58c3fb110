import { spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Log } from '../log.ts';
import { type Account, canEnter, giveAllTo, giveTo } from './account.ts';
import { EmbeddedDatabaseError, USE_OWN_SERVER } from './errors.ts';
import { livingPidOf, ownToken } from './process-table.ts';
import type { Program } from './program.ts';

/** The major version of the bundled PostgreSQL: a cluster can be opened by its own major version only. */
const MAJOR = '18';

/** The superuser inside the cluster; who may connect is settled by who may enter the socket's folder. */
export const DATABASE_USER = 'lets';

/** A path that always leads to the working directory, also where the account may not pass the folders above it. */
const OWN_WORKING_DIRECTORY = '/proc/self/cwd';

/** Everything of the embedded database, inside the data folder. */
export function homeOf(dataDir: string): string {
  return join(dataDir, 'postgres');
}

export function clusterOf(dataDir: string): string {
  return join(homeOf(dataDir), MAJOR);
}

/**
 * How the account names the cluster when it is started inside it. A data folder below a home of mode 0700 cannot be reached by
 * its path once the server has given up root; Linux leads it there by its own working directory.
 */
export function pathSeenBy(account: Account | undefined, dir: string): string {
  if (canEnter(account, dir)) return dir;
  if (process.platform === 'linux') return OWN_WORKING_DIRECTORY;
  throw new EmbeddedDatabaseError(
    `数据库账户（uid ${account?.uid}）进不了 ${dir}，请把 DATA_DIR 放到别处 · The database's account (uid ${account?.uid}) cannot enter ${dir}: ` +
      `put DATA_DIR elsewhere. ${USE_OWN_SERVER}`,
  );
}

/** Makes the cluster unless it is there; a start that is killed half way leaves nothing that looks like one. */
export async function ensureCluster(
  dataDir: string,
  program: Program,
  account: Account | undefined,
  log: Log,
): Promise<void> {
  const cluster = clusterOf(dataDir);
  removeAbandonedDrafts(homeOf(dataDir));
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    giveAllTo(account, cluster);
    chmodSync(cluster, 0o700);
    return;
  }
  refuseOtherVersion(homeOf(dataDir));
  log.info('making a new database');
  const draft = join(homeOf(dataDir), `new-${ownToken().replaceAll(':', '-')}`);
  mkdirSync(draft, { mode: 0o700 });
  giveTo(account, draft);
  await runInitdb(draft, program, account);
  adoptDraft(draft, cluster);
}

function adoptDraft(draft: string, cluster: string): void {
  try {
    renameSync(draft, cluster);
  } catch (error) {
    // A rival's first start was quicker: a folder that holds something is never replaced by a rename.
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  const folder = openSync(dirname(cluster), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function removeAbandonedDrafts(home: string): void {
  for (const entry of readdirSync(home)) {
    if (!entry.startsWith('new-')) continue;
    if (livingPidOf(entry.slice('new-'.length).replaceAll('-', ':')) !== undefined) continue;
    rmSync(join(home, entry), { recursive: true, force: true });
  }
}

/** An empty new database beside a full old one would look like a loss of everything. */
function refuseOtherVersion(home: string): void {
  const other = readdirSync(home).find(
    (entry) => /^\d+$/.test(entry) && existsSync(join(home, entry, 'PG_VERSION')),
  );
  if (other === undefined) return;
  throw new EmbeddedDatabaseError(
    `${home} 中的数据由 PostgreSQL ${other} 写成，而本程序自带 ${MAJOR} · The data in ${home} was written by PostgreSQL ${other}, and this program ` +
      `brings ${MAJOR}: start the version that wrote it.`,
  );
}

/** initdb itself syncs all that it wrote before it ends. */
async function runInitdb(draft: string, program: Program, account: Account | undefined): Promise<void> {
  const args = [
    ...['--pgdata', pathSeenBy(account, draft)],
    ...['--username', DATABASE_USER, '--auth', 'trust'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    '--no-instructions',
  ];
  const child = spawn(program.initdb, args, {
    ...account,
    cwd: draft,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const end = await new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code === 0 ? '' : `initdb ${signal ?? code}`));
  });
  if (end === '') return;
  rmSync(draft, { recursive: true, force: true });
  throw new EmbeddedDatabaseError(
    `数据库初始化失败 · The database could not be made: ${end} ${complaints.trim()} ${USE_OWN_SERVER}`,
  );
}

/** Names the cluster by its place on the disk, however its path is spelled. */
export function identityOf(cluster: string): string {
  const { dev, ino } = statSync(cluster);
  return `${dev}-${ino}`;
}
