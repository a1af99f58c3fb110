import { join } from 'node:path';
import type pg from 'pg';
import type { Log } from '../db/log.ts';
import type { Env } from '../env.ts';
import { StartError } from '../start-error.ts';
import type { Storage } from '../storage/storage.ts';
import { backupName, makeFolder } from './folder.ts';
import { makeBackup } from './make-backup.ts';

/**
 * Copies the tables of an older version before they are brought up to date; the uploads stay as they are. Without that copy the start
 * ends: an update that goes wrong could not be taken back.
 */
export async function backUpBeforeUpdate(
  env: Pick<Env, 'backupDir' | 'backupPassphrase' | 'backsUpBeforeUpdate'>,
  { config, steps, log }: { config: pg.ClientConfig; steps: number; log: Log },
): Promise<void> {
  if (!env.backsUpBeforeUpdate) return;
  const { backupDir, backupPassphrase: passphrase } = env;
  const name = backupName({
    kind: 'before-update',
    at: Date.now(),
    isSealed: passphrase !== undefined,
    steps,
  });
  try {
    await makeFolder(backupDir);
    const path = join(backupDir, name);
    await makeBackup({ config, storage: NO_UPLOADS, path, passphrase, clock: Date.now, hasUploads: false });
    log.info(`backed up the tables before they are brought up to date: ${name}`);
  } catch (error) {
    throw new StartError(
      `更新数据表之前无法备份，没有更改任何数据。请排除原因，或设置 BACKUP_BEFORE_UPDATE=off 不备份而更新 · ` +
        'The tables could not be backed up before they are brought up to date; nothing was changed. Mend the cause, or go on without a backup ' +
        `by BACKUP_BEFORE_UPDATE=off: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

const NO_UPLOADS: Storage = {
  keep: () => Promise.reject(new Error('no uploads are kept here')),
  read: () => Promise.reject(new Error('no uploads are read here')),
  remove: async () => {},
};
