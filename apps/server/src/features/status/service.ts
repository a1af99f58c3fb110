import { hostname } from 'node:os';
import type { logLevelSet, OutputOf, ParsedInputOf, SystemStatus } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { readFacts } from '../../db/facts.ts';
import { usedOf } from '../../db/pool-use.ts';
import type { Deps } from '../../deps.ts';
import { roomIn } from '../../disk-room.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { threadPools } from '../../threads/thread-pool.ts';
import { VERSION } from '../../version.ts';
import { lastBackup } from '../backup/service.ts';
import { listProcesses } from './processes.ts';

export { startTelling } from './processes.ts';

const { disk_low: LOW } = SERVER_LIMITS;

export async function readStatus(deps: Deps): Promise<SystemStatus> {
  const { database, redis, clock, log } = deps;
  const [facts, processes, disk, backup] = await Promise.all([
    readFacts(database).catch((error) => {
      log.warn({ err: error }, 'the database told nothing of itself');
      return null;
    }),
    listProcesses(deps).catch(() => []),
    readDisk(deps.env.dataDir),
    lastBackup(deps),
  ]);
  return {
    at: clock(),
    process: {
      host: hostname(),
      pid: process.pid,
      started_at: Math.round(clock() - process.uptime() * 1000),
      lets: VERSION,
      node: process.versions.node,
      memory_bytes: process.memoryUsage.rss(),
    },
    processes,
    database: facts && { kind: database.kind, ...facts },
    pools: poolsOf(deps),
    disk,
    redis: !redis ? 'none' : redis.isUp() ? 'ok' : 'away',
    backup_at: backup?.made_at ?? null,
    queues: threadPools(),
    acts_waiting: deps.runQueue.waiting,
    lines: {
      live: deps.lines.live(),
      documents: deps.lines.documents(),
      present: deps.lines.present(),
      runs: deps.lines.runs(),
    },
    alarms: [...deps.alarms.standing()],
    errors: deps.recentErrors.list().map(({ lastAt, ...error }) => ({ ...error, last_at: lastAt })),
    log: deps.logLevels.now,
  };
}

/** The log tells more, or less, for an hour. */
export async function setLogLevel(
  deps: Deps,
  { caller, address }: RequestContext,
  { level }: ParsedInputOf<typeof logLevelSet>,
): Promise<OutputOf<typeof logLevelSet>> {
  const { logLevels, database } = deps;
  const next = level === 'usual' ? logLevels.usual : level;
  await recordAudit(database, {
    action: 'setting_changed',
    actorId: caller.id,
    target: 'setting',
    detail: `log_level: ${next}`,
    address,
  });
  logLevels.set(next);
  return logLevels.now;
}

/** On a signal of the person who runs the machine. The log is the one place that tells of it when the database is away. */
export async function toggleLogLevel({ logLevels, database, log }: Deps): Promise<void> {
  logLevels.toggle();
  const { level } = logLevels.now;
  log.warn({ level }, `日志级别改为 ${level} · the log's level is ${level}`);
  const entry = { action: 'setting_changed', actorId: null, target: 'setting' } as const;
  await recordAudit(database, { ...entry, detail: `log_level: ${level}` }).catch((error) =>
    log.error({ err: error }, 'a change of the log level could not be recorded'),
  );
}

function poolsOf({ database: { pool, writes } }: Deps): SystemStatus['pools'] {
  return (
    [
      ['read', pool],
      ['write', writes],
    ] as const
  ).map(([name, of]) => ({
    name,
    used: usedOf(of),
    waiting: of.waitingCount,
    max: of.options.max,
  }));
}

async function readDisk(folder: string): Promise<SystemStatus['disk']> {
  const room = await roomIn(folder);
  if (!room) return null;
  const { free, total } = room;
  return { free_bytes: free, total_bytes: total, is_low: free < LOW.bytes || free < total * LOW.share };
}
