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
import { backupName, listBackups, removeBackup } from '../../backup/folder.ts';
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
  };
}

/** The latest backup of a whole school in the folder of this server, for the status page and the metrics. */
export async function lastBackup({ env }: Pick<Deps, 'env'>): Promise<Backup | null> {
  const whole = (await listBackups(env.backupDir)).filter(({ kind }) => kind !== 'before-update');
  return whole[0] ?? null;
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
  await tellHowItEnded(deps, end, async () => {
    deps.alarms.clear('backup_failed');
    deps.alarms.clear('backup_old');
    await recordAudit(deps.database, {
      action: 'backup_made',
      actorId: by?.caller.id ?? null,
      target: name,
      address: by?.address ?? '',
    });
  });
}

/** A failure is an alarm, unless another server was at it. */
async function tellHowItEnded(deps: Deps, end: JobEnd, done: () => Promise<void>): Promise<void> {
  if (!('fault' in end)) return end.isDone ? done() : undefined;
  deps.log.error({ fault: end.fault, reason: end.message }, 'work on a backup failed');
  if (end.fault !== 'under_way') deps.alarms.raise('backup_failed', end.fault);
}

/** Answers at once; the list tells how far it is. */
export async function makeByHand(deps: Deps, request: Request): Promise<Record<string, never>> {
  assertFree(deps);
  inBackground(deps, beginMaking(deps, { kind: 'manual', by: request }));
  return {};
}

export async function tryByHand(
  deps: Deps,
  { caller, address }: Request,
  { name }: { readonly name: string },
): Promise<Record<string, never>> {
  await assertThere(deps, name);
  assertFree(deps);
  const trying = deps.backups.begin({ ...surroundings(deps), kind: 'try', name }, deps.clock);
  const told = trying.then(async (end) => {
    if ('fault' in end) return;
    const isSound = end.trial?.fault === null && end.trial.differences.length === 0;
    if (!isSound) deps.alarms.raise('backup_failed', 'trial');
    const detail = isSound ? 'sound' : 'unsound';
    await recordAudit(deps.database, {
      action: 'backup_tried',
      actorId: caller.id,
      target: name,
      detail,
      address,
    });
  });
  inBackground(deps, told);
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
