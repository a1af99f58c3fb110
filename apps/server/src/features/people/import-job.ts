import { recordAudit } from '../../audit.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { hashPassword } from '../account/service.ts';
import { enrolInClass, lockClass } from '../course/service.ts';
import { CHANGEABLE, type ImportTarget, type People, type PlannedPerson, planPeople } from './import-plan.ts';
import * as kept from './import-repository.ts';
import * as repository from './repository.ts';
import type { SheetPerson } from './sheet.ts';

export interface PreparedAccount {
  readonly person: SheetPerson;
  readonly password: string;
}

interface Work {
  readonly target: ImportTarget;
  readonly people: readonly SheetPerson[];
  readonly plan: People;
  readonly accounts: readonly PreparedAccount[];
}

type Sender = Pick<RequestContext, 'caller' | 'address' | 'file'>;

/** At once, so that people who log in meanwhile have a turn too. */
const HASHED_TOGETHER = 2;
const BEAT_MS = 1000;

/** What a started import fails of, and by which it keeps nothing. */
class ImportStopped extends Error {}

/**
 * Begins an import and goes on with it behind the answer. All of it is kept in one transaction at its end: a server that stops meanwhile has
 * kept nothing.
 * @throws Refused import_under_way
 */
export async function beginImport(deps: Deps, sender: Sender, work: Work): Promise<number> {
  const { planned } = work.plan;
  const count = (wanted: PlannedPerson['outcome']) =>
    planned.filter(({ outcome }) => outcome === wanted).length;
  await kept.interruptStale(deps.database);
  const id = await orUnderWay(() =>
    kept.addImport(deps.database, {
      by_id: sender.caller.id,
      file_name: sender.file.name.slice(0, 120),
      identity: work.target.identity,
      outside: work.target.outside,
      of_class: work.target.into !== null,
      class_id: work.target.into?.id ?? null,
      total: work.accounts.length,
      created: count('create'),
      changed: count('change'),
      same: count('same'),
    }),
  );
  void run(deps, sender, id, work);
  return id;
}

async function orUnderWay<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'people_imports_running')) refuse('import_under_way');
    throw error;
  }
}

async function run(deps: Deps, sender: Sender, id: number, work: Work): Promise<void> {
  try {
    const hashes = await hashAll(deps, id, work.accounts);
    await inTransaction(deps.database, (tx) => keep(deps, tx, sender, id, work, hashes));
  } catch (error) {
    deps.log.warn({ err: error, import: id }, 'an import of people was not kept');
    await kept.endImport(deps.database, id, 'failed', new Date(deps.clock())).catch(() => {});
  }
}

async function hashAll(
  { database, passwordCost }: Deps,
  id: number,
  accounts: readonly PreparedAccount[],
): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  let told = performance.now();
  for (let at = 0; at < accounts.length; at += HASHED_TOGETHER) {
    await Promise.all(
      accounts.slice(at, at + HASHED_TOGETHER).map(async ({ person, password }) => {
        hashes.set(person.account, await hashPassword(password, passwordCost));
      }),
    );
    if (performance.now() - told < BEAT_MS) continue;
    told = performance.now();
    if (!(await kept.beat(database, id, hashes.size))) throw new ImportStopped('declared interrupted');
  }
  await kept.beat(database, id, hashes.size);
  return hashes;
}

async function keep(
  deps: Deps,
  tx: Transaction,
  { caller, address }: Sender,
  id: number,
  { target, people, plan }: Work,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  if (!(await kept.lockRunning(tx, id))) throw new ImportStopped('declared interrupted');
  if (target.into) await lockClass(tx, target.into.id);
  const known = await repository.usersByAccounts(
    tx,
    people.map(({ account }) => account),
  );
  const before = new Map(
    (
      await repository.lockUsers(
        tx,
        known.map((user) => user.id),
      )
    ).map((user) => [user.account, user]),
  );
  // What was shown holds still, or nothing is done.
  const now = await planPeople(tx, people, target);
  if (now.revision !== plan.revision || now.faults.length > 0) throw new ImportStopped('changed meanwhile');
  const made = await makeAccounts(tx, plan, target, hashes);
  const changed = await changeAccounts(tx, plan, target, before);
  const enrolled = new Set<number>();
  if (target.into) {
    const ids = [...made.values(), ...changed.map(({ user_id }) => user_id)];
    for (const one of await enrolInClass(deps, tx, target.into.id, ids)) enrolled.add(one);
  }
  await kept.addRows(tx, [
    ...[...made.values()].map((user_id) => ({
      import_id: id,
      user_id,
      created: true,
      enrolled: enrolled.has(user_id),
    })),
    ...changed.map((row) => ({
      ...row,
      import_id: id,
      created: false,
      enrolled: enrolled.has(row.user_id),
    })),
  ]);
  await kept.endImport(tx, id, 'done', new Date(deps.clock()));
  await recordAudit(tx, {
    action: 'import',
    actorId: caller.id,
    target: target.into?.name ?? 'account',
    detail: `${made.size} accounts${changed.length > 0 ? `, +${changed.length}` : ''}`,
    address,
  });
}

/** Answers the new accounts' ids by account. */
async function makeAccounts(
  tx: Transaction,
  { planned }: People,
  { identity, outside }: ImportTarget,
  hashes: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, number>> {
  const rows = planned
    .filter(({ outcome }) => outcome === 'create')
    .map(({ person: { account, name, student_id, gender, email, contact } }) => ({
      account,
      name,
      student_id,
      gender,
      email,
      contact,
      identity,
      outside,
      password_hash: hashes.get(account) ?? '',
      password_given: true,
    }));
  const made = await repository.addUsers(tx, rows);
  return new Map(made.map(({ account, id }) => [account, id]));
}

/** Changes what the plan says; joining a class makes a visitor one of the school. */
async function changeAccounts(
  tx: Transaction,
  { planned }: People,
  { into }: ImportTarget,
  known: ReadonlyMap<string, repository.UserRow>,
) {
  const changed: Pick<kept.ImportRow, 'user_id' | 'before' | 'after'>[] = [];
  for (const { person, outcome, changes } of planned) {
    const user = outcome === 'change' ? known.get(person.account) : undefined;
    if (!user) continue;
    const columns = into ? [] : CHANGEABLE.filter((key) => changes.some(({ column }) => column === key));
    const after = Object.fromEntries(columns.map((key) => [key, person[key]]));
    const before = Object.fromEntries(columns.map((key) => [key, user[key]]));
    if (columns.length > 0) await repository.changeUser(tx, user.id, after);
    const joins = into !== null && user.outside;
    changed.push({
      user_id: user.id,
      before: joins ? { outside: true } : before,
      after: joins ? { outside: false } : after,
    });
  }
  return changed;
}
