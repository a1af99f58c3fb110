import {
  type accountUsers,
  isStrongPassword,
  type login,
  type Me,
  type OutputOf,
  type ParsedInputOf,
  type passwordUpdate,
  type SignInDemand,
  type signInStanding,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { SessionOrigin } from '../../db/session-origin.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import type { OpenedSession, RequestContext } from '../../http/request-context.ts';
import { hashToken } from '../../http/session.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { passwordRules, readKept } from '../../settings.ts';
import { throttle } from '../../throttle.ts';
import { belongingsOf } from '../course/service.ts';
import { meOf, proveAccount } from './entry.ts';
import { isFactor, waysOf } from './factor/repository.ts';
import { enter } from './factor/second-step.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import * as repository from './repository.ts';
import { assertHasPassword } from './step-up.ts';
import { unbind } from './wechat/repository.ts';

export { proveAccount } from './entry.ts';
export { removeAllFactors } from './factor/repository.ts';
export { enter } from './factor/second-step.ts';
export { warnOfForeignSecrets } from './factor/service.ts';
export { hashPassword } from './passwords.ts';
export { byId, keepFormerPassword, type UserRecord } from './repository.ts';
export { proveAgain, proveOwn, secretOf } from './step-up.ts';
export { attempt } from './tries.ts';
export { takingTurns } from './turns.ts';

/** Opens a session by account and password. */
export async function logIn(
  deps: Deps,
  { account, password }: ParsedInputOf<typeof login>['userData'],
  { address, cookies, gone }: Pick<RequestContext, 'address' | 'cookies' | 'gone'>,
): Promise<OpenedSession> {
  const user = await proveAccount(deps, { account, password, address, gone }, 'login_failed');
  return enter(deps, user, { address, cookies });
}

/** Answers where the session came from, if another server's word had opened it. */
export async function logOut(
  deps: Deps,
  { cookies }: Pick<RequestContext, 'cookies'>,
): Promise<SessionOrigin | null> {
  if (!cookies.session) return null;
  const hash = hashToken(cookies.session);
  const origin = await repository.originOf(deps.database, hash);
  const userId = await repository.endSession(deps.database, hash);
  if (userId !== null) deps.bus.endSessions([userId]);
  return userId === null ? null : origin;
}

/** Ends every session of the account and its WeChat binding, so that an intruder who had learnt the old password is out. */
export async function changePassword(
  deps: Deps,
  { account, old_password, new_password }: ParsedInputOf<typeof passwordUpdate>,
  { address, gone, maybeCaller }: Pick<RequestContext, 'address' | 'gone' | 'maybeCaller'>,
): Promise<void> {
  // Of an account of others this must not be told.
  if (maybeCaller?.account === account) await assertHasPassword(deps, maybeCaller);
  const user = await proveAccount(
    deps,
    { account, password: old_password, address, gone },
    'password_change_failed',
  );
  // The password alone is half of what such an account asks for.
  if (maybeCaller?.id !== user.id && isFactor(await waysOf(deps.database, user.id))) refuse('log_in_first');
  const kept = await readKept(deps.database);
  if (!isStrongPassword(new_password, account, passwordRules(kept)))
    refuse('bad_parameter', { new_password: 'too_weak' });
  const { password_history } = kept.settings;
  await assertNotUsedBefore(deps, user.id, { password: new_password, among: password_history });
  const hash = await hashPassword(new_password, deps.passwordCost);
  await inTransaction(deps.database, async (tx) => {
    await repository.keepFormerPassword(tx, user.id, user.password_hash, password_history);
    await repository.setPassword(tx, user.id, hash, new Date(deps.clock()));
    await endAccess(deps, tx, user.id);
    await recordAudit(tx, { action: 'password_changed', actorId: user.id, target: account, address });
  });
}

async function assertNotUsedBefore(
  deps: Deps,
  userId: number,
  { password, among }: { readonly password: string; readonly among: number },
): Promise<void> {
  if (among === 0) return;
  await throttle(deps, `password_change ${userId}`, SERVER_LIMITS.rates.password_changes);
  for (const hash of await repository.formerPasswordsOf(deps.database, userId, among)) {
    if (await isPasswordOf(hash, password, deps.passwordCost))
      refuse('bad_parameter', { new_password: 'used_before' });
  }
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

/** What the caller must do first, and how long they may be idle. */
export async function readStanding(
  { database }: Deps,
  demand: SignInDemand | null,
): Promise<OutputOf<typeof signInStanding>> {
  return { demand, idle_minutes: (await readKept(database)).settings.idle_minutes };
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
