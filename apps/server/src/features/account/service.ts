import {
  type accountUsers,
  isStrongPassword,
  type login,
  type Me,
  type OutputOf,
  type ParsedInputOf,
  type passwordUpdate,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import type { OpenedSession, RequestContext } from '../../http/request-context.ts';
import { hashToken } from '../../http/session.ts';
import { passwordRules, readKept } from '../../settings.ts';
import { belongingsOf } from '../course/service.ts';
import { meOf, openSession, proveAccount } from './entry.ts';
import { hashPassword } from './passwords.ts';
import * as repository from './repository.ts';
import { unbind } from './wechat/repository.ts';

export { hashPassword } from './passwords.ts';
export { proveAgain, secretOf } from './step-up.ts';

/** Opens a session by account and password. */
export async function logIn(
  deps: Deps,
  { account, password }: ParsedInputOf<typeof login>['userData'],
  { address, cookies, gone }: Pick<RequestContext, 'address' | 'cookies' | 'gone'>,
): Promise<OpenedSession> {
  const user = await proveAccount(deps, { account, password, address, gone }, 'login_failed');
  return openSession(deps, user, { address, cookies });
}

/** Answers the same with and without a session. */
export async function logOut(deps: Deps, { cookies }: Pick<RequestContext, 'cookies'>): Promise<void> {
  if (!cookies.session) return;
  const userId = await repository.endSession(deps.database, hashToken(cookies.session));
  if (userId !== null) deps.bus.endSessions([userId]);
}

/** Ends every session of the account and its WeChat binding, so that an intruder who had learnt the old password is out. */
export async function changePassword(
  deps: Deps,
  { account, old_password, new_password }: ParsedInputOf<typeof passwordUpdate>,
  { address, gone }: Pick<RequestContext, 'address' | 'gone'>,
): Promise<void> {
  const user = await proveAccount(
    deps,
    { account, password: old_password, address, gone },
    'password_change_failed',
  );
  const rules = passwordRules(await readKept(deps.database));
  if (!isStrongPassword(new_password, account, rules)) refuse('bad_parameter', { new_password: 'too_weak' });
  const hash = await hashPassword(new_password, deps.passwordCost);
  await inTransaction(deps.database, async (tx) => {
    await repository.setPassword(tx, user.id, hash);
    await endAccess(deps, tx, user.id);
    await recordAudit(tx, { action: 'password_changed', actorId: user.id, target: account, address });
  });
}

/** Ends all access that a person has now: their sessions, and WeChat. */
export async function endAccess(deps: Pick<Deps, 'bus'>, tx: Transaction, userId: number): Promise<void> {
  await endSessions(deps, tx, userId);
  await unbind(tx, userId);
}

export async function endSessions(
  { bus }: Pick<Deps, 'bus'>,
  tx: Transaction,
  userId: number,
): Promise<void> {
  await repository.endSessionsOf(tx, userId);
  tx.afterCommit(() => bus.endSessions([userId]));
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
    identity: person.identity,
    class_ids: (classesOf.get(person.id) ?? []).filter((id) => visible?.includes(id) ?? true),
  }));
  return { total, page, size, list: rows };
}

/** Null: all of them. */
async function visibleClassIds(database: Deps['database'], caller: Caller): Promise<number[] | null> {
  if (administers(caller, 'user', 'course', 'experiment', 'project')) return null;
  const { enrolledClassIds, taughtClassIds } = await belongingsOf(database, caller.id);
  return [...enrolledClassIds, ...taughtClassIds];
}
