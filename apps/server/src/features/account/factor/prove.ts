import type { FactorWay } from '@lets/contract';
import { recordAudit } from '../../../audit.ts';
import type { Deps } from '../../../deps.ts';
import { refuse } from '../../../http/errors.ts';
import { assertMayTry, attempt } from '../tries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import * as repository from './repository.ts';
import { stepOfCode } from './totp.ts';

/** What a secret is sealed as. */
export const aboutTotp = (userId: number) => `totp ${userId}`;

interface Person {
  readonly id: number;
  readonly account: string;
}

/** A person's second step by a code. Wrong ones are counted like passwords, but by themselves: a right password clears none of them. */
export async function proveCode(
  deps: Deps,
  person: Person,
  { code, address }: { readonly code: string; readonly address: string },
): Promise<FactorWay> {
  const tried = { account: person.account, address, isSecondStep: true };
  await assertMayTry(deps, tried);
  const way = await attempt(deps, tried, async () => {
    const found = await judgeCode(deps, person.id, code);
    if (!found) await auditFailure(deps, person, address);
    return found;
  });
  return way ?? refuse('wrong_code');
}

/** Each code is taken once: the statement that takes it decides between two calls at the same time. */
async function judgeCode(deps: Deps, userId: number, code: string): Promise<FactorWay | null> {
  const { database } = deps;
  const digits = code.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return (await isTotpCode(deps, userId, digits)) ? 'totp' : null;
  const hash = hashRecoveryCode(userId, code);
  return hash !== null && (await repository.takeRecoveryCode(database, userId, hash)) ? 'recovery' : null;
}

async function isTotpCode(
  { database, clock, secrets, log }: Deps,
  userId: number,
  code: string,
): Promise<boolean> {
  const totp = await repository.totpOf(database, userId);
  if (!totp?.confirmed_at) return false;
  const secret = secrets.open(totp.secret, aboutTotp(userId));
  if (secret === null) {
    log.error({ userId }, 'a second factor was sealed with another SECRET_KEY and cannot be used');
    return false;
  }
  const now = clock();
  const step = stepOfCode(secret, code, { now, after: totp.last_step });
  return step !== null && repository.takeStep(database, userId, step, new Date(now));
}

export async function auditFailure({ database }: Deps, person: Person, address: string): Promise<void> {
  await recordAudit(database, {
    action: 'factor_failed',
    actorId: person.id,
    target: person.account,
    address,
  });
}
