import type { FactorWay, PasskeyAssertion } from '@lets/contract';
import { recordAudit } from '../../../audit.ts';
import type { Deps } from '../../../deps.ts';
import { refuse } from '../../../http/errors.ts';
import { assertMayTry, attempt } from '../tries.ts';
import { type Asked, judgePasskey } from './passkey/prove.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import * as repository from './repository.ts';
import { stepOfCode } from './totp.ts';

/** What a secret is sealed as. */
export const aboutTotp = (userId: number) => `totp ${userId}`;

interface Person {
  readonly id: number;
  readonly account: string;
}

/** What somebody shows of their second step. */
export interface StepProof {
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAssertion | undefined;
}

/** Of whom, and where it is shown. */
type Shown = Omit<Asked, 'userId'> & { readonly address: string };

/**
 * A person's second step. Wrong ones are counted like passwords, but by themselves: a right password clears none of them. All ways are
 * counted together.
 */
export async function proveStep(
  deps: Deps,
  person: Person,
  proof: StepProof,
  shown: Shown,
): Promise<FactorWay> {
  const { code, passkey } = proof;
  if (passkey) return provePasskey(deps, person, passkey, shown);
  if (code === undefined) return refuse('bad_parameter', { code: 'missing' });
  const way = await attemptStep(deps, person, shown.address, async () => {
    const found = await judgeCode(deps, person.id, code);
    if (!found) await auditFailure(deps, person, shown.address);
    return found;
  });
  return way ?? refuse('wrong_code');
}

async function provePasskey(
  deps: Deps,
  person: Person,
  passkey: PasskeyAssertion,
  { address, ...where }: Shown,
): Promise<FactorWay> {
  const way = await attemptStep(deps, person, address, async () => {
    const found = await judgePasskey(deps, passkey, { userId: person.id, ...where });
    if (found === 'right') return 'passkey';
    await auditFailure(deps, person, address, found === 'copied' ? 'passkey copied' : 'passkey');
    return null;
  });
  return way ?? refuse('passkey_refused');
}

async function attemptStep(
  deps: Deps,
  { account }: Person,
  address: string,
  judge: () => Promise<FactorWay | null>,
): Promise<FactorWay | null> {
  const tried = { account, address, isSecondStep: true };
  await assertMayTry(deps, tried);
  return attempt(deps, tried, judge);
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

async function auditFailure({ database }: Deps, person: Person, address: string, detail = ''): Promise<void> {
  await recordAudit(database, {
    action: 'factor_failed',
    actorId: person.id,
    target: person.account,
    detail,
    address,
  });
}
