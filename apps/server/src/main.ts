import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { openDatabase } from './db/client.ts';
import { DatabaseStartError } from './db/errors.ts';
import { announcement } from './demo/announce.ts';
import { ensureDemo } from './demo/ensure-demo.ts';
import type { Deps } from './deps.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { nudgeWatchers } from './features/guide/live.ts';
import { startDatedNotices } from './features/notice/dated.ts';
import { startPractice } from './features/practice/keeper.ts';
import { attachCollab } from './features/room/writing/collab-server.ts';
import { openLine } from './features/room/writing/relay.ts';
import { startHousekeeping } from './housekeeping.ts';
import { uploadFolder } from './http/upload.ts';
import { createLog } from './log.ts';
import { createBus, type LocalBus } from './realtime/bus.ts';
import { attachRealtime } from './realtime/gateway.ts';
import { createFolderStorage } from './storage/folder-storage.ts';

/** Connections still open after this are cut: a deployment does not wait for somebody's stalled download. */
const CLOSE_PATIENCE_MS = 8_000;
/** A second Ctrl-C after this means it. */
const IMPATIENCE_MS = 1_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  const database = await openDatabase(env, log);
  const stopOnSignal = onSignals();
  try {
    await serve(env, { env, log, database, clock: Date.now, ...surroundings(env) }, stopOnSignal);
  } finally {
    await database.close();
  }
}

/** Serves until told to stop. */
async function serve(env: Env, deps: Deps & { bus: LocalBus }, stopped: Promise<void>): Promise<void> {
  const school = await ensureDemo(deps);
  await clearUploads(env.dataDir);
  const app = await buildApp(deps);
  const stopSweeping = startHousekeeping(deps);
  const stopDatedNotices = startDatedNotices(deps);
  const gateway = await attachRealtime(app.server, deps);
  const collab = attachCollab(app.server, deps, await openLine(deps));
  const stopNudging = nudgeWatchers(deps);
  let stopPractice: (() => Promise<void>) | null = null;
  try {
    const address = await app.listen({ host: env.host, port: env.port });
    stopPractice = startPractice(deps, ownAddress(app, env));
    process.stdout.write(`${announcement(env.publicUrl ?? address, school, env)}\n`);
    await stopped;
  } finally {
    stopSweeping();
    stopDatedNotices();
    stopNudging();
    await stopPractice?.();
    // Before the HTTP server, whose close waits for open lines.
    await gateway.close();
    await collab.close();
    await closeInTime(app);
  }
}

/** Where this process finds itself: the practice partners come in by the front door. */
function ownAddress(app: FastifyInstance, { host }: Env): string {
  const at = app.server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  const name = everywhere[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${name}:${port}`;
}

function surroundings(env: Env) {
  return { bus: createBus(), storage: createFolderStorage(join(env.dataDir, 'uploads')) };
}

/** What a crash left half received. */
async function clearUploads(dataDir: string): Promise<void> {
  const folder = uploadFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Resolves at the first SIGTERM or SIGINT; one that comes a while later ends the process at once. Not sooner: the terminal sends
 * Ctrl-C to npm, to the start script and to us, and they pass theirs on.
 */
function onSignals(): Promise<void> {
  let firstAt: number | undefined;
  return new Promise((resolve) => {
    const stop = () => {
      if (firstAt !== undefined && Date.now() - firstAt > IMPATIENCE_MS) process.exit(1);
      firstAt ??= Date.now();
      resolve();
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  });
}

async function closeInTime(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_PATIENCE_MS);
  await app.close();
  clearTimeout(cut);
}

/** What the person who starts the server can mend is said to them; anything else is ours, with its stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof EnvError || error instanceof DatabaseStartError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code !== 'EADDRINUSE') return error.stack ?? error.message;
  return `端口 ${port} 已被占用，请用 PORT 另选 · Port ${port} is taken, choose another with PORT`;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exitCode = 1;
}
