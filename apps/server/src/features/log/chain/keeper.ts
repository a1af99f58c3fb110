import type { ChainReport } from '@lets/contract';
import { recordAudit } from '../../../audit.ts';
import { latestMoment } from '../../../clocks.ts';
import { isDatabaseDown } from '../../../db/errors.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { isDiskFull } from '../../../disk-full.ts';
import { ForwardWatch } from './forward-watch.ts';
import { keepReport, keptReport, logDays } from './kept.ts';
import { syslogLine } from './lines.ts';
import * as repository from './repository.ts';
import { sendSyslog } from './send-syslog.ts';
import { verifyInThread } from './verify-in-thread.ts';

type KeeperDeps = Pick<Deps, 'database' | 'clock' | 'steadyClock' | 'log' | 'alarms' | 'env'>;

const SEAL_EVERY_MS = 1_000;
const TRY_EVERY_MS = 30_000;
const LOOK_EVERY_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** Looks an hour apart come to a whole day. */
const VERIFY_AFTER_MS = DAY_MS - LOOK_EVERY_MS / 2;
/** As the database seals them. */
const SEALED_TOGETHER = 5_000;
const SENT_TOGETHER = 500;

/** Seals, sends on, tries, verifies and shortens the log, each at its pace. Answers how to stop, which seals once more. */
export function startAuditKeeper(deps: KeeperDeps): () => Promise<void> {
  const forwardWatch = new ForwardWatch(deps);
  const stops = [
    every(SEAL_EVERY_MS, () => sealAndSend(deps)),
    every(TRY_EVERY_MS, () => tryToWrite(deps)),
    every(TRY_EVERY_MS, () => quietly(deps, () => forwardWatch.look())),
    every(LOOK_EVERY_MS, () => lookAfter(deps)),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await sealAll(deps).catch(() => {});
  };
}

/** One at a time, a while after the last has ended. `work` may not fail. */
function every(ms: number, work: () => Promise<void>): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      running = work().then(() => {
        if (!isStopped) next();
      });
    }, ms);
    timer.unref();
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}

async function sealAndSend(deps: KeeperDeps): Promise<void> {
  try {
    await sealAll(deps);
    await sendOn(deps);
  } catch (error) {
    if (!isDatabaseDown(error)) deps.log.warn({ err: error }, 'the audit log could not be sealed or sent on');
  }
}

/** Answers how many entries were sealed. */
export async function sealAll({ database }: Pick<Deps, 'database'>): Promise<number> {
  for (let all = 0; ; ) {
    const sealed = await inTransaction(database, repository.sealNext);
    all += sealed;
    if (sealed < SEALED_TOGETHER) return all;
  }
}

/** Sends what is sealed and not sent, at least once: the place is kept after the other side has it. One server at a time. */
export async function sendOn({ database, env }: Pick<Deps, 'database' | 'env'>): Promise<void> {
  const { auditSyslog: address } = env;
  if (address === undefined) return;
  const isThereMore = await inTransaction(database, async (tx) => {
    if (!(await repository.takeForward(tx, address))) return false;
    const after = (await repository.forwardedTo(tx, address))?.last_id ?? 0;
    const upto = (await repository.lastSeal(tx))?.to_id ?? 0;
    const entries = await repository.entriesBetween(tx, { after, upto, limit: SENT_TOGETHER });
    const last = entries.at(-1);
    if (!last) return false;
    await sendSyslog(
      address,
      entries.map((entry) => syslogLine(entry)),
    );
    await repository.keepForwarded(tx, address, last.id);
    return entries.length === SENT_TOGETHER;
  });
  if (isThereMore) await sendOn({ database, env });
}

/** Writes an entry that is rolled back: that the log takes none is found before somebody's act fails of it. */
export async function tryToWrite({ database, alarms }: Pick<Deps, 'database' | 'alarms'>): Promise<void> {
  try {
    await inTransaction(database, async (tx) => {
      await recordAudit(tx, { action: 'login', actorId: null });
      tx.discard();
    });
    alarms.clear('audit_unwritten');
  } catch (error) {
    alarms.raise('audit_unwritten', error instanceof Error ? error.message : String(error));
    if (isDiskFull(error)) alarms.raise('disk_full', 'the database has no room');
  }
}

async function lookAfter(deps: KeeperDeps): Promise<void> {
  await quietly(deps, async () => {
    await shorten(deps);
    const last = await keptReport(deps.database);
    const now = deps.clock();
    const isRecent =
      last !== null && now - last.at < VERIFY_AFTER_MS && last.at <= latestMoment(now).getTime();
    if (!isRecent) await verifyAndKeep(deps);
  });
}

/** That the database is away is told elsewhere. */
async function quietly({ log }: Pick<Deps, 'log'>, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDatabaseDown(error)) log.warn({ err: error }, 'the audit log could not be looked after');
  }
}

/** Takes out what the school keeps no longer, never what is younger than the law says. */
export async function shorten({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const days = await logDays(database);
  if (days === 0) return;
  const before = new Date(clock() - days * DAY_MS);
  let all = 0;
  for (let removed = -1; removed !== 0; all += removed)
    removed = await inTransaction(database, (tx) => repository.removeOldest(tx, before));
  if (all > 0)
    await recordAudit(database, {
      action: 'log_shortened',
      actorId: null,
      target: 'log',
      detail: `${all} entries`,
    });
}

/** Walks the chain, against the head that was kept the last time too; keeps what it found, and raises or ends the alarm. */
export async function verifyAndKeep({
  database,
  clock,
  alarms,
}: Pick<Deps, 'database' | 'clock' | 'alarms'>): Promise<ChainReport> {
  const last = await keptReport(database);
  const known = last?.broken === null && last.head ? [last.head] : [];
  const report = await verifyInThread(database, clock(), known);
  await inTransaction(database, (tx) => keepReport(tx, report));
  if (report.broken)
    alarms.raise(
      'audit_broken',
      `seal ${report.broken.seal}, entries ${report.broken.from}-${report.broken.to}: ${report.broken.why}`,
    );
  else alarms.clear('audit_broken');
  return report;
}
