import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { quietLog } from '../../../test/quiet-log.ts';
import { readEnv } from '../../env.ts';
import { type Database, openDatabase } from '../client.ts';
import { isDatabaseDown } from '../errors.ts';
import { readPostmaster } from './claim.ts';
import { clusterOf, homeOf } from './cluster.ts';
import { inspectProcess } from './process-table.ts';
import { type EmbeddedServer, startEmbedded } from './supervisor.ts';

const CHILD = fileURLToPath(new URL('../../../test/embedded-child.ts', import.meta.url));
const WAIT = { timeout: 100_000, interval: 20 };

/** A folder that has been opened once: a first start takes some seconds, and most of these are about a later one. */
let opened: string;
let dataDir: string;
const open: { close(): Promise<void> }[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  opened = mkdtempSync(join(tmpdir(), 'lets-embedded-'));
  await (await openDatabase(readEnv({ DATA_DIR: opened }), quietLog)).close();
});
afterAll(() => rmSync(opened, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lets-embedded-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const database of open.splice(0)) await database.close();
  await vi.waitUntil(() => postmasterPid() === undefined || !isAlive(postmasterPid()), WAIT);
  rmSync(dataDir, { recursive: true, force: true });
});

/** With the owners of the files, as the server's account is another one than root. */
function fillFolder(): void {
  mkdirSync(dataDir, { recursive: true });
  execFileSync('cp', ['-a', `${opened}/.`, dataDir]);
}

async function openHere(options = {}): Promise<Database> {
  const database = await openDatabase(readEnv({ DATA_DIR: dataDir }), quietLog, options);
  open.push(database);
  return database;
}

/** Another process on the same folder; resolves with what it says first. */
function openElsewhere(): { child: ChildProcess; said: Promise<string> } {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', CHILD], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const said = new Promise<string>((resolve) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { child, said };
}

const postmasterPid = () => readPostmaster(clusterOf(dataDir))?.pid;
const isAlive = (pid: number | undefined) => pid !== undefined && inspectProcess(pid) !== undefined;

async function keep(database: Database, value: string): Promise<void> {
  await database.pool.query('INSERT INTO system_params (key, value) VALUES ($1, $1)', [value]);
}

async function kept(database: Database): Promise<string[]> {
  const { rows } = await database.pool.query<{ key: string }>('SELECT key FROM system_params ORDER BY key');
  return rows.map((row) => row.key);
}

describe('the embedded database', () => {
  it('is made at the first start and found again at the second', async () => {
    const first = await openHere();
    await keep(first, 'a');
    await first.close();
    expect(postmasterPid()).toBeUndefined();
    expect(await kept(await openHere())).toEqual(['a']);
  });

  it('works the same where its account can reach the folder by its path and where it cannot', async () => {
    chmodSync(dataDir, 0o755);
    const reachable = await openHere();
    await keep(reachable, 'a');
    await reachable.close();
    chmodSync(dataDir, 0o700);
    expect(await kept(await openHere())).toEqual(['a']);
  });

  it('takes a path too long for a socket', async () => {
    dataDir = join(dataDir, 'x'.repeat(60), '中文 目录, "quoted"', 'y'.repeat(60));
    const database = await openHere();
    await keep(database, 'a');
    expect(await kept(database)).toEqual(['a']);
  });

  it('is started again when its server is killed, and has lost nothing that was committed', async () => {
    fillFolder();
    const database = await openHere();
    await keep(database, 'a');
    const killed = Number(postmasterPid());
    process.kill(killed, 'SIGKILL');
    await vi.waitUntil(() => postmasterPid() !== killed, WAIT);
    await vi.waitUntil(
      () =>
        kept(database).then(
          (keys) => keys.length === 1,
          () => false,
        ),
      WAIT,
    );
    await keep(database, 'b');
    expect(await kept(database)).toEqual(['a', 'b']);
  });

  it('fails fast and tells so while its server is away', async () => {
    fillFolder();
    const database = await openHere();
    const pid = Number(postmasterPid());
    process.kill(pid, 'SIGKILL');
    const error: unknown = await vi.waitFor(
      () => {
        const failing = database.pool.query('SELECT 1');
        return failing.then(
          () => Promise.reject(new Error('still answering')),
          (caught: unknown) => caught,
        );
      },
      { ...WAIT, interval: 1 },
    );
    expect(isDatabaseDown(error)).toBe(true);
    await vi.waitUntil(
      () =>
        database.pool.query('SELECT 1').then(
          () => true,
          () => false,
        ),
      WAIT,
    );
  });

  it('stops when the process that started it is killed, and opens again at once', async () => {
    fillFolder();
    const { child, said } = openElsewhere();
    expect(await said).toBe('ready');
    const pid = postmasterPid();
    child.kill('SIGKILL');
    await vi.waitUntil(() => !isAlive(pid), WAIT);
    expect(postmasterPid()).toBeUndefined();
    await keep(await openHere(), 'a');
  });

  it('is taken back from a server left behind when the watchdog was killed too', async () => {
    fillFolder();
    const { child, said } = openElsewhere();
    expect(await said).toBe('ready');
    const pid = Number(postmasterPid());
    killWatchdogOf(pid);
    child.kill('SIGKILL');
    await vi.waitUntil(() => !isAlive(child.pid), WAIT);
    expect(isAlive(pid)).toBe(true);
    await keep(await openHere(), 'a');
    expect(isAlive(pid)).toBe(false);
  });

  it('opens again after everything was killed at once, the server a zombie perhaps', async () => {
    fillFolder();
    const { child, said } = openElsewhere();
    expect(await said).toBe('ready');
    const pid = Number(postmasterPid());
    killWatchdogOf(pid);
    child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await keep(await openHere(), 'a');
  });

  it('is refused to a second process, by name, and to a second start in the same one', async () => {
    fillFolder();
    const database = await openHere();
    const second = openElsewhere();
    expect(await second.said).toContain(
      `DataFolderInUseError: 数据目录 ${dataDir} 正在被使用（LETS, pid ${process.pid}）`,
    );
    await expect(openHere()).rejects.toThrow('is in use');
    await keep(database, 'a');
  });

  it('lets exactly one of several first starts at once have the folder', async () => {
    const words = await Promise.all([openElsewhere().said, openElsewhere().said, openElsewhere().said]);
    expect(words.filter((word) => word === 'ready')).toHaveLength(1);
    expect(words.filter((word) => word.startsWith('DataFolderInUseError'))).toHaveLength(2);
  });

  it('lets a tool in beside the server that runs', async () => {
    fillFolder();
    expect(await openElsewhere().said).toBe('ready');
    const tool = await openHere({ joinRunning: true });
    await keep(tool, 'a');
    const pid = postmasterPid();
    await tool.close();
    expect(isAlive(pid)).toBe(true);
  });

  it('is not fooled by a lock file whose pid belongs to another program now', async () => {
    fillFolder();
    const first = await openHere();
    await keep(first, 'a');
    const lock = readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8');
    await first.close();
    writeFileSync(join(clusterOf(dataDir), 'postmaster.pid'), lock.replace(/^\d+/, String(process.pid)));
    expect(await kept(await openHere())).toEqual(['a']);
  });

  it('removes what a start killed in the middle left, and never a whole database', async () => {
    fillFolder();
    const first = await openHere();
    await keep(first, 'a');
    await first.close();
    const abandoned = join(homeOf(dataDir), 'new-000000000000-1-000000000000');
    mkdirSync(abandoned);
    writeFileSync(join(abandoned, 'PG_VERSION'), '18\n');
    expect(await kept(await openHere())).toEqual(['a']);
    expect(existsSync(abandoned)).toBe(false);
  });

  it('says so when the data was written by another major version', async () => {
    const old = join(homeOf(dataDir), '17');
    mkdirSync(old, { recursive: true });
    writeFileSync(join(old, 'PG_VERSION'), '17\n');
    await expect(openHere()).rejects.toThrow('written by PostgreSQL 17');
    expect(readdirSync(homeOf(dataDir))).not.toContain('18');
  });

  it('keeps its data when it cannot start, and names the log', async () => {
    fillFolder();
    const first = await openHere();
    await keep(first, 'a');
    await first.close();
    const settings = join(clusterOf(dataDir), 'postgresql.auto.conf');
    const sound = readFileSync(settings);
    writeFileSync(settings, 'work_mem = nonsense\n');
    await expect(openHere()).rejects.toThrow('postgres.log');
    writeFileSync(settings, sound);
    expect(await kept(await openHere())).toEqual(['a']);
  });

  it('stops while it is being started again', async () => {
    fillFolder();
    const server: EmbeddedServer = await startEmbedded({ dataDir, log: quietLog });
    process.kill(Number(server.postmasterPid()), 'SIGKILL');
    await vi.waitUntil(() => server.postmasterPid() === undefined, WAIT);
    await server.stop();
    expect(postmasterPid() === undefined || !isAlive(postmasterPid())).toBe(true);
  });
});

function killWatchdogOf(pid: number): void {
  for (const entry of readdirSync('/proc')) {
    const command = inspectProcess(Number(entry))?.command ?? '';
    if (/^\d+$/.test(entry) && command.endsWith(`lets-database-watchdog ${pid} `))
      process.kill(Number(entry), 'SIGKILL');
  }
}
