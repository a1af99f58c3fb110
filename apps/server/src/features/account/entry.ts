import type { Me } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import { isAdministrator, modulesOf } from '../../http/gate.ts';
import type { OpenedSession, RequestContext } from '../../http/routing.ts';
import { hashToken, isSystemClosed, newToken } from '../../http/session.ts';
import { readKept } from '../../settings.ts';
import { isPasswordOf } from './passwords.ts';
import * as repository from './repository.ts';
import { closeTry, failTry, openTry } from './tries.ts';

/** Opens a session with a new id for somebody who has proved themselves; a session the browser still had ends. */
export async function openSession(
  deps: Deps,
  user: repository.UserRecord,
  about: Pick<RequestContext, 'address' | 'cookies'> & {
    readonly detail?: string;
    /** Done with it, or not at all. */
    readonly beside?: (tx: Transaction) => Promise<void>;
  },
): Promise<OpenedSession> {
  const { address, cookies, detail = '', beside } = about;
  if (!isAdministrator(user.identity) && (await isSystemClosed(deps.database))) refuse('system_closed');
  const token = newToken();
  const now = deps.clock();
  const seconds = (await readKept(deps.database)).settings.session_hours * 3600;
  await inTransaction(deps.database, async (tx) => {
    await beside?.(tx);
    if (cookies.session) await repository.endSession(tx, hashToken(cookies.session));
    await repository.addSession(tx, {
      tokenHash: hashToken(token),
      userId: user.id,
      at: new Date(now),
      expiresAt: new Date(now + seconds * 1000),
    });
    await recordAudit(tx, { action: 'login', actorId: user.id, target: user.account, detail, address });
  });
  return { token, me: await meOf(deps, user), seconds };
}

/** The same refusal, after the same time, whether the account or the password is wrong, or the user disabled. */
export async function proveAccount(
  deps: Deps,
  { account, password, address }: { account: string; password: string; address: string },
  failure: 'login_failed' | 'password_change_failed',
): Promise<repository.UserRecord> {
  await openTry(deps, { account, address });
  const found = await repository.byAccount(deps.database, account);
  const user = found?.disabled ? null : found;
  if (!(await isPasswordOf(user?.password_hash ?? null, password)) || !user) {
    await failTry(deps, { account, address });
    await recordAudit(deps.database, {
      action: failure,
      actorId: found?.id ?? null,
      target: account,
      address,
    });
    refuse('bad_credentials');
  }
  await closeTry(deps, { account, address });
  return user;
}

/** What the page shows of somebody who is logged in. */
export async function meOf({ database }: Deps, user: repository.UserRecord): Promise<Me> {
  const classNames = await repository.classNamesOf(database, user.id);
  return {
    id: user.id,
    identity: user.identity,
    account: user.account,
    name: user.name,
    email: user.email,
    contact: user.contact,
    student_id: user.student_id,
    gender: user.gender as Me['gender'],
    class_name: classNames.join('、'),
    modules: modulesOf(user),
  };
}
