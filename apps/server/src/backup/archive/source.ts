import { createDecipheriv } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { BackupRefused } from '../refused.ts';
import {
  CIPHER,
  HEAD_BYTES,
  keysOf,
  nonceOf,
  PIECE_BYTES,
  SEAL_MARK,
  type SealKeys,
  TAG_BYTES,
} from './sealing.ts';

/** A zip archive on disk, sealed or not, of which any part can be read. */
export interface Source {
  readonly size: number;
  read(at: number, length: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** @throws BackupRefused when the file is none, or the passphrase is missing or wrong. */
export async function openSource(
  path: string,
  passphrase: () => Promise<string | undefined>,
): Promise<Source> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupRefused('no_file', path) : error;
  });
  try {
    const { size } = await file.stat();
    const head = await readExactly(file, 0, Math.min(size, HEAD_BYTES));
    if (head.subarray(0, 2).toString('latin1') === 'PK') return plainSource(file, size);
    if (!head.subarray(0, SEAL_MARK.length).equals(SEAL_MARK)) throw new BackupRefused('not_a_backup');
    if (size < HEAD_BYTES + TAG_BYTES) throw new BackupRefused('damaged');
    const given = await passphrase();
    if (given === undefined) throw new BackupRefused('needs_passphrase');
    const keys = await keysOf(head, given);
    if (keys === null) throw new BackupRefused('wrong_passphrase');
    return new SealedSource(file, size, keys);
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Whether a file is sealed, by its beginning. */
export async function isSealed(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SEAL_MARK.length), 0, SEAL_MARK.length, 0);
    return buffer.subarray(0, bytesRead).equals(SEAL_MARK);
  } finally {
    await file.close();
  }
}

function plainSource(file: FileHandle, size: number): Source {
  return { size, read: (at, length) => readExactly(file, at, length), close: () => file.close() };
}

async function readExactly(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, at + filled);
    if (bytesRead === 0) throw new BackupRefused('damaged');
    filled += bytesRead;
  }
  return bytes;
}

class SealedSource implements Source {
  readonly size: number;
  readonly #file: FileHandle;
  readonly #keys: SealKeys;
  readonly #pieces: number;
  readonly #sealedBytes: number;
  /** Archives are read from piece to piece, and their directory in small bits. */
  #latest: { readonly piece: number; readonly bytes: Buffer } | undefined;

  constructor(file: FileHandle, size: number, keys: SealKeys) {
    this.#file = file;
    this.#keys = keys;
    this.#sealedBytes = size - HEAD_BYTES;
    this.#pieces = Math.ceil(this.#sealedBytes / (PIECE_BYTES + TAG_BYTES));
    this.size = this.#sealedBytes - this.#pieces * TAG_BYTES;
  }

  async read(at: number, length: number): Promise<Uint8Array> {
    const parts: Buffer[] = [];
    const end = at + length;
    for (let from = at; from < end; ) {
      const piece = Math.floor(from / PIECE_BYTES);
      const start = piece * PIECE_BYTES;
      const bytes = await this.#open(piece);
      parts.push(bytes.subarray(from - start, Math.min(end - start, bytes.length)));
      from = start + PIECE_BYTES;
    }
    return Buffer.concat(parts);
  }

  async #open(piece: number): Promise<Buffer> {
    if (this.#latest?.piece === piece) return this.#latest.bytes;
    const start = piece * (PIECE_BYTES + TAG_BYTES);
    const length = Math.min(PIECE_BYTES + TAG_BYTES, this.#sealedBytes - start);
    if (length < TAG_BYTES) throw new BackupRefused('damaged');
    const sealed = await readExactly(this.#file, HEAD_BYTES + start, length);
    const nonce = nonceOf(this.#keys.prefix, piece, piece === this.#pieces - 1);
    const cipher = createDecipheriv(CIPHER, this.#keys.key, nonce);
    cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      const bytes = Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()]);
      this.#latest = { piece, bytes };
      return bytes;
    } catch {
      throw new BackupRefused('damaged');
    }
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
