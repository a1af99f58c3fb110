import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256 piece by piece. Browsers have their own only on secure addresses and only for what fits into memory; a dossier is verified
 * anywhere and may hold videos.
 */
export function createSha256(): { update(bytes: Uint8Array): void; hex(): string } {
  const hash = sha256.create();
  return { update: (bytes) => void hash.update(bytes), hex: () => bytesToHex(hash.digest()) };
}

/** SHA-256 of a text as UTF-8, hexadecimal. Pure. */
export function sha256Of(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
