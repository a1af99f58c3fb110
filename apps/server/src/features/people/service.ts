import {
  type factorReset,
  IDENTITY,
  type Identity,
  isStrongPassword,
  type OutputOf,
  type ParsedInputOf,
  type passwordReset,
  type profileSave,
  type userDetail,
  type userDisable,
  type userList,
  type userSave,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { passwordRules, readKept } from '../../settings.ts';
import {
  endAccess,
  endSessions,
  hashPassword,
  keepFormerPassword,
  removeAllFactors,
} from '../account/service.ts';
import { setEnrolments, tellRegistration } from '../course/service.ts';
import { newPassword } from './new-password.ts';
import { assertKeeper, assertKeeps, keptBy } from './policy.ts';
import * as repository from './repository.ts';

export type Sender = Pick<RequestContext, 'caller' | 'address'>;

/** Whose accounts a person keeps; who keeps none is refused. */
export function keptIdentities(caller: Caller): Identity[] {
  assertKeeper(caller);
  return keptBy(caller);
}

export async function listUsers(
  { database }: Deps,
  caller: Caller,
  { page, size, sort, order, ...filter }: ParsedInputOf<typeof userList>,
): Promise<OutputOf<typeof userList>> {
  assertKeeps(caller, filter.identity);
  const slice = { offset: (page - 1) * size, limit: size };
  return { ...(await repository.listUsers(database, filter, { sort, order }, slice)), page, size };
}

export async function readUser(
  { database }: Deps,
  caller: Caller,
  id: number,
): Promise<OutputOf<typeof userDetail>> {
  assertKeeper(caller);
  const user = (await repository.userById(database, id)) ?? refuse('not_found');
  assertKeeps(caller, user.identity);
  const [runs, last] = await Promise.all([
    repository.runCountsOf(database, id),
    repository.lastLoginOf(database, id),
  ]);
  return { ...user, runs, last_login_at: last?.getTime() ?? null };
}

/** Makes an account, or changes what may change of one. */
export async function saveUser(
  deps: Deps,
  sender: Sender,
  draft: ParsedInputOf<typeof userSave>,
): Promise<OutputOf<typeof userSave>> {
  assertKeeps(sender.caller, draft.identity);
  if (draft.id) return changeUser(deps, sender, { ...draft, id: draft.id });
  const rules = passwordRules(await readKept(deps.database));
  const password = draft.password ?? newPassword(rules);
  if (!isStrongPassword(password, draft.account, rules)) refuse('bad_parameter', { password: 'too_weak' });
  const password_hash = await hashPassword(password, deps.passwordCost);
  const id = await orTaken(() =>
    inTransaction(deps.database, async (tx) => {
      const { account, identity } = draft;
      const [made] = await repository.addUsers(tx, [
        { ...fieldsOf(draft), account, identity, password_hash, password_given: true },
      ]);
      if (!made) throw new Error('the account was not kept');
      await enrol(tx, made.id, draft);
      await audit(tx, sender, draft.identity >= IDENTITY.admin ? 'admin_created' : 'user_saved', account);
      return made.id;
    }),
  );
  return { id, password: draft.password ? null : password };
}

async function changeUser(
  deps: Deps,
  sender: Sender,
  draft: ParsedInputOf<typeof userSave> & { readonly id: number },
): Promise<OutputOf<typeof userSave>> {
  await inTransaction(deps.database, async (tx) => {
    const user = await lockOne(tx, sender.caller, draft.id);
    if (user.account !== draft.account) refuse('bad_parameter', { account: 'unchangeable' });
    if (user.identity !== draft.identity) refuse('bad_parameter', { identity: 'unchangeable' });
    await repository.changeUser(tx, draft.id, fieldsOf(draft));
    await enrol(tx, draft.id, draft);
    await audit(tx, sender, 'user_saved', user.account);
    await tellRegistration(deps, tx, [draft.id]);
  });
  return { id: draft.id, password: null };
}

function fieldsOf(draft: ParsedInputOf<typeof userSave>) {
  const { name, student_id, email, contact, outside } = draft;
  return { name, student_id, email, contact, outside, gender: draft.gender || null };
}

async function enrol(
  tx: Transaction,
  userId: number,
  { identity, outside, class_ids }: ParsedInputOf<typeof userSave>,
): Promise<void> {
  if (identity !== IDENTITY.student) return;
  if (outside) await setEnrolments(tx, userId, []);
  else if (class_ids) await setEnrolments(tx, userId, class_ids);
}

/** The unique key decides between two who take the same account at once. */
async function orTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'users_account')) refuse('bad_parameter', { account: 'taken' });
    throw error;
  }
}

export async function disableUsers(
  deps: Deps,
  sender: Sender,
  { ids, disabled }: ParsedInputOf<typeof userDisable>,
): Promise<OutputOf<typeof userDisable>> {
  assertKeeper(sender.caller);
  return inTransaction(deps.database, async (tx) => {
    const found = await lockAll(tx, sender.caller, ids);
    const changed = found.filter((user) => user.disabled !== disabled);
    const changedIds = changed.map((user) => user.id);
    await repository.setDisabled(tx, changedIds, disabled);
    for (const user of changed) {
      if (disabled) await endSessions(deps, tx, user.id);
      await audit(tx, sender, disabled ? 'user_disabled' : 'user_enabled', user.account);
    }
    await tellRegistration(deps, tx, changedIds);
    return { changed: changed.length };
  });
}

export async function resetPassword(
  deps: Deps,
  sender: Sender,
  id: number,
): Promise<OutputOf<typeof passwordReset>> {
  assertKeeper(sender.caller);
  const kept = await readKept(deps.database);
  const password = newPassword(passwordRules(kept));
  const password_hash = await hashPassword(password, deps.passwordCost);
  await inTransaction(deps.database, async (tx) => {
    const user = await lockOne(tx, sender.caller, id);
    await keepFormerPassword(tx, id, user.password_hash, kept.settings.password_history);
    await repository.changeUser(tx, id, {
      password_hash,
      password_changed_at: new Date(deps.clock()),
      password_given: id !== sender.caller.id,
    });
    await endAccess(deps, tx, id);
    await audit(tx, sender, 'password_reset', user.account);
  });
  return { password };
}

/** For the person who has lost their second factor: the password opens the account again, until they set up another. */
export async function resetFactor(
  deps: Deps,
  sender: Sender,
  { id }: ParsedInputOf<typeof factorReset>,
): Promise<OutputOf<typeof factorReset>> {
  assertKeeper(sender.caller);
  await inTransaction(deps.database, async (tx) => {
    // Of their own somebody else takes it away, or their password would be enough.
    const [user] = await lockAll(tx, sender.caller, [id]);
    if (!user || !(await removeAllFactors(tx, id))) refuse('not_found');
    await endSessions(deps, tx, id);
    await audit(tx, sender, 'factor_reset', user.account);
  });
  return {};
}

/** Their row under the lock, for a person who may keep it and whose own account it is not. */
async function lockOne(tx: Transaction, caller: Caller, id: number): Promise<repository.UserRow> {
  const [user] = await lockAll(tx, caller, [id], { isSelfAllowed: true });
  return user ?? refuse('not_found');
}

export async function lockAll(
  tx: Transaction,
  caller: Caller,
  ids: readonly number[],
  { isSelfAllowed = false } = {},
): Promise<repository.UserRow[]> {
  const unique = [...new Set(ids)];
  const found = await repository.lockUsers(tx, unique);
  if (found.length < unique.length) refuse('not_found');
  for (const user of found) {
    assertKeeps(caller, user.identity);
    // Who could change the password of another duty's holder would have that duty too.
    if (caller.duty && user.duty && user.id !== caller.id) refuse('duty_held');
  }
  // Nobody locks themselves out.
  if (!isSelfAllowed && unique.includes(caller.id)) refuse('no_authority');
  return found;
}

/** What is a person's own to change. */
export async function saveProfile(
  { database }: Deps,
  caller: Caller,
  { email, contact }: ParsedInputOf<typeof profileSave>,
): Promise<void> {
  await inTransaction(database, (tx) => repository.changeUser(tx, caller.id, { email, contact }));
}

export async function audit(
  tx: Transaction,
  { caller, address }: Sender,
  action: Parameters<typeof recordAudit>[1]['action'],
  target: string,
  detail = '',
): Promise<void> {
  await recordAudit(tx, { action, actorId: caller.id, target, detail, address });
}
