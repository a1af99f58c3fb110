import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. Runs on the thread pool, not on the event loop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Without a hash (no such account, or one without a password) it takes as long as with one, so that the time does not tell which accounts exist. */
export async function isPasswordOf(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const isHash = storedHash?.startsWith('$argon2') === true;
  const isRight = await verify(isHash ? storedHash : await decoy, password);
  return isRight && isHash;
}
