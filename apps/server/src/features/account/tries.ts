import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import { networkOf } from './address.ts';
import * as repository from './repository.ts';

/** Failures are forgotten after this. */
export const WINDOW_MS = 30 * 60_000;
const ACCOUNT_FAILURES = 5;
/** A school's many students often share one address: an address is slowed down only where somebody tries many accounts. */
const ADDRESS_FAILURES = 60;

export interface Try {
  readonly account: string;
  readonly address: string;
}

const accountSubject = ({ account }: Try) => `account:${account}`;
const addressSubject = (address: string) => `address:${networkOf(address)}`;

/**
 * Lets a try at a password through, counted as failed until it has succeeded: a hundred at once are a hundred tries. Over the limit
 * it is refused before anything is computed.
 */
export async function openTry(deps: Deps, attempt: Try): Promise<void> {
  const now = deps.clock();
  await inTransaction(deps.database, async (tx) => {
    const since = new Date(now - WINDOW_MS);
    const account = accountSubject(attempt);
    await repository.lockSubject(tx, account);
    assertBelow(await repository.failuresOf(tx, account, since, ACCOUNT_FAILURES), ACCOUNT_FAILURES, now);
    const address = addressSubject(attempt.address);
    assertBelow(await repository.failuresOf(tx, address, since, ADDRESS_FAILURES), ADDRESS_FAILURES, now);
    await repository.addFailure(tx, account, new Date(now));
  });
}

/** A right password clears the account; the address stays counted, or a log-in of one's own would wash it clean. */
export async function closeTry({ database }: Deps, attempt: Try): Promise<void> {
  await repository.forgetFailures(database, accountSubject(attempt));
}

/** The address's share of a failed try; the account's was counted when it began. */
export async function failTry(deps: Deps, attempt: Try): Promise<void> {
  await failAddress(deps, attempt.address);
}

/** For a try that names no account: only its address can be slowed down. */
export async function openAddress({ database, clock }: Deps, address: string): Promise<void> {
  const now = clock();
  const subject = addressSubject(address);
  const since = new Date(now - WINDOW_MS);
  assertBelow(await repository.failuresOf(database, subject, since, ADDRESS_FAILURES), ADDRESS_FAILURES, now);
}

export async function failAddress({ database, clock }: Deps, address: string): Promise<void> {
  await repository.addFailure(database, addressSubject(address), new Date(clock()));
}

function assertBelow(latest: readonly Date[], limit: number, now: number): void {
  const oldest = latest[limit - 1];
  if (!oldest) return;
  refuse('too_many_tries', { retry_after: Math.ceil((oldest.getTime() + WINDOW_MS - now) / 1000) });
}
