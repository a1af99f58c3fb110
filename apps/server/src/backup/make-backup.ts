import type pg from 'pg';
import { readUploads, type StoredUpload, tallyDossiers, tallyRuns } from '../db/backup/contents.ts';
import { inSnapshot, type Snapshot } from '../db/backup/snapshot.ts';
import { type Storage, UploadMissing } from '../storage/storage.ts';
import { VERSION } from '../version.ts';
import { type ArchiveWriter, writeArchive } from './archive/write-archive.ts';
import { BACKUP_FORMAT, MANIFEST_PATH, type Manifest, tablePath, uploadPath } from './manifest.ts';
import type { Tell } from './progress.ts';
import { BackupRefused } from './refused.ts';

export interface BackupRequest {
  readonly config: pg.ClientConfig;
  readonly storage: Storage;
  readonly path: string;
  readonly passphrase?: string | undefined;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly tell?: Tell;
  /** False leaves the uploads out: they stay as they are while tables change. */
  readonly hasUploads?: boolean;
}

/**
 * Rows that are of no use in a restored school, or do harm: sessions would come back to life, and what counts against a limit or waits
 * for a log-in is over by then. So are the server processes of that time. The tables themselves are made again.
 */
const LEFT_OUT = [
  'sessions',
  'half_sessions',
  'passkey_challenges',
  'login_failures',
  'rate_hits',
  'wechat_states',
  'wechat_tickets',
  'session_origins',
  'integration_tickets',
  'spent_tokens',
  'assistant_streams',
  'server_processes',
];

const SHORTEST_PASSPHRASE = 12;

/**
 * Writes everything that a school keeps into one file, while people go on working: the tables as they are at one moment, and the uploads
 * that they name. Holds no more of it in memory than the list of uploads.
 *
 * @throws BackupRefused when there is such a file already, or the passphrase is too short
 */
export async function makeBackup(request: BackupRequest): Promise<Manifest> {
  const { passphrase } = request;
  if (passphrase !== undefined && [...passphrase].length < SHORTEST_PASSPHRASE)
    throw new BackupRefused('short_passphrase');
  let made: Manifest | undefined;
  await writeArchive(request.path, passphrase, async (archive) => {
    const made_at = new Date(request.clock()).toISOString();
    const copied = await inSnapshot(request.config, (snapshot) => copyTables(archive, snapshot, request));
    // The snapshot is over: a long transaction would keep the database from tidying up.
    const uploads = request.hasUploads === false ? [] : copied.uploads;
    const { parts, missing } = await copyUploads(archive, uploads, request);
    const { uploads: _, parts: tables, ...rest } = copied;
    made = {
      format: BACKUP_FORMAT,
      version: VERSION,
      made_at,
      has_uploads: request.hasUploads !== false,
      ...rest,
      parts: [...tables, ...parts],
      missing_uploads: missing,
    };
    await archive.add(MANIFEST_PATH, textOf(made));
  });
  if (!made) throw new Error('the backup has no manifest');
  return made;
}

async function copyTables(archive: ArchiveWriter, snapshot: Snapshot, { tell }: BackupRequest) {
  const { client, steps } = snapshot;
  const copied = snapshot.tables.filter(({ name }) => !LEFT_OUT.includes(name));
  const parts: Manifest['parts'] = [];
  const tables: Manifest['tables'] = [];
  for (const [done, table] of copied.entries()) {
    tell?.({ stage: 'tables', done, of: copied.length });
    const counted = { rows: 0 };
    parts.push(await archive.add(tablePath(table.name), counting(snapshot.copy(table), counted)));
    tables.push({ name: table.name, columns: [...table.columns], rows: counted.rows });
  }
  return {
    steps: [...steps],
    tables,
    parts,
    left_out: snapshot.tables.map(({ name }) => name).filter((name) => LEFT_OUT.includes(name)),
    sequences: [...snapshot.sequences],
    checks: { runs: await tallyRuns(client), dossiers: await tallyDossiers(client) },
    uploads: await readUploads(client),
  };
}

const NEWLINE = 10;

/** Counts rows on the way: COPY ends each with a line break, and writes those within a text as `\n`. */
async function* counting(
  chunks: AsyncIterable<Uint8Array>,
  counted: { rows: number },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) counted.rows += 1;
    yield chunk;
  }
}

async function copyUploads(
  archive: ArchiveWriter,
  uploads: readonly StoredUpload[],
  { storage, tell }: BackupRequest,
): Promise<{ parts: Manifest['parts']; missing: string[] }> {
  const parts: Manifest['parts'] = [];
  const missing: string[] = [];
  for (const [done, { sha256, ids }] of uploads.entries()) {
    tell?.({ stage: 'uploads', done, of: uploads.length });
    const content = await openAny(storage, ids);
    // Lost, or removed with its run since the snapshot.
    if (content === null) missing.push(...ids);
    else parts.push(await archive.add(uploadPath(sha256), content, { isPacked: false }));
  }
  return { parts, missing };
}

async function openAny(storage: Storage, ids: readonly string[]): Promise<AsyncIterable<Uint8Array> | null> {
  for (const id of ids) {
    const content = await storage.read(id).catch((error) => {
      if (error instanceof UploadMissing) return null;
      throw error;
    });
    if (content !== null) return content;
  }
  return null;
}

async function* textOf(manifest: Manifest): AsyncGenerator<Uint8Array> {
  yield Buffer.from(JSON.stringify(manifest));
}
