import {
  LIMITS,
  type OutputOf,
  type ParsedInputOf,
  type passkeyAdd,
  type passkeyRemove,
  type passkeyStart,
} from '@lets/contract';
import { isUniqueViolation } from '../../../../db/errors.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { refuse } from '../../../../http/errors.ts';
import { readKept } from '../../../../settings.ts';
import { afterAdding, afterRemoving, audit, proveBoth, proveChange, type Sender } from '../service.ts';
import { creationOptions, readCreation } from './ceremony.ts';
import { type Asked, challengeFor, partyAt } from './prove.ts';
import * as repository from './repository.ts';

export async function startPasskey(
  deps: Deps,
  proof: ParsedInputOf<typeof passkeyStart>,
  sender: Sender,
): Promise<OutputOf<typeof passkeyStart>> {
  const { caller } = sender;
  await proveChange(deps, proof, sender);
  const party = partyAt(deps, sender.origin);
  const own = await repository.passkeysOf(deps.database, caller.id);
  if (own.length >= LIMITS.passkeys) refuse('too_many_passkeys');
  const { settings } = await readKept(deps.database);
  return creationOptions(party, {
    challenge: await challengeFor(deps, askedBy(sender), 'add'),
    product: settings.product.en || settings.product.zh || 'LETS',
    person: caller,
    known: own.filter(({ rp_id }) => rp_id === party.id),
  });
}

export async function addPasskey(
  deps: Deps,
  { name, passkey }: ParsedInputOf<typeof passkeyAdd>,
  sender: Sender,
): Promise<OutputOf<typeof passkeyAdd>> {
  const { caller } = sender;
  const party = partyAt(deps, sender.origin);
  const at = new Date(deps.clock());
  const about = { bound_to: caller.session, purpose: 'add', user_id: caller.id } as const;
  // Taken before anything is judged: a challenge is answered once, rightly or wrongly.
  const challenge = await repository.takeChallenge(deps.database, about, at);
  const made = challenge && (await readCreation(passkey, { challenge, party }));
  if (!made) return refuse('passkey_refused');
  return inTransaction(deps.database, async (tx) => {
    await repository.lockFactors(tx, caller.id);
    const own = await repository.passkeysOf(tx, caller.id);
    if (own.length >= LIMITS.passkeys) refuse('too_many_passkeys');
    await repository.addPasskey(tx, {
      ...made,
      user_id: caller.id,
      rp_id: party.id,
      name,
      transports: passkey.response.transports ?? [],
      created_at: at,
    });
    await audit(tx, 'factor_added', sender, 'passkey');
    return afterAdding(deps, tx, caller);
  }).catch((error: unknown) => {
    // Of another person, or sent twice: nobody is told which.
    if (isUniqueViolation(error, 'passkeys_credential')) return refuse('passkey_refused');
    throw error;
  });
}

export async function removePasskey(
  deps: Deps,
  { id, ...proof }: ParsedInputOf<typeof passkeyRemove>,
  sender: Sender,
): Promise<void> {
  const { caller } = sender;
  await proveBoth(deps, proof, sender);
  await inTransaction(deps.database, async (tx) => {
    await repository.lockFactors(tx, caller.id);
    if (!(await repository.removePasskey(tx, caller.id, id))) refuse('not_found');
    await afterRemoving(tx, caller);
    await audit(tx, 'factor_removed', sender, 'passkey');
  });
}

/** A session that asks for a passkey. */
export function askedBy({ caller, origin }: Pick<Sender, 'caller' | 'origin'>): Asked {
  return { userId: caller.id, boundTo: caller.session, origin };
}
