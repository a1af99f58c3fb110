import { rm, stat } from 'node:fs/promises';
import type pg from 'pg';
import { findRunning, startEmbedded } from '../db/embedded/supervisor.ts';
import type { Log } from '../db/log.ts';
import type { Archive } from './archive/read-archive.ts';
import { compareFolds, compareRows, type Difference } from './compare.ts';
import type { Tell } from './progress.ts';
import { BackupRefused } from './refused.ts';
import { checkArchive, fillFrom } from './restore-backup.ts';

/** What a trial restore found. */
export interface TrialResult {
  readonly rows: number;
  readonly runs: number;
  readonly dossiers: number;
  readonly uploads: number;
  /** The first of them; none in a backup that can be relied on. */
  readonly differences: readonly Difference[];
}

export interface TrialRequest {
  readonly archive: Archive;
  /** Absolute; a folder that is the trial's own, and removed. */
  readonly scratch: string;
  readonly log: Log;
  readonly tell?: Tell | undefined;
}

/**
 * Restores a backup into a database of its own, which goes afterwards, and compares: every part with its hash, the rows of each table,
 * runs and dossiers with what was counted when the backup was made, and every run's events with its state. The school's own database
 * is not touched.
 *
 * @throws BackupRefused when the backup cannot be restored, or another trial is under way
 */
export async function tryBackup({ archive, scratch, log, tell }: TrialRequest): Promise<TrialResult> {
  await checkArchive(archive, tell);
  const { manifest } = archive;
  const differences: Difference[] = [];
  let runs = 0;
  await withScratchServer(scratch, log, (config) =>
    fillFrom(config, archive, {
      tell,
      async loaded(client) {
        differences.push(...(await compareRows(client, manifest)));
      },
      async finish({ client }) {
        const folds = await compareFolds(client, tell);
        differences.push(...folds.differences);
        runs = folds.runs;
      },
    }),
  );
  return {
    rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
    runs,
    dossiers: manifest.checks.dossiers.count,
    uploads: manifest.parts.length - manifest.tables.length,
    differences,
  };
}

/** Removes what a killed trial left, which is a copy of the school; answers false while a trial is under way there. */
async function clearScratch(scratch: string): Promise<boolean> {
  if ((await findRunning(scratch)) !== undefined) return false;
  await rm(scratch, { recursive: true, force: true });
  return true;
}

/** A trial that has just begun has no server yet. */
const TRIAL_BEGINS_MS = 10 * 60_000;

/** Removes it when it is certain that no trial is beginning there, as `npm run backup:try` may at any time. */
export async function clearOldScratch(scratch: string): Promise<void> {
  const about = await stat(scratch).catch(() => null);
  if (about !== null && Date.now() - about.mtimeMs > TRIAL_BEGINS_MS) await clearScratch(scratch);
}

/** A PostgreSQL that is thrown away: what it writes need not survive anything. */
async function withScratchServer(
  scratch: string,
  log: Log,
  use: (config: pg.ClientConfig) => Promise<void>,
): Promise<void> {
  if (!(await clearScratch(scratch))) throw new BackupRefused('trial_under_way');
  const server = await startEmbedded({ dataDir: scratch, log, isDurable: false });
  try {
    await use({ ...server.endpoint, database: 'postgres' });
  } finally {
    await server.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}
