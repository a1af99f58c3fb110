import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDatabaseDown } from '../db/errors.ts';
import { tryReading, tryWriting } from '../db/probe.ts';
import type { Deps } from '../deps.ts';
import { isDiskFull } from '../disk-full.ts';
import type { Storage } from '../storage/storage.ts';
import { uploadFolder } from './upload.ts';

export interface Report {
  readonly database: 'ok' | 'away' | 'read only';
  /** Of the data folder and of the database. */
  readonly disk: 'ok' | 'full' | 'read only';
  readonly redis: 'ok' | 'away' | 'none';
  /** The S3-compatible store of uploads; `none` where they are in the data folder. */
  readonly store: 'ok' | 'full' | 'away' | 'none';
}

/** A write is tried this often at most, however often it is asked for. */
const WRITE_EVERY_MS = 10_000;
/** More than what a file may still have room for. */
const FILE_BYTES = 128 * 1024;

type Written = Pick<Report, 'database' | 'disk' | 'store'>;
type ReadinessDeps = Pick<Deps, 'env' | 'database' | 'redis' | 'storage' | 'steadyClock'>;

/** Answers what works now; anybody may ask, so those who ask at once are answered together. */
export function createReadiness(deps: ReadinessDeps): () => Promise<Report> {
  let looking: Promise<Report> | null = null;
  let last: { readonly at: number; readonly written: Written } | null = null;

  async function look(): Promise<Report> {
    const isOld = last === null || deps.steadyClock() - last.at >= WRITE_EVERY_MS;
    const isThere = await tryReading(deps.database.probe).then(
      () => true,
      () => false,
    );
    // What has failed is tried again at once: nobody should wait for it longer than needed.
    if (isThere && (isOld || last?.written.database !== 'ok' || last.written.disk !== 'ok')) {
      last = { at: deps.steadyClock(), written: await writeEverywhere(deps) };
    }
    const written = last?.written ?? { disk: 'ok', store: 'none' };
    return { database: 'ok', ...written, ...(!isThere && { database: 'away' }), redis: redisOf(deps) };
  }

  return () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
}

function redisOf({ redis }: ReadinessDeps): Report['redis'] {
  if (!redis) return 'none';
  return redis.isUp() ? 'ok' : 'away';
}

async function writeEverywhere({ env, database, storage }: ReadinessDeps): Promise<Written> {
  const store = storeOf(storage);
  const kept = await tryWriting(database.probe).then(() => null, toFault);
  const filed = await writeFileIn(uploadFolder(env.dataDir)).then(() => null, toFault);
  const isFull = [kept, filed].some((fault) => fault !== null && isDiskFull(fault));
  return {
    database: databaseOf(kept),
    disk: isFull ? 'full' : filed === null ? 'ok' : 'read only',
    store: await store,
  };
}

async function storeOf({ check }: Storage): Promise<Report['store']> {
  if (!check) return 'none';
  return check().then(
    () => 'ok',
    (error: unknown) => (isDiskFull(error) ? 'full' : 'away'),
  );
}

const toFault = (error: unknown): unknown => error ?? new Error('unknown');

function databaseOf(fault: unknown): Report['database'] {
  if (fault === null || isDiskFull(fault)) return 'ok';
  return isDatabaseDown(fault) ? 'away' : 'read only';
}

async function writeFileIn(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `write-test-${process.pid}`);
  try {
    await writeFile(path, Buffer.alloc(FILE_BYTES));
  } finally {
    await rm(path, { force: true });
  }
}
