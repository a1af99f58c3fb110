import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** Texts that the database keeps sealed: a copy of it opens none of them without the key, which is kept elsewhere. */
export interface Secrets {
  /** `about` says what the text is and whose: it can be opened as that alone, so nobody gains by moving a sealed text to another row. */
  seal(text: string, about: string): string;
  /** Null when it was sealed with another key, or is not whole. */
  open(sealed: string, about: string): string | null;
  /** The same for the same text, and reckoned out by nobody without the key: 32 hexadecimal digits. `about` says what it stands for. */
  pseudonym(text: string, about: string): string;
  /** Stands at the start of whatever this key has sealed. */
  readonly mark: string;
}

export const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Pure but for the random: AES-256-GCM, as `v1.<key>.<iv, text and tag in base64url>`. */
export function createSecrets(key: Buffer): Secrets {
  const keyId = createHash('sha256').update('lets secret key').update(key).digest('hex').slice(0, 8);
  const mark = `v1.${keyId}.`;
  // A key of its own: what seals does nothing else.
  const pseudonymKey = createHmac('sha256', key).update('lets pseudonyms').digest();
  return {
    mark,
    seal(text, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return mark + sealed.toString('base64url');
    },
    pseudonym(text, about) {
      const hmac = createHmac('sha256', pseudonymKey).update(JSON.stringify([about, text]));
      return hmac.digest('hex').slice(0, 32);
    },
    open(sealed, about) {
      if (!sealed.startsWith(mark)) return null;
      const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
