import { randomUUID } from 'node:crypto';
import { latestMoment } from '../../clocks.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import { networkOf } from './address.ts';
import * as repository from './repository.ts';

/** Failures are forgotten after this. */
const WINDOW_MS = 30 * 60_000;
const ACCOUNT_FAILURES = 5;
/** A school's many students often share one address: an address is slowed down only where someone tries many accounts. */
const ADDRESS_FAILURES = 60;
/** A try whose end was never written down (the database went away, the server was killed) stops counting after this. */
const UNDECIDED_MS = 60_000;
/** When to come again while tries that are still open fill the limit. */
const RETRY_AFTER_S = 2;

export interface Try {
  /** Null for a try that names no account: only its address can be slowed down. */
  readonly account: string | null;
  readonly address: string;
}

const accountSubject = (account: string) => `account:${account}`;
const addressSubject = (address: string) => `address:${networkOf(address)}`;
/** Under which it is kept who got in from an address. */
const entrySubject = (address: string) => `entered:${networkOf(address)}`;

/**
 * Lets `judge` look at a try. It counts as a failure from the moment it opens, so that a hundred at once are a hundred; a right one is
 * taken back, and so is one that could not be judged. Null: wrong.
 */
export async function attempt<T>(deps: Deps, of: Try, judge: () => Promise<T | null>): Promise<T | null> {
  const id = await openTry(deps, of);
  let result: T | null;
  try {
    result = await judge();
  } catch (error) {
    await takeBack(deps, id);
    throw error;
  }
  if (result === null) await repository.failTry(deps.database, id, rowsOf(of), new Date(deps.clock()));
  else await closeTry(deps, id, of);
  return result;
}

/** Refuses a known guesser without counting anything: nobody else should wait behind them. */
export async function assertMayTry({ database, clock }: Deps, of: Try): Promise<void> {
  await assertBelowLimits(database, of, clock());
}

async function openTry({ database, clock }: Deps, of: Try): Promise<string> {
  const id = randomUUID();
  const now = clock();
  await inTransaction(database, async (tx) => {
    for (const { subject } of rowsOf(of)) await repository.lockSubject(tx, subject);
    await assertBelowLimits(tx, of, now);
    const at = new Date(now);
    await repository.addTry(tx, rowsOf(of), { id, at, lapsesAt: new Date(now + UNDECIDED_MS) });
  });
  return id;
}

/** What a try counts against: the account always before the address, so that two tries never wait for each other. */
function rowsOf({ account, address }: Try): repository.TryRow[] {
  const ofAddress = { subject: addressSubject(address), account };
  return account === null ? [ofAddress] : [{ subject: accountSubject(account), account: null }, ofAddress];
}

/**
 * A right password clears the account, and at its address the slips that were made with it: a class that shares an address is not shut
 * out for mistyping. A log-in of one's own clears no failures on other people's accounts.
 */
async function closeTry({ database, clock }: Deps, id: string, { account, address }: Try): Promise<void> {
  if (account === null) return repository.forgetTry(database, id);
  const subjects = {
    own: accountSubject(account),
    shared: addressSubject(address),
    entered: entrySubject(address),
  };
  await repository.forgetFailures(database, { ...subjects, account }, new Date(clock()));
}

/** The caller is told of the fault that kept a try from being judged; a try that cannot be taken back now lapses by itself. */
async function takeBack({ database, log }: Deps, id: string): Promise<void> {
  await repository
    .forgetTry(database, id)
    .catch((error) => log.warn({ err: error }, 'a log-in that was not judged lapses by itself'));
}

async function assertBelowLimits(
  reader: repository.Tries,
  { account, address }: Try,
  now: number,
): Promise<void> {
  const window = { since: new Date(now - WINDOW_MS), now: new Date(now), until: latestMoment(now) };
  const latest = (subject: string, limit: number) =>
    repository.latestTries(reader, subject, { ...window, limit });
  if (account !== null)
    assertBelow(await latest(accountSubject(account), ACCOUNT_FAILURES), ACCOUNT_FAILURES, now);
  const shared = addressSubject(address);
  const least = await latest(shared, ADDRESS_FAILURES);
  if (least.length < ADDRESS_FAILURES) return;
  // Where a whole school gets in from one address, as many again may mistype at the same time.
  const entered = await repository.countEntered(reader, entrySubject(address), window);
  const limit = ADDRESS_FAILURES + entered;
  assertBelow(entered > 0 ? await latest(shared, limit) : least, limit, now);
}

function assertBelow(latest: readonly repository.CountedTry[], limit: number, now: number): void {
  const oldest = latest[limit - 1];
  if (!oldest) return;
  // Those that are still open may turn out right in a moment.
  if (latest.some(({ isOpen }) => isOpen)) refuse('come_again', { retry_after: RETRY_AFTER_S });
  refuse('too_many_tries', { retry_after: Math.ceil((oldest.at.getTime() + WINDOW_MS - now) / 1000) });
}
