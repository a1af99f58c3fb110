import {
  IDENTITY,
  type importList,
  LIMITS,
  type OutputOf,
  type ParsedInputOf,
  type PeopleImport,
  type UndoPlan,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Reader } from '../../db/reader.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { assertKeepsClasses, leaveClass, lockClass } from '../course/service.ts';
import * as kept from './import-repository.ts';
import { assertKeeps } from './policy.ts';
import * as repository from './repository.ts';
import { usersInUse } from './use-repository.ts';

const UNDO_MS = LIMITS.import_undo_hours * 60 * 60 * 1000;
/** How many of those that stay are named. */
const NAMED = 200;

export async function listImports(
  { database, clock }: Deps,
  caller: Caller,
  { page, size, class_id, identity = IDENTITY.student, outside = false }: ParsedInputOf<typeof importList>,
): Promise<OutputOf<typeof importList>> {
  if (class_id) assertKeepsClasses(caller);
  else assertKeeps(caller, identity);
  const of = class_id ? { class_id } : { identity, outside };
  const found = await kept.listImports(database, of, { offset: (page - 1) * size, limit: size });
  return { ...found, list: found.list.map((one) => kept.shownImport(one, UNDO_MS, clock())), page, size };
}

export async function readImport(
  { database, clock }: Deps,
  caller: Caller,
  id: number,
): Promise<PeopleImport> {
  return kept.shownImport(await importOf(database, caller, id), UNDO_MS, clock());
}

/** An import that somebody may know of: they could have made it. */
async function importOf(reader: Reader, caller: Caller, id: number): Promise<kept.KeptImport> {
  if (!administers(caller, 'user', 'course')) refuse('no_authority');
  const found = (await kept.importById(reader, id)) ?? refuse('not_found');
  if (found.of_class) assertKeepsClasses(caller);
  else assertKeeps(caller, found.identity);
  return found;
}

export async function previewUndo({ database, clock }: Deps, caller: Caller, id: number): Promise<UndoPlan> {
  const found = await importOf(database, caller, id);
  assertUndoable(found, clock());
  return shown(await planUndo(database, found));
}

/** Judged again under the locks: what somebody has begun to use since the preview stays as well. */
export async function undoImport(
  deps: Deps,
  { caller, address }: Pick<RequestContext, 'caller' | 'address'>,
  id: number,
): Promise<UndoPlan> {
  return inTransaction(deps.database, async (tx) => {
    await kept.lockImport(tx, id);
    const found = await importOf(tx, caller, id);
    assertUndoable(found, deps.clock());
    if (found.class_id) await lockClass(tx, found.class_id);
    const rows = await kept.rowsOf(tx, id);
    await repository.lockUsers(
      tx,
      rows.map(({ user_id }) => user_id),
    );
    const plan = await planUndo(tx, found);
    await leave(deps, tx, found, plan);
    for (const { id: userId, before } of plan.restore) await repository.changeUser(tx, userId, before);
    const gone = plan.remove.map((user) => user.id);
    await repository.deleteUsers(tx, gone);
    await kept.markUndone(tx, id, new Date(deps.clock()));
    await recordAudit(tx, {
      action: 'import_undone',
      actorId: caller.id,
      target: found.file_name,
      detail: `-${gone.length} accounts, ${plan.restore.length} restored, ${plan.kept.length} kept`,
      address,
    });
    tx.afterCommit(() => deps.bus.endSessions(gone));
    return shown(plan);
  });
}

async function leave(deps: Deps, tx: Transaction, found: kept.KeptImport, plan: Plan): Promise<void> {
  if (found.class_id && plan.leave.length > 0) await leaveClass(deps, tx, found.class_id, plan.leave);
}

function assertUndoable({ state, ended_at }: kept.KeptImport, now: number): void {
  if (state !== 'done' || !ended_at) refuse('import_not_done');
  if (ended_at.getTime() + UNDO_MS <= now) refuse('import_too_old');
}

interface Named {
  readonly account: string;
  readonly name: string;
}

interface Plan {
  readonly remove: readonly { readonly id: number }[];
  readonly restore: readonly { readonly id: number; readonly before: object }[];
  /** Who leaves the class, and is not removed. */
  readonly leave: readonly number[];
  readonly kept: readonly (Named & { readonly why: UndoPlan['kept'][number]['why'] })[];
}

/** What is undone: new accounts that nobody has used, changes that still stand, and places in the class of those who have done nothing there. */
async function planUndo(reader: Reader, found: kept.KeptImport): Promise<Plan> {
  const rows = await kept.usersOf(reader, found.id);
  const made = rows.filter(({ created }) => created);
  const used = await usersInUse(
    reader,
    made.map(({ user }) => user.id),
    found.class_id,
  );
  const remove: Plan['remove'][number][] = [];
  const restore: Plan['restore'][number][] = [];
  const leave: number[] = [];
  const stay: Plan['kept'][number][] = [];
  for (const { user, created, enrolled, before, after } of rows) {
    const { id, account, name } = user;
    if (created && !used.has(id)) {
      remove.push({ id });
      continue;
    }
    if (created) {
      stay.push({ account, name, why: 'used' });
      continue;
    }
    if (enrolled) leave.push(id);
    const entries = Object.entries(before ?? {});
    if (entries.length === 0) continue;
    const stands = Object.entries(after ?? {}).every(
      ([key, value]) => user[key as keyof typeof user] === value,
    );
    if (stands) restore.push({ id, before: before ?? {} });
    else stay.push({ account, name, why: 'changed' });
  }
  return { remove, restore, leave, kept: stay };
}

function shown({ remove, restore, leave, kept: stay }: Plan): UndoPlan {
  return {
    remove: remove.length,
    restore: restore.length,
    leave: leave.length,
    kept_count: stay.length,
    kept: stay.slice(0, NAMED).map((one) => ({ ...one })),
  };
}
