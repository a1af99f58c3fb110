import { setTimeout as delay } from 'node:timers/promises';
import { startAlarmWatch } from './alarm-watch.ts';
import { buildApp } from './app.ts';
import { CARRIERS } from './carriers.ts';
import { openDatabase } from './db/client.ts';
import { announcement } from './demo/announce.ts';
import { ensureDemo } from './demo/ensure-demo.ts';
import type { Deps } from './deps.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { warnOfForeignSecrets } from './features/account/service.ts';
import { startNightlyBackups } from './features/backup/nightly.ts';
import { nudgeWatchers } from './features/guide/live.ts';
import {
  syncEnvironment,
  warnOfForeignSecrets as warnOfForeignIntegrations,
} from './features/integration/service.ts';
import { startAuditKeeper } from './features/log/chain/keeper.ts';
import { startReadingMembers } from './features/lti/services/service.ts';
import { startDatedNotices } from './features/notice/dated.ts';
import { startOutbox, startOutboxWatch } from './features/outbox/service.ts';
import { type Haste, startPractice } from './features/practice/keeper.ts';
import { startSweepingRehearsals } from './features/rehearsal/service.ts';
import { attachCollab } from './features/room/writing/collab-server.ts';
import { openServerChannel } from './features/room/writing/relay.ts';
import { startTelling, toggleLogLevel } from './features/status/service.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createFrontDoor, type FrontDoor } from './http/front-door.ts';
import { startEndingIdle } from './http/idle-sessions.ts';
import { listen, portOf } from './http/listen.ts';
import { clearUploads } from './http/upload.ts';
import { createLog } from './log.ts';
import { openMetrics, serveMetrics } from './metrics/serve.ts';
import { createProcessState } from './process-state.ts';
import { createBus, type LocalBus } from './realtime/bus.ts';
import { attachRealtime } from './realtime/gateway.ts';
import { connectRedis } from './realtime/redis-link.ts';
import { RecentErrors } from './recent-errors.ts';
import { readSecretKey } from './secrets/secret-key.ts';
import { createSecrets } from './secrets/secrets.ts';
import { StartError } from './start-error.ts';
import { openStorage } from './storage/open-storage.ts';
import { openTracing } from './tracing/serve.ts';

/** What a stop does beside answering is waited for no longer: nothing of it is lost when it is not done. */
const CLOSE_PATIENCE_MS = 1_000;
/** A second Ctrl-C after this means it. */
const IMPATIENCE_MS = 1_000;

/**
 * Runs the server until it is told to stop, then ends the process. `haste` is for journeys: partners that do not let a person who is
 * silent wait for a minute.
 */
export async function runServer(haste: Haste = {}): Promise<never> {
  try {
    await openAndServe(haste);
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exitCode = 1;
  }
  // Whatever is still tried, after a start that failed or a stop that was not waited for, ends here.
  process.exit();
}

async function openAndServe(haste: Haste): Promise<void> {
  const env = readEnv(process.env);
  const recentErrors = new RecentErrors(Date.now);
  const log = createLog(env.logLevel, { recentErrors });
  const steadyClock = () => performance.now();
  const stopTracing = await openTracing({ env, log, steadyClock });
  const secrets = createSecrets(await readSecretKey(env));
  const door = createFrontDoor();
  await listen(door.server, env);
  // Before the database, as there is nothing yet that an end meanwhile would have to close.
  const storage = await openStorage(env, log);
  const redis = await connectRedis({ env, log });
  const database = await openDatabase(env, log, { onMigrating: () => door.migrating() });
  const stopOnSignal = onSignals();
  try {
    const clock = Date.now;
    const state = createProcessState({ database, clock, steadyClock, log, recentErrors });
    const settledLog = { id: 0, count: 0 };
    const deps = {
      env,
      log,
      redis,
      database,
      storage,
      secrets,
      clock,
      steadyClock,
      ...state,
      settledLog,
      bus: createBus(),
    };
    await serve(door, { ...deps, metrics: await openMetrics(deps) }, stopOnSignal, haste);
  } finally {
    await database.close();
    redis?.close();
    await soon(stopTracing());
  }
}

/** Serves until told to stop. */
async function serve(
  door: FrontDoor,
  deps: Deps & { bus: LocalBus },
  stopped: Promise<void>,
  haste: Haste,
): Promise<void> {
  const { env } = deps;
  const school = await ensureDemo(deps);
  await warnOfForeignSecrets(deps);
  await syncEnvironment(deps);
  await warnOfForeignIntegrations(deps);
  await clearUploads(env.dataDir);
  const stopMetrics = await serveMetrics(deps);
  const app = await buildApp(deps, { server: door.server });
  const channel = await openServerChannel(deps);
  const stopSweeping = startHousekeeping(deps);
  const stopAlarmWatch = startAlarmWatch(deps);
  const stopEndingIdle = startEndingIdle(deps);
  const stopSweepingRehearsals = startSweepingRehearsals(deps);
  const stopDatedNotices = startDatedNotices(deps);
  const stopNightlyBackups = startNightlyBackups(deps);
  const stopAuditKeeper = startAuditKeeper(deps);
  const stopTelling = startTelling(deps);
  const stopOutbox = startOutbox(deps, CARRIERS);
  const stopOutboxWatch = startOutboxWatch(deps);
  const stopReadingMembers = startReadingMembers(deps);
  const gateway = attachRealtime(app.server, deps);
  const collab = attachCollab(app.server, deps, channel);
  const stopNudging = nudgeWatchers(deps);
  const onLogSignal = () => void toggleLogLevel(deps);
  process.on('SIGUSR2', onLogSignal);
  let stopPractice: (() => Promise<void>) | null = null;
  try {
    await app.ready();
    door.open((request, response) => app.routing(request, response));
    const address = addressOf(door, env);
    stopPractice = startPractice(deps, address, haste);
    process.stdout.write(`${announcement(env.publicUrl ?? address, school, env)}\n`);
    await stopped;
    door.drain();
    await delay(env.drainMs);
  } finally {
    process.off('SIGUSR2', onLogSignal);
    stopSweeping();
    stopAlarmWatch();
    stopOutboxWatch();
    stopMetrics();
    stopEndingIdle();
    stopSweepingRehearsals();
    stopDatedNotices();
    stopNightlyBackups();
    stopNudging();
    const partnersGone = stopPractice?.();
    collab.sendAway();
    await gateway.sendAway();
    gateway.cut();
    const documentsKept = collab.close();
    // The gateway tells the other servers what is done to the last.
    await app.endInOrder();
    await soon(
      Promise.allSettled([
        partnersGone,
        documentsKept,
        gateway.close(),
        stopAuditKeeper(),
        stopTelling(),
        stopOutbox(),
        stopReadingMembers(),
      ]),
    );
  }
}

/** Where this process finds itself: the practice partners come in by the front door. */
function addressOf({ server }: FrontDoor, { host }: Env): string {
  const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  const name = everywhere[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${name}:${portOf(server)}`;
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

async function soon(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, delay(CLOSE_PATIENCE_MS)]);
}

/** What the person who starts the server can mend is said to them; anything else is ours, with its stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof EnvError || error instanceof StartError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code !== 'EADDRINUSE') return error.stack ?? error.message;
  return `端口 ${port} 已被占用，请用 PORT 另选 · Port ${port} is taken, choose another with PORT`;
}
