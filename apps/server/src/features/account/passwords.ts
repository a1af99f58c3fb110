import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { takingTurns } from './turns.ts';

/**
 * Runs on the thread pool, not on the event loop; never on all of its four threads, because files and name look-ups need one too, and
 * more at once than there are cores would finish none sooner. How many wait is bounded where log-ins are let in (`entry.ts`).
 */
const inTurn = takingTurns({ atOnce: Math.min(3, availableParallelism()) });
/** An import hashes hundreds: they come one by one into the line in which log-ins wait. */
const inHashingTurn = takingTurns({ atOnce: 2 });

export interface PasswordCost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const decoys = new Map<PasswordCost, Promise<string>>();

export function hashPassword(password: string, cost: PasswordCost = COST): Promise<string> {
  return inHashingTurn(() => inTurn(() => hash(password, cost)));
}

/** Without a hash (no such account, or one without a password) it takes as long as with one, so that the time does not tell which accounts exist. */
export async function isPasswordOf(
  storedHash: string | null,
  password: string,
  cost: PasswordCost = COST,
): Promise<boolean> {
  const isHash = storedHash?.startsWith('$argon2') === true;
  const against = isHash ? storedHash : await decoyOf(cost);
  const isRight = await inTurn(() => verify(against, password));
  return isRight && isHash;
}

function decoyOf(cost: PasswordCost): Promise<string> {
  const made = decoys.get(cost) ?? hashPassword(randomBytes(16).toString('hex'), cost);
  decoys.set(cost, made);
  return made;
}
