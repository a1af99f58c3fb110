import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Backup, type BackupFault, type BackupKind, BackupName, BackupTrial } from '@lets/contract';
import { finishedName, isUnfinished } from './archive/write-archive.ts';

/** Beside a backup: how its latest trial restore went. */
const TRIAL = '.trial.json';
const SEALED = '.sealed';

interface Naming {
  readonly kind: BackupKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isSealed: boolean;
  /** How many migrations the tables have had, of one that is made before an update. */
  readonly steps?: number;
}

/** Pure: `nightly-20261129T190000Z.zip`, `before-update-20261129T190000Z-0013.zip.sealed`. */
export function backupName({ kind, at, isSealed, steps }: Naming): string {
  const time = new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
  const schema = steps === undefined ? '' : `-${String(steps).padStart(4, '0')}`;
  return `${kind}-${time}${schema}.zip${isSealed ? SEALED : ''}`;
}

/** Pure: what a name says; null for what is no backup of ours. */
export function readName(name: string): Pick<Backup, 'kind' | 'made_at' | 'is_sealed'> | null {
  if (!BackupName.safeParse(name).success) return null;
  const [, kind, ...time] = /^(.+?)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name) ?? [];
  const [year, month, day, hour, minute, second] = time.map(Number);
  const made_at = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  return { kind: kind as BackupKind, made_at, is_sealed: name.endsWith(SEALED) };
}

/** The backups of a folder, the newest first; a folder that is not there has none. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = await namesIn(folder);
  const found = await Promise.all(names.map((name) => describe(folder, name)));
  return found.filter((one) => one !== null).sort((one, other) => other.made_at - one.made_at);
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function describe(folder: string, name: string): Promise<Backup | null> {
  const read = readName(name);
  // One that is deleted meanwhile is none.
  const about = read && (await stat(join(folder, name)).catch(() => null));
  if (!read || !about?.isFile()) return null;
  return { name, ...read, bytes: about.size, trial: await readTrial(folder, name) };
}

async function readTrial(folder: string, name: string): Promise<BackupTrial | null> {
  const text = await readFile(join(folder, `${name}${TRIAL}`), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return BackupTrial.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export async function keepTrial(folder: string, name: string, trial: BackupTrial): Promise<void> {
  const path = join(folder, `${name}${TRIAL}`);
  await writeFile(`${path}.new`, JSON.stringify(trial), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** Pure: a trial that never came to compare anything. */
export function failedTrial(at: number, fault: BackupFault): BackupTrial {
  return { at, fault, rows: 0, runs: 0, dossiers: 0, uploads: 0, differences: [] };
}

/** Pure: the backup that was tried last. */
export function lastTrial(list: readonly Backup[]): Tried | null {
  const tried = list.filter((one): one is Tried => one.trial !== null);
  return tried.sort((one, other) => other.trial.at - one.trial.at)[0] ?? null;
}

type Tried = Backup & { readonly trial: BackupTrial };

/** Pure: whether a backup was seen to restore. */
export function isSound({ fault, differences }: BackupTrial): boolean {
  return fault === null && differences.length === 0;
}

/** Where a trial restores to. */
export function scratchFolder(dataDir: string): string {
  return join(dataDir, 'trial');
}

export async function removeBackup(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true });
  await rm(join(folder, `${name}${TRIAL}`), { force: true });
}

/**
 * Removes the oldest nightly backups beyond those that are kept, and never one of another kind. Those dated after the newest one, which was
 * made at `newest`, are from before the clock was put back, and so the oldest of all.
 */
export async function removeOldest(folder: string, keep: number, newest: number): Promise<void> {
  const nightly = (await listBackups(folder)).filter(({ kind }) => kind === 'nightly');
  const isEarlier = ({ made_at }: Backup) => made_at <= newest;
  const ordered = [...nightly.filter(isEarlier), ...nightly.filter((one) => !isEarlier(one))];
  for (const { name } of ordered.slice(keep)) await removeBackup(folder, name);
}

/**
 * Removes the halves of backups that killed processes left, and answers how many; called by the one who alone makes backups. A file that
 * `npm run backup` is writing here has a name of another kind, and a start makes its copy before an update without that turn.
 */
export async function removeUnfinished(folder: string): Promise<number> {
  let removed = 0;
  for (const name of await namesIn(folder)) {
    const kind = isUnfinished(name) && readName(finishedName(name))?.kind;
    if (!kind || kind === 'before-update') continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}

/** Makes the folder for backups, which nobody else on this machine reads. */
export function makeFolder(folder: string): Promise<string | undefined> {
  return mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Bytes that may still be written there. */
export async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
