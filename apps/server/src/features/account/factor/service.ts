import type {
  factorList,
  factorRemove,
  OutputOf,
  ParsedInputOf,
  recoveryRenew,
  totpStart,
} from '@lets/contract';
import { recordAudit } from '../../../audit.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { concerns } from '../../../http/demand.ts';
import { refuse } from '../../../http/errors.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { drawQr } from '../../../qr.ts';
import { readKept } from '../../../settings.ts';
import { proveAccount } from '../entry.ts';
import { aboutTotp, proveCode } from './prove.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import * as repository from './repository.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

type Sender = Pick<RequestContext, 'caller' | 'address' | 'gone'>;

/** How long an app may take to be confirmed. */
const ENROLMENT_MS = 15 * 60_000;

export async function listFactors({ database }: Deps, caller: Caller): Promise<OutputOf<typeof factorList>> {
  const [{ settings }, totp, { recovery }] = await Promise.all([
    readKept(database),
    repository.totpOf(database, caller.id),
    repository.waysOf(database, caller.id),
  ]);
  return {
    is_demanded: concerns(settings.second_factor, caller.identity),
    totp: totp?.confirmed_at
      ? { added_at: totp.confirmed_at.getTime(), last_used_at: totp.last_used_at?.getTime() ?? null }
      : null,
    recovery_left: recovery,
  };
}

/** By the password: a session that was left open, or stolen, is not enough to shut its owner out. */
export async function startTotp(
  deps: Deps,
  { password }: ParsedInputOf<typeof totpStart>,
  sender: Sender,
): Promise<OutputOf<typeof totpStart>> {
  const { caller } = sender;
  await provePassword(deps, password, sender);
  const secret = newTotpSecret();
  const isStarted = await repository.startTotp(deps.database, {
    userId: caller.id,
    secret: deps.secrets.seal(secret, aboutTotp(caller.id)),
    at: new Date(deps.clock()),
  });
  if (!isStarted) refuse('factor_stands');
  const { settings } = await readKept(deps.database);
  const issuer = settings.product.en || settings.product.zh || 'LETS';
  return { secret, qr: drawQr(totpUri(secret, { issuer, account: caller.account })) };
}

export async function confirmTotp(
  deps: Deps,
  code: string,
  { caller, address }: Sender,
): Promise<{ recovery_codes: string[] | null }> {
  const totp = (await repository.totpOf(deps.database, caller.id)) ?? refuse('not_found');
  if (totp.confirmed_at) refuse('factor_stands');
  const now = deps.clock();
  const secret = deps.secrets.open(totp.secret, aboutTotp(caller.id));
  if (secret === null || now - totp.created_at.getTime() > ENROLMENT_MS) return refuse('not_found');
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), { now, after: 0 }) ?? refuse('wrong_code');
  return inTransaction(deps.database, async (tx) => {
    const isConfirmed = await repository.confirmTotp(tx, totp, { step, at: new Date(now) });
    if (!isConfirmed) refuse('factor_stands');
    await audit(tx, 'factor_added', { caller, address }, 'totp');
    return afterAdding(deps, tx, caller);
  });
}

/** Whoever was logged in by the password alone is out. The first factor comes with recovery codes. */
async function afterAdding(
  { bus }: Deps,
  tx: Transaction,
  caller: Caller,
): Promise<{ recovery_codes: string[] | null }> {
  await repository.endOtherSessions(tx, caller.id, caller.session);
  tx.afterCommit(() => bus.endSessions([caller.id]));
  const { recovery } = await repository.waysOf(tx, caller.id);
  return { recovery_codes: recovery > 0 ? null : await makeRecoveryCodes(tx, caller.id) };
}

async function makeRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.flatMap((code) => hashRecoveryCode(userId, code) ?? []);
  await repository.keepRecoveryCodes(tx, userId, hashes);
  return codes;
}

export async function removeFactor(
  deps: Deps,
  { way, password, code }: ParsedInputOf<typeof factorRemove>,
  sender: Sender,
): Promise<void> {
  const { caller } = sender;
  await proveBoth(deps, { password, code }, sender);
  await inTransaction(deps.database, async (tx) => {
    if (!(await repository.removeTotp(tx, caller.id))) refuse('not_found');
    // The last one takes the recovery codes along: they stand for a factor that is lost.
    if (!(await repository.waysOf(tx, caller.id)).totp) await repository.removeAllFactors(tx, caller.id);
    await audit(tx, 'factor_removed', sender, way);
  });
}

export async function renewRecoveryCodes(
  deps: Deps,
  { password, code }: ParsedInputOf<typeof recoveryRenew>,
  sender: Sender,
): Promise<OutputOf<typeof recoveryRenew>> {
  const { caller } = sender;
  await proveBoth(deps, { password, code }, sender);
  return inTransaction(deps.database, async (tx) => {
    await audit(tx, 'recovery_codes_made', sender);
    return { recovery_codes: await makeRecoveryCodes(tx, caller.id) };
  });
}

/** Said once at the start: those people need their recovery codes, or an administrator. */
export async function warnOfForeignSecrets({
  database,
  secrets,
  log,
}: Pick<Deps, 'database' | 'secrets' | 'log'>): Promise<void> {
  const count = await repository.countForeignSecrets(database, secrets.mark);
  if (count === 0) return;
  log.error(
    { count },
    '部分两步验证的密钥是用另一个 SECRET_KEY 加密的，无法使用 · some second factors were sealed with another SECRET_KEY and cannot be used',
  );
}

async function proveBoth(
  deps: Deps,
  { password, code }: { readonly password: string; readonly code: string },
  sender: Sender,
): Promise<void> {
  const { caller, address } = sender;
  if (!(await repository.waysOf(deps.database, caller.id)).totp) refuse('not_found');
  await provePassword(deps, password, sender);
  await proveCode(deps, caller, { code, address });
}

async function provePassword(
  deps: Deps,
  password: string,
  { caller: { account }, address, gone }: Sender,
): Promise<void> {
  await proveAccount(deps, { account, password, address, gone }, 'factor_failed');
}

async function audit(
  tx: Transaction,
  action: 'factor_added' | 'factor_removed' | 'recovery_codes_made',
  { caller, address }: Pick<Sender, 'caller' | 'address'>,
  detail = '',
): Promise<void> {
  await recordAudit(tx, { action, actorId: caller.id, target: caller.account, detail, address });
}
