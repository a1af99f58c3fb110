import type { PasskeyAssertion, PasskeyRequestOptions } from '@lets/contract';
import type { Deps } from '../../../../deps.ts';
import { refuse } from '../../../../http/errors.ts';
import { newChallenge, readAssertion, requestOptions } from './ceremony.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';
import * as repository from './repository.ts';

/** How long a challenge may be answered. */
export const CHALLENGE_MS = 5 * 60_000;

export interface Asked {
  readonly userId: number;
  /** The hash of the session or half-session that asks. */
  readonly boundTo: string;
  /** Where the request came to. */
  readonly origin: string;
}

/** Who this server is to passkeys. Refuses where it is nobody. */
export function partyAt({ env }: Pick<Deps, 'env'>, origin: string): RelyingParty {
  return relyingParty(env, origin) ?? refuse('passkeys_off');
}

/** Draws a challenge and keeps it. */
export async function challengeFor(
  { database, clock }: Deps,
  { userId, boundTo }: Asked,
  purpose: 'add' | 'prove',
): Promise<string> {
  const challenge = await newChallenge();
  await repository.keepChallenge(database, {
    bound_to: boundTo,
    purpose,
    user_id: userId,
    challenge,
    expires_at: new Date(clock() + CHALLENGE_MS),
  });
  return challenge;
}

/** What the browser needs to have one of the person's passkeys sign. */
export async function askPasskey(deps: Deps, asked: Asked): Promise<PasskeyRequestOptions> {
  const own = await repository.passkeysOf(deps.database, asked.userId);
  if (own.length === 0) refuse('not_found');
  const party = partyAt(deps, asked.origin);
  const known = own.filter(({ rp_id }) => rp_id === party.id);
  if (known.length === 0) refuse('passkeys_off');
  return requestOptions(party, { challenge: await challengeFor(deps, asked, 'prove'), known });
}

/**
 * Whether one of the person's passkeys has signed what this session was asked. `copied`: it has, but counts no further than before, so
 * there are two devices with this key.
 */
export async function judgePasskey(
  deps: Deps,
  passkey: PasskeyAssertion,
  { userId, boundTo, origin }: Asked,
): Promise<'right' | 'wrong' | 'copied'> {
  const { database, clock } = deps;
  const party = partyAt(deps, origin);
  const at = new Date(clock());
  const about = { bound_to: boundTo, purpose: 'prove', user_id: userId } as const;
  const challenge = await repository.takeChallenge(database, about, at);
  const own = await repository.passkeysOf(database, userId);
  const record = own.find(({ rp_id, credential_id }) => rp_id === party.id && credential_id === passkey.id);
  if (challenge === null || !record) return 'wrong';
  const counter = await readAssertion(passkey, { challenge, party, record });
  if (counter === null) return 'wrong';
  return (await repository.takeCounter(database, record.id, { counter, at })) ? 'right' : 'copied';
}
