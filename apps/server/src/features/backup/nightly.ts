import { isSound, lastTrial, listBackups } from '../../backup/folder.ts';
import { latestMoment } from '../../clocks.ts';
import type { Deps } from '../../deps.ts';
import { readKept } from '../../settings.ts';
import { lastHour } from './schedule.ts';
import { beginMaking, beginTrying, clearLeftovers, tellTrial } from './service.ts';

const LOOK_EVERY_MS = 5 * 60_000;
/** What has just been started has other things to do. */
const FIRST_LOOK_MS = 10 * 60_000;
/** A night may be missed; two are an alarm. */
const OLD_MS = 48 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Makes a backup every night, or as soon as it can when the night was missed; answers how to stop. */
export function startNightlyBackups(deps: Deps): () => void {
  void tellOfLeftovers(deps).catch((error) =>
    deps.log.warn({ err: error }, 'clearing up after backups failed'),
  );
  const first = setTimeout(() => void look(deps), FIRST_LOOK_MS);
  const timer = setInterval(() => void look(deps), LOOK_EVERY_MS);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    deps.backups.close();
  };
}

async function look(deps: Deps): Promise<void> {
  try {
    if (!deps.backups.isBusy) await tellOfLeftovers(deps);
    await makeWhenDue(deps);
    await tellAge(deps);
    await tryWhenDue(deps);
  } catch (error) {
    deps.log.warn({ err: error }, 'looking after the backups failed');
  }
}

/** Makes one unless there is one since the hour that is set was last reached. */
export async function makeWhenDue(deps: Deps): Promise<void> {
  const { settings } = await readKept(deps.database);
  if (!settings.backup_on || deps.backups.isBusy) return;
  const since = lastHour(deps.clock(), settings.backup_hour, settings.zone);
  const made = await listBackups(deps.env.backupDir);
  const until = latestMoment(deps.clock()).getTime();
  if (made.some(({ kind, made_at }) => kind === 'nightly' && made_at >= since && made_at <= until)) return;
  await beginMaking(deps, { kind: 'nightly', since, by: null });
}

/** Tries the newest backup when the last trial was long enough ago, or failed and there is a newer backup since. */
export async function tryWhenDue(deps: Deps): Promise<void> {
  const { settings } = await readKept(deps.database);
  const days = settings.backup_try_days;
  if (days === 0 || deps.backups.isBusy) return;
  const list = await listBackups(deps.env.backupDir);
  const newest = list.find(({ kind }) => kind !== 'before-update');
  if (!newest || newest.trial !== null) return;
  const last = lastTrial(list);
  const hasFailed = last !== null && !isSound(last.trial);
  const since = hasFailed ? last.trial.at + 1 : deps.clock() - days * DAY_MS;
  if (last !== null && last.trial.at >= since && last.trial.at <= latestMoment(deps.clock()).getTime())
    return;
  await beginTrying(deps, { name: newest.name, since, by: null });
}

/** A process that was killed while it made a backup left half of it: an alarm until a whole one is made. */
export async function tellOfLeftovers(deps: Deps): Promise<void> {
  if ((await clearLeftovers(deps)) > 0) deps.alarms.raise('backup_failed', 'unfinished');
  await tellTrial(deps);
}

/** An alarm stands while the latest backup is older than two days, or there is none of a school that has had the time for one. */
export async function tellAge({ env, alarms, clock, database }: Deps): Promise<void> {
  const { settings } = await readKept(database);
  const [latest] = (await listBackups(env.backupDir)).filter(({ kind }) => kind !== 'before-update');
  const isOld = latest !== undefined && clock() - latest.made_at > OLD_MS;
  if (settings.backup_on && isOld) alarms.raise('backup_old', new Date(latest.made_at).toISOString());
  else alarms.clear('backup_old');
}
