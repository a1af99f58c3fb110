import { createCipheriv, createHmac, randomBytes, scrypt } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { SERVER_LIMITS } from '../../limits.ts';

/**
 * A sealed file: `head`, then the contents in pieces of 64 KB, each encrypted by AES-256-GCM on its own and followed by its tag. A piece's
 * nonce is 7 random bytes of the file, its number (4 bytes) and whether it is the last (1 byte), so that pieces that were left out,
 * added, repeated or put in another order are noticed, as is a file that was cut off.
 *
 * The head: `LETSSEAL`, the version (1 byte), the salt (16), the nonce's random bytes (7), and an HMAC-SHA-256 of all that (32), which
 * tells a wrong passphrase from a damaged file. Keys come from the passphrase by scrypt.
 */
export const SEAL_MARK = Buffer.from('LETSSEAL', 'latin1');
const VERSION = 1;
const SALT_BYTES = 16;
const PREFIX_BYTES = 7;
const CHECK_BYTES = 32;
const UNCHECKED_BYTES = SEAL_MARK.length + 1 + SALT_BYTES + PREFIX_BYTES;
export const HEAD_BYTES = UNCHECKED_BYTES + CHECK_BYTES;

export const PIECE_BYTES = SERVER_LIMITS.backup.piece_bytes;
export const TAG_BYTES = 16;
export const CIPHER = 'aes-256-gcm';

/** 128 MB and some tenths of a second for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

export interface SealKeys {
  readonly key: Buffer;
  readonly prefix: Buffer;
}

/** The head of a new sealed file, and what its pieces are encrypted with. */
export async function newSeal(passphrase: string): Promise<SealKeys & { readonly head: Buffer }> {
  const salt = randomBytes(SALT_BYTES);
  const prefix = randomBytes(PREFIX_BYTES);
  const unchecked = Buffer.concat([SEAL_MARK, Buffer.of(VERSION), salt, prefix]);
  const { key, check } = await deriveKeys(passphrase, unchecked);
  return { key, prefix, head: Buffer.concat([unchecked, check]) };
}

/** What the pieces behind this head are encrypted with; null when the passphrase is another. */
export async function keysOf(head: Buffer, passphrase: string): Promise<SealKeys | null> {
  const unchecked = head.subarray(0, UNCHECKED_BYTES);
  const { key, check } = await deriveKeys(passphrase, unchecked);
  if (head[SEAL_MARK.length] !== VERSION || !check.equals(head.subarray(UNCHECKED_BYTES))) return null;
  return { key, prefix: unchecked.subarray(-PREFIX_BYTES) };
}

async function deriveKeys(passphrase: string, unchecked: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  const salt = unchecked.subarray(SEAL_MARK.length + 1, SEAL_MARK.length + 1 + SALT_BYTES);
  const secret = await new Promise<Buffer>((resolve, reject) => {
    // A passphrase typed on another system may be composed of other code points.
    scrypt(passphrase.normalize('NFC'), salt, 64, COST, (error, made) =>
      error ? reject(error) : resolve(made),
    );
  });
  const check = createHmac('sha256', secret.subarray(32)).update(unchecked).digest();
  return { key: secret.subarray(0, 32), check };
}

export function nonceOf(prefix: Buffer, piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(piece, PREFIX_BYTES);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Seals what passes through it. */
export class Sealing extends Transform {
  readonly #keys: SealKeys;
  #pending = Buffer.alloc(0);
  #pieces = 0;

  constructor({ head, ...keys }: SealKeys & { readonly head: Buffer }) {
    super();
    this.#keys = keys;
    this.push(head);
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    let pending = Buffer.concat([this.#pending, chunk]);
    // One piece is always kept back, since the last one is marked.
    for (; pending.length > PIECE_BYTES; pending = pending.subarray(PIECE_BYTES))
      this.#seal(pending.subarray(0, PIECE_BYTES), false);
    this.#pending = pending;
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#seal(this.#pending, true);
    done();
  }

  #seal(piece: Buffer, isLast: boolean): void {
    const cipher = createCipheriv(CIPHER, this.#keys.key, nonceOf(this.#keys.prefix, this.#pieces, isLast));
    this.#pieces += 1;
    this.push(Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]));
  }
}
