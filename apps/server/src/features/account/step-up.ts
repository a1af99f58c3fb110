import { createHmac } from 'node:crypto';
import type { CodeName } from '@lets/contract';
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { proveAccount } from './entry.ts';
import * as repository from './repository.ts';

/**
 * The caller proves again that they know their password, counted like a log-in; what they then do is theirs and not of whoever found the
 * screen open. Answers a secret of theirs that changes with the password.
 */
export async function proveAgain(
  deps: Deps,
  { caller, address, gone }: Pick<RequestContext, 'caller' | 'address' | 'gone'>,
  password: string,
  refusal: CodeName,
): Promise<string> {
  const { account } = caller;
  await assertHasPassword(deps, caller);
  const user = await proveAccount(deps, { account, password, address, gone }, 'login_failed').catch(
    (error) => {
      // Not the code that sends a page to the log-in.
      throw error instanceof Refused && error.code === 'bad_credentials' ? refuse(refusal) : error;
    },
  );
  return made(user.password_hash);
}

/** How long a log-in at a sign-on server stands for the password of somebody who has none. */
const FRESH_MS = 10 * 60_000;

/**
 * The caller proves that the account is theirs before something about how it is opened changes: by its password, counted like a log-in,
 * or, where it has none, by a session that another server's word has opened just now.
 */
export async function proveOwn(
  deps: Deps,
  { caller, address, gone }: Pick<RequestContext, 'caller' | 'address' | 'gone'>,
  password: string,
  failure: Parameters<typeof proveAccount>[2],
): Promise<void> {
  const { database, clock } = deps;
  if (await hasPassword(database, caller.id)) {
    await proveAccount(deps, { account: caller.account, password, address, gone }, failure);
    return;
  }
  const since = new Date(clock() - FRESH_MS);
  if (!(await repository.isFromOutside(database, caller.session, since))) refuse('no_password');
}

/** Refuses in words that say where to go, instead of calling every password wrong. */
export async function assertHasPassword(
  { database }: Pick<Deps, 'database'>,
  { id }: Pick<Caller, 'id'>,
): Promise<void> {
  if (!(await hasPassword(database, id))) refuse('no_password');
}

async function hasPassword(database: Database, userId: number): Promise<boolean> {
  return (await repository.byId(database, userId))?.password_hash !== '';
}

/** The same secret, where the password was proved before. */
export async function secretOf(database: Database, userId: number): Promise<string | null> {
  const user = await repository.byId(database, userId);
  return user?.password_hash ? made(user.password_hash) : null;
}

function made(passwordHash: string): string {
  return createHmac('sha256', passwordHash).update('secret of an account').digest('hex');
}
