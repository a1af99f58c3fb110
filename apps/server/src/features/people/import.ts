import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type classStudentImport,
  type classStudentImportPreview,
  IDENTITY,
  type ImportBegun,
  type ImportPlan,
  type ParsedInputOf,
  type userImport,
  type userImportPreview,
} from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { passwordRules, readKept } from '../../settings.ts';
import { assertKeepsClasses, readClass } from '../course/service.ts';
import { beginImport, type PreparedAccount } from './import-job.ts';
import { type ImportTarget, planPeople, readSheetOf, refuseRows, shownPlan } from './import-plan.ts';
import { newPassword } from './new-password.ts';
import { assertKeeps } from './policy.ts';
import type { SheetPerson } from './sheet.ts';

type Sender = Pick<RequestContext, 'caller' | 'address' | 'file'>;

export async function previewUsers(
  { database }: Deps,
  sender: Sender,
  input: ParsedInputOf<typeof userImportPreview>,
): Promise<ImportPlan> {
  return preview(database, sender, accountsOf(sender.caller, input));
}

export async function importUsers(
  deps: Deps,
  sender: Sender,
  { revision, ...input }: ParsedInputOf<typeof userImport>,
): Promise<ImportBegun> {
  return begin(deps, sender, accountsOf(sender.caller, input), revision);
}

export async function previewStudents(
  { database }: Deps,
  sender: Sender,
  { class_id }: ParsedInputOf<typeof classStudentImportPreview>,
): Promise<ImportPlan> {
  return preview(database, sender, await classOf(database, sender.caller, class_id));
}

export async function importStudents(
  deps: Deps,
  sender: Sender,
  { revision, class_id }: ParsedInputOf<typeof classStudentImport>,
): Promise<ImportBegun> {
  return begin(deps, sender, await classOf(deps.database, sender.caller, class_id), revision);
}

function accountsOf(
  caller: Caller,
  { identity, outside }: ParsedInputOf<typeof userImportPreview>,
): ImportTarget {
  assertKeeps(caller, identity);
  return { identity, outside: outside && identity === IDENTITY.student, into: null };
}

async function classOf(reader: Reader, caller: Caller, classId: number): Promise<ImportTarget> {
  assertKeepsClasses(caller);
  const { id, name } = await readClass(reader, classId);
  return { identity: IDENTITY.student, outside: false, into: { id, name } };
}

async function preview(reader: Reader, sender: Sender, target: ImportTarget): Promise<ImportPlan> {
  const sheet = await readSheetOf(reader, sender, target.identity);
  return shownPlan(sheet, await planPeople(reader, sheet.people, target));
}

async function begin(
  deps: Deps,
  sender: Sender,
  target: ImportTarget,
  revision: string,
): Promise<ImportBegun> {
  const { table, people, faults } = await readSheetOf(deps.database, sender, target.identity);
  const plan = await planPeople(deps.database, people, target);
  const all = [...faults, ...plan.faults];
  if (all.length > 0) refuseRows(all, table);
  if (plan.revision !== revision) refuse('changed_meanwhile');
  const missing = plan.planned.filter(({ outcome }) => outcome === 'create').map(({ person }) => person);
  const accounts = await makeUp(deps, missing);
  const id = await beginImport(deps, sender, { target, people, plan, accounts });
  const created = accounts.map(({ person: { account, name }, password }) => ({ account, name, password }));
  return { id, created };
}

/** Passwords that are made up before others have their turn. */
const MADE_UP_TOGETHER = 500;

/** A password for each, made up where the sheet names none. */
async function makeUp({ database }: Deps, people: readonly SheetPerson[]): Promise<PreparedAccount[]> {
  const rules = passwordRules(await readKept(database));
  const made: PreparedAccount[] = [];
  for (const person of people) {
    made.push({ person, password: person.password ?? newPassword(rules) });
    if (made.length % MADE_UP_TOGETHER === 0) await nextTurn();
  }
  return made;
}
