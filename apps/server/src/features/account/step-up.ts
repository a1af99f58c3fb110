import { createHmac } from 'node:crypto';
import type { CodeName } from '@lets/contract';
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
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
  const user = await proveAccount(deps, { account, password, address, gone }, 'login_failed').catch(
    (error) => {
      // Not the code that sends a page to the log-in.
      throw error instanceof Refused && error.code === 'bad_credentials' ? refuse(refusal) : error;
    },
  );
  return made(user.password_hash);
}

/** The same secret, where the password was proved before. */
export async function secretOf(database: Database, userId: number): Promise<string | null> {
  const user = await repository.byId(database, userId);
  return user && made(user.password_hash);
}

function made(passwordHash: string): string {
  return createHmac('sha256', passwordHash).update('secret of an account').digest('hex');
}
