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

/**
 * A right password clears the account, and at its address the slips that were made with it: a class that shares an address is not shut
 * out for mistyping. Whoever tries other people's accounts washes nothing clean by a log-in of their own.
 */
export async function closeTry({ database }: Deps, attempt: Try): Promise<void> {
  const { account, address } = attempt;
  const subjects = { own: accountSubject(attempt), shared: addressSubject(address) };
  await repository.forgetFailures(database, { ...subjects, account });
}

/** The address's share of a failed try; the account's was counted when it began. */
export async function failTry({ database, clock }: Deps, { account, address }: Try): Promise<void> {
  await repository.addFailure(database, addressSubject(address), new Date(clock()), account);
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
