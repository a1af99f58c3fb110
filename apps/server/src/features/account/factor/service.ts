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
import { proveOwn } from '../step-up.ts';
import { relyingParty } from './passkey/relying-party.ts';
import { lockFactors, passkeysOf } from './passkey/repository.ts';
import { aboutTotp, proveStep, type StepProof } from './prove.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import * as repository from './repository.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

export type Sender = Pick<RequestContext, 'caller' | 'address' | 'gone' | 'origin'>;
/** The password, and a second step. */
type Proof = StepProof & { readonly password: string };

/** How long an app may take to be confirmed. */
const ENROLMENT_MS = 15 * 60_000;

export async function listFactors(
  { database, env }: Deps,
  { caller, origin }: { readonly caller: Caller; readonly origin: string },
): Promise<OutputOf<typeof factorList>> {
  const [{ settings }, totp, passkeys, { recovery }] = await Promise.all([
    readKept(database),
    repository.totpOf(database, caller.id),
    passkeysOf(database, caller.id),
    repository.waysOf(database, caller.id),
  ]);
  const party = relyingParty(env, origin);
  return {
    is_demanded: concerns(settings.second_factor, caller.identity),
    totp: totp?.confirmed_at
      ? { added_at: totp.confirmed_at.getTime(), last_used_at: totp.last_used_at?.getTime() ?? null }
      : null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at, rp_id }) => ({
      id,
      name,
      added_at: created_at.getTime(),
      last_used_at: last_used_at?.getTime() ?? null,
      is_usable: rp_id === party?.id,
    })),
    passkey_origin: party?.origin ?? null,
    recovery_left: recovery,
  };
}

export async function startTotp(
  deps: Deps,
  proof: ParsedInputOf<typeof totpStart>,
  sender: Sender,
): Promise<OutputOf<typeof totpStart>> {
  const { caller } = sender;
  await provePassword(deps, proof.password, sender);
  if ((await repository.waysOf(deps.database, caller.id)).totp) refuse('factor_stands');
  await proveStanding(deps, proof, sender);
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
    await lockFactors(tx, caller.id);
    const isConfirmed = await repository.confirmTotp(tx, totp, { step, at: new Date(now) });
    if (!isConfirmed) refuse('factor_stands');
    await audit(tx, 'factor_added', { caller, address }, 'totp');
    return afterAdding(deps, tx, caller);
  });
}

/** Sessions that the password alone opened are over. The first factor comes with recovery codes. */
export async function afterAdding(
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
  { way, ...proof }: ParsedInputOf<typeof factorRemove>,
  sender: Sender,
): Promise<void> {
  const { caller } = sender;
  await proveBoth(deps, proof, sender);
  await inTransaction(deps.database, async (tx) => {
    await lockFactors(tx, caller.id);
    if (!(await repository.removeTotp(tx, caller.id))) refuse('not_found');
    await afterRemoving(tx, caller);
    await audit(tx, 'factor_removed', sender, way);
  });
}

/** The last one takes the recovery codes along: they stand for a factor that is lost. */
export async function afterRemoving(tx: Transaction, { id }: Caller): Promise<void> {
  if (!repository.isFactor(await repository.waysOf(tx, id))) await repository.removeAllFactors(tx, id);
}

export async function renewRecoveryCodes(
  deps: Deps,
  proof: ParsedInputOf<typeof recoveryRenew>,
  sender: Sender,
): Promise<OutputOf<typeof recoveryRenew>> {
  const { caller } = sender;
  await proveBoth(deps, proof, sender);
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

/** For changes of a second factor that stands. Refuses not_found where there is none. */
export async function proveBoth(deps: Deps, proof: Proof, sender: Sender): Promise<void> {
  if (!repository.isFactor(await repository.waysOf(deps.database, sender.caller.id))) refuse('not_found');
  await proveChange(deps, proof, sender);
}

/** The password, since a session that was left open, or stolen, is not enough to shut its owner out; and the second step. */
export async function proveChange(deps: Deps, proof: Proof, sender: Sender): Promise<void> {
  await provePassword(deps, proof.password, sender);
  await proveStanding(deps, proof, sender);
}

/** The second step where there is one: else the password and an open session would be enough to add a way of one's own. */
async function proveStanding(deps: Deps, proof: StepProof, sender: Sender): Promise<void> {
  const { caller, address, origin } = sender;
  if (!repository.isFactor(await repository.waysOf(deps.database, caller.id))) return;
  await proveStep(deps, caller, proof, { boundTo: caller.session, address, origin });
}

async function provePassword(deps: Deps, password: string, sender: Sender): Promise<void> {
  await proveOwn(deps, sender, password, 'factor_failed');
}

export async function audit(
  tx: Transaction,
  action: 'factor_added' | 'factor_removed' | 'recovery_codes_made',
  { caller, address }: Pick<Sender, 'caller' | 'address'>,
  detail = '',
): Promise<void> {
  await recordAudit(tx, { action, actorId: caller.id, target: caller.account, detail, address });
}
