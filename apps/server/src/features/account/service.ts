import type { accountUsers, login, Me, OutputOf, ParsedInputOf, passwordUpdate } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import { administers, isAdministrator } from '../../http/gate.ts';
import type { Caller, RequestContext } from '../../http/routing.ts';
import { hashToken, isSystemClosed, newToken, SESSION_MS } from '../../http/session.ts';
import { belongingsOf } from '../course/service.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import * as repository from './repository.ts';
import { closeTry, failTry, openTry } from './tries.ts';

export { hashPassword } from './passwords.ts';

/** Opens a session with a new id and answers its token; a session the browser still had ends. */
export async function logIn(
  deps: Deps,
  { account, password }: ParsedInputOf<typeof login>['userData'],
  { address, cookies }: Pick<RequestContext, 'address' | 'cookies'>,
): Promise<{ token: string; me: Me }> {
  const user = await proveAccount(deps, { account, password, address }, 'login_failed');
  if (!isAdministrator(user.identity) && (await isSystemClosed(deps.database))) refuse('system_closed');
  const token = newToken();
  const now = deps.clock();
  await inTransaction(deps.database, async (tx) => {
    if (cookies.session) await repository.endSession(tx, hashToken(cookies.session));
    await repository.addSession(tx, {
      tokenHash: hashToken(token),
      userId: user.id,
      at: new Date(now),
      expiresAt: new Date(now + SESSION_MS),
    });
    await recordAudit(tx, { action: 'login', actorId: user.id, target: account, address });
  });
  return { token, me: await meOf(deps, user) };
}

/** Answers the same with and without a session. */
export async function logOut(deps: Deps, { cookies }: Pick<RequestContext, 'cookies'>): Promise<void> {
  if (!cookies.session) return;
  const userId = await repository.endSession(deps.database, hashToken(cookies.session));
  if (userId !== null) deps.bus.endSessions([userId]);
}

/** Ends every session of the account, so that whoever had learnt the old password is out. */
export async function changePassword(
  deps: Deps,
  { account, old_password, new_password }: ParsedInputOf<typeof passwordUpdate>,
  address: string,
): Promise<void> {
  const user = await proveAccount(
    deps,
    { account, password: old_password, address },
    'password_change_failed',
  );
  const hash = await hashPassword(new_password);
  await inTransaction(deps.database, async (tx) => {
    await repository.setPassword(tx, user.id, hash);
    await repository.endSessionsOf(tx, user.id);
    await recordAudit(tx, { action: 'password_changed', actorId: user.id, target: account, address });
    tx.afterCommit(() => deps.bus.endSessions([user.id]));
  });
}

/** Who the caller is, with what the page shows of them. */
export async function whoAmI(deps: Deps, caller: Caller): Promise<Me> {
  const user = await repository.byId(deps.database, caller.id);
  return user ? meOf(deps, user) : refuse('not_logged_in');
}

/** People whom the caller may work with; what a student may know ends at the classes they share. */
export async function listPeople(
  { database }: Deps,
  caller: Caller,
  { identity, class_id, q, page, size }: ParsedInputOf<typeof accountUsers>,
): Promise<OutputOf<typeof accountUsers>> {
  const visible = await visibleClassIds(database, caller);
  const classIds = class_id ? [class_id].filter((id) => visible?.includes(id) ?? true) : visible;
  const { list, total } = await repository.findPeople(
    database,
    { classIds, identity, text: q },
    { offset: (page - 1) * size, limit: size },
  );
  const ids = list.map((person) => person.id);
  const classesOf = await repository.classIdsOf(database, ids);
  const rows = list.map((person) => ({
    ...person,
    identity: person.identity as Me['identity'],
    class_ids: (classesOf.get(person.id) ?? []).filter((id) => visible?.includes(id) ?? true),
  }));
  return { total, page, size, list: rows };
}

/** Null: all of them. */
async function visibleClassIds(database: Deps['database'], caller: Caller): Promise<number[] | null> {
  if (administers(caller, 'user', 'course', 'experiment')) return null;
  const { enrolledClassIds, taughtClassIds } = await belongingsOf(database, caller.id);
  return [...enrolledClassIds, ...taughtClassIds];
}

/** The same refusal, after the same time, whether the account or the password is wrong, or the user disabled. */
async function proveAccount(
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

async function meOf({ database }: Deps, user: repository.UserRecord): Promise<Me> {
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
  };
}
