import { join } from 'node:path';
import type { Log } from '../db/log.ts';
import type { Env } from '../env.ts';
import { waitForService } from '../wait-for-service.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';
import { tracedStorage } from './traced-storage.ts';

/** Where the settings say that uploads are kept: in the data folder, or in a store, which is waited for and tried. */
export async function openStorage(
  env: Pick<Env, 'dataDir' | 'uploads'>,
  log: Pick<Log, 'warn'>,
): Promise<Storage> {
  if (!env.uploads) return folderStorageOf(env);
  // Loaded only where it is used: the client takes a third of a second and some megabytes.
  const { createS3Storage } = await import('./s3-storage.ts');
  const { patienceOf, reasonOf } = await import('./s3-errors.ts');
  const storage = createS3Storage(env.uploads);
  await waitForService({
    name: {
      zh: ' UPLOADS_S3_ENDPOINT 所指的上传文件存储',
      en: 'the store of uploads that UPLOADS_S3_ENDPOINT names',
    },
    attempt: () => storage.check(),
    reasonOf: (error) => reasonOf(causeOf(error)),
    patienceOf: (error) => patienceOf(causeOf(error)),
    log,
  });
  return tracedStorage(storage);
}

export function folderStorageOf({ dataDir }: Pick<Env, 'dataDir'>): Storage {
  return createFolderStorage(join(dataDir, 'uploads'));
}

/** What the client said. */
function causeOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? error) : error;
}
