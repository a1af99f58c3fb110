import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type {
  Backup,
  BackupKind,
  backupDelete,
  backupDownload,
  backupList,
  backupOpen,
  OutputOf,
  ParsedInputOf,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import {
  backupName,
  failedTrial,
  isSound,
  keepTrial,
  lastTrial,
  listBackups,
  removeBackup,
  removeUnfinished,
  scratchFolder,
} from '../../backup/folder.ts';
import { clearOldScratch } from '../../backup/try-backup.ts';
import { aloneInSchool } from '../../db/backup/turn.ts';
import type { Deps } from '../../deps.ts';
import { FileAnswer } from '../../http/answers.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { readKept } from '../../settings.ts';
import { proveAgain } from '../account/service.ts';
import type { JobEnd } from './desk.ts';
import { nextHour } from './schedule.ts';
import { isTicketOf, ticketFor } from './ticket.ts';

type Request = Pick<RequestContext, 'caller' | 'address' | 'gone'>;

export async function readList({
  env,
  database,
  backups,
  clock,
}: Deps): Promise<OutputOf<typeof backupList>> {
  const { settings } = await readKept(database);
  return {
    list: await listBackups(env.backupDir),
    job: backups.job,
    folder: env.backupDir,
    is_sealing: env.backupPassphrase !== undefined,
    next_at: settings.backup_on ? nextHour(clock(), settings.backup_hour, settings.zone) : null,
    kept: settings.backup_keep,
    try_days: settings.backup_try_days,
  };
}

/** The latest backup of a whole school in the folder of this server, for the status page and the metrics. */
export async function lastBackup({ env }: Pick<Deps, 'env'>): Promise<Backup | null> {
  const whole = (await listBackups(env.backupDir)).filter(({ kind }) => kind !== 'before-update');
  return whole[0] ?? null;
}

/** When a backup of this folder was last seen to restore, in milliseconds since 1970. */
export async function lastSoundTrial({ env }: Pick<Deps, 'env'>): Promise<number | null> {
  const sound = (await listBackups(env.backupDir)).filter(({ trial }) => trial !== null && isSound(trial));
  return lastTrial(sound)?.trial.at ?? null;
}

interface Making {
  readonly kind: Extract<BackupKind, 'nightly' | 'manual'>;
  /** Milliseconds since 1970: not made if there is a nightly one since then. */
  readonly since?: number;
  /** Who asked for it; null is the timer. */
  readonly by: Pick<Request, 'caller' | 'address'> | null;
}

/** Begins a backup; resolves when it has ended. */
export async function beginMaking(deps: Deps, { kind, since, by }: Making): Promise<void> {
  const { settings } = await readKept(deps.database);
  assertFree(deps);
  const at = deps.clock();
  const isSealed = deps.env.backupPassphrase !== undefined;
  const name = backupName({ kind, at, isSealed });
  const end = await deps.backups.begin(
    {
      ...surroundings(deps),
      kind: 'make',
      of: kind,
      name,
      keep: settings.backup_keep,
      ...(since !== undefined && { since }),
    },
    deps.clock,
  );
  if ('fault' in end) {
    if (end.fault !== 'under_way') deps.alarms.raise('backup_failed', end.fault);
    tellFailure(deps, end);
    return;
  }
  if (!end.isDone) return;
  deps.alarms.clear('backup_failed');
  deps.alarms.clear('backup_old');
  await recordAudit(deps.database, {
    action: 'backup_made',
    actorId: by?.caller.id ?? null,
    target: name,
    address: by?.address ?? '',
  });
}

interface Trying {
  readonly name: string;
  /** Milliseconds since 1970: not tried if any was since then. */
  readonly since?: number;
  /** Who asked for it; null is the timer. */
  readonly by: Pick<Request, 'caller' | 'address'> | null;
}

/** Begins a trial restore; resolves when it has ended. A trial that was killed counts as failed. */
export async function beginTrying(deps: Deps, { name, since, by }: Trying): Promise<void> {
  assertFree(deps);
  const end = await deps.backups.begin(
    { ...surroundings(deps), kind: 'try', name, ...(since !== undefined && { since }) },
    deps.clock,
  );
  if ('fault' in end) {
    tellFailure(deps, end);
    if (end.fault === 'under_way' || end.fault === 'trial_under_way') return;
    await keepTrial(deps.env.backupDir, name, failedTrial(deps.clock(), end.fault));
  } else if (!end.isDone) return;
  await tellTrial(deps);
  const trial = 'fault' in end ? undefined : end.trial;
  await recordAudit(deps.database, {
    action: 'backup_tried',
    actorId: by?.caller.id ?? null,
    target: name,
    detail: trial && isSound(trial) ? 'sound' : 'unsound',
    address: by?.address ?? '',
  });
}

/** An alarm stands while the latest trial restore is one that failed; a new start learns of it from the folder. */
export async function tellTrial({ env, alarms }: Pick<Deps, 'env' | 'alarms'>): Promise<void> {
  const last = lastTrial(await listBackups(env.backupDir));
  if (last !== null && !isSound(last.trial))
    alarms.raise('backup_trial_failed', `${last.name}: ${last.trial.fault ?? 'differs'}`);
  else alarms.clear('backup_trial_failed');
}

function tellFailure({ log }: Deps, { fault, message }: Extract<JobEnd, { fault: unknown }>): void {
  log.error({ fault, reason: message }, 'work on a backup failed');
}

/** Removes what killed processes left, halves of backups and of trials, unless somebody is at it; answers how many backups. */
export async function clearLeftovers({ env, database }: Pick<Deps, 'env' | 'database'>): Promise<number> {
  const removed = await aloneInSchool(database.config, async () => {
    await clearOldScratch(scratchFolder(env.dataDir));
    return removeUnfinished(env.backupDir);
  });
  return removed ?? 0;
}

/** Answers at once; the list tells how far it is. */
export async function makeByHand(deps: Deps, request: Request): Promise<Record<string, never>> {
  assertFree(deps);
  inBackground(deps, beginMaking(deps, { kind: 'manual', by: request }));
  return {};
}

export async function tryByHand(
  deps: Deps,
  request: Request,
  { name }: { readonly name: string },
): Promise<Record<string, never>> {
  await assertThere(deps, name);
  assertFree(deps);
  inBackground(deps, beginTrying(deps, { name, by: request }));
  return {};
}

function inBackground({ log }: Deps, work: Promise<void>): void {
  work.catch((error) => log.error({ err: error }, 'work on a backup failed'));
}

function assertFree({ backups }: Deps): void {
  if (backups.isBusy) refuse('backup_under_way');
}

function surroundings({ env, database }: Deps) {
  const { backupDir: folder, backupPassphrase: passphrase, dataDir, uploads } = env;
  return {
    config: database.config,
    dataDir,
    folder,
    ...(uploads && { uploads }),
    ...(passphrase !== undefined && { passphrase }),
  };
}

async function assertThere({ env }: Deps, name: string): Promise<Backup> {
  const found = (await listBackups(env.backupDir)).find((one) => one.name === name);
  return found ?? refuse('not_found');
}

export async function deleteOne(
  deps: Deps,
  request: Request,
  { name, password }: ParsedInputOf<typeof backupDelete>,
): Promise<Record<string, never>> {
  await assertThere(deps, name);
  await proveAgain(deps, request, password, 'backup_password');
  if (deps.backups.isBusy && deps.backups.job?.name === name) refuse('backup_under_way');
  const { caller, address } = request;
  await recordAudit(deps.database, { action: 'backup_deleted', actorId: caller.id, target: name, address });
  await removeBackup(deps.env.backupDir, name);
  return {};
}

export async function openForDownload(
  deps: Deps,
  request: Request,
  { name, password }: ParsedInputOf<typeof backupOpen>,
): Promise<OutputOf<typeof backupOpen>> {
  await assertThere(deps, name);
  const secret = await proveAgain(deps, request, password, 'backup_password');
  return { ticket: ticketFor({ name, userId: request.caller.id, at: deps.clock() }, secret) };
}

/** Told in the log before the first byte is sent: whoever has the file has everything. */
export async function download(
  deps: Deps,
  { caller, address }: Request,
  { name, ticket }: ParsedInputOf<typeof backupDownload>,
): Promise<FileAnswer> {
  const { bytes } = await assertThere(deps, name);
  if (!(await isTicketOf(deps, { name, userId: caller.id }, ticket))) refuse('not_found');
  await recordAudit(deps.database, {
    action: 'backup_downloaded',
    actorId: caller.id,
    target: name,
    address,
  });
  const stream = createReadStream(join(deps.env.backupDir, name));
  return new FileAnswer(stream, { name, mime: 'application/octet-stream', size: bytes });
}
