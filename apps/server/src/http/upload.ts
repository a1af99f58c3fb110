import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { LIMITS } from '@lets/contract';
import type { FastifyRequest } from 'fastify';
import { Refused, refuse } from './errors.ts';
import type { Upload } from './request-context.ts';

export interface Received {
  readonly fields: Record<string, unknown>;
  readonly file: Upload | null;
}

/** On the file system of the data folder, so that keeping an upload is a rename. */
export function uploadFolder(dataDir: string): string {
  return join(dataDir, 'tmp');
}

/** A whole request must have arrived by then. */
const LONGEST_MS = 3_600_000;

/** Removes what a crash left half received. Servers that share the folder start at any time, and what one of them is receiving stays. */
export async function clearUploads(dataDir: string): Promise<void> {
  const folder = uploadFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > LONGEST_MS) await rm(path, { force: true });
  }
}

/** Reads a multipart body to its end: fields as input, the file into `folder`; over the limit it is refused and gone. */
export async function receiveMultipart(request: FastifyRequest, folder: string): Promise<Received> {
  if (!request.isMultipart()) return { fields: {}, file: null };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fields: Record<string, unknown> = {};
  const path = join(folder, randomUUID());
  let stored: Stored | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname === 'file') stored = await store(part, path);
      else part.file.resume();
    }
    // Refused only now: a body left half read would block its connection.
    if (stored?.isTruncated) refuse('file_refused', { limit: LIMITS.upload_bytes });
  } catch (error) {
    passOver(request);
    await rm(path, { force: true });
    // The parser's own complaints about a broken body have no code; faults of ours (a full disk) do.
    if (error instanceof Refused || (error as NodeJS.ErrnoException).code) throw error;
    refuse('bad_parameter', { body: 'wrong_format' });
  }
  return { fields, file: stored?.upload ?? null };
}

/** Lets the rest of a body go by: left unread, it blocks its connection for the next request until that counts as idle and is closed. */
function passOver({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

interface Stored {
  readonly upload: Upload;
  /** The parser cuts a file at the limit without an error of its own. */
  readonly isTruncated: boolean;
}

async function store(part: MultipartFile, path: string): Promise<Stored> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    part.file,
    async function* measure(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  const upload = { path, name: part.filename, size, sha256: hash.digest('hex') };
  return { upload, isTruncated: part.file.truncated };
}
