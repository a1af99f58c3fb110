import {
  IDENTITY,
  type Identity,
  type Imported,
  isStrongPassword,
  LIMITS,
  type PasswordRules,
  type RowFault,
} from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { Upload } from '../../http/request-context.ts';
import { passwordRules, readKept } from '../../settings.ts';
import { readTable } from '../../spreadsheets/read-sheet.ts';
import type { Table } from '../../spreadsheets/table.ts';
import { hashPassword } from '../account/service.ts';
import { newPassword } from './new-password.ts';
import * as repository from './repository.ts';
import { PERSON_COLUMNS, parsePeople, type SheetPerson, TITLES } from './sheet.ts';
import { excerptOf, placeFaults } from './sheet-excerpt.ts';

/** At once, so that people who log in meanwhile have a turn too. */
const HASHED_TOGETHER = 2;

/** The people on an uploaded sheet; refuses it whole, with every bad row: by itself, by the password rules, and by what is known of them. */
export async function readPeople(
  database: Reader,
  upload: Upload,
  identity: Identity,
  compare: (people: readonly SheetPerson[]) => Promise<readonly RowFault[]>,
): Promise<readonly SheetPerson[]> {
  const limits = { rows: LIMITS.import_rows, columns: 2 * PERSON_COLUMNS.length };
  const table = await readTable(upload.path, limits, TITLES);
  const { people, faults } = await parsePeople(table, identity);
  const weak = weakFaults(people, passwordRules(await readKept(database)));
  const all = [...faults, ...weak, ...(await compare(people))];
  if (all.length > 0) refuseRows(all, table);
  return people;
}

/** With the sheet at hand also where on it the faults are, and which other sheets were not looked at. */
export function refuseRows(faults: readonly RowFault[], table?: Table): never {
  if (!table) refuse('rows_refused', { faults });
  const { others } = table;
  if (faults.some(({ column }) => column === 'head')) refuse('rows_refused', { faults, others });
  refuse('rows_refused', { faults: placeFaults(table, faults), sheet: excerptOf(table, faults), others });
}

/** Passwords in a sheet that the settings do not let pass. */
function weakFaults(people: readonly SheetPerson[], rules: PasswordRules): RowFault[] {
  return people
    .filter(({ password, account }) => password && !isStrongPassword(password, account, rules))
    .map(({ row, name, password }) => ({
      row,
      column: 'password',
      value: password ?? '',
      fault: 'too_weak',
      name,
    }));
}

/** A password for each, made up where the sheet names none, and its hash: outside the transaction, because hashing takes its time. */
export async function prepareAccounts(
  { database, passwordCost }: Pick<Deps, 'database' | 'passwordCost'>,
  people: readonly SheetPerson[],
): Promise<PreparedAccount[]> {
  const rules = passwordRules(await readKept(database));
  const prepared: PreparedAccount[] = [];
  for (let at = 0; at < people.length; at += HASHED_TOGETHER) {
    const some = people.slice(at, at + HASHED_TOGETHER).map(async (person) => {
      const password = person.password ?? newPassword(rules);
      return { person, password, hash: await hashPassword(password, passwordCost) };
    });
    prepared.push(...(await Promise.all(some)));
  }
  return prepared;
}

export interface PreparedAccount {
  readonly person: SheetPerson;
  readonly password: string;
  readonly hash: string;
}

/** Makes the accounts; answers their ids by account. */
export async function makeAccounts(
  tx: Transaction,
  prepared: readonly PreparedAccount[],
  { identity, outside = false }: { identity: Identity; outside?: boolean },
): Promise<ReadonlyMap<string, number>> {
  const rows = prepared.map(({ person, hash }) => ({
    account: person.account,
    name: person.name,
    student_id: person.student_id,
    gender: person.gender,
    email: person.email,
    contact: person.contact,
    identity,
    outside,
    password_hash: hash,
  }));
  const made = await repository.addUsers(tx, rows);
  return new Map(made.map(({ account, id }) => [account, id]));
}

/** Pure: what an administrator hands out. */
export function createdOf(prepared: readonly PreparedAccount[]): Imported['created'] {
  return prepared.map(({ person, password }) => ({ account: person.account, name: person.name, password }));
}

/** Rows whose account someone has already: refused where new people are expected. */
export function takenFaults(
  people: readonly SheetPerson[],
  known: readonly { account: string }[],
): RowFault[] {
  const accounts = new Set(known.map(({ account }) => account));
  return people
    .filter(({ account }) => accounts.has(account))
    .map(({ row, name, account }) => ({ row, column: 'account', value: account, fault: 'taken', name }));
}

/** Rows that name an account which is another person's, or no student's: nobody is enrolled by a slip of the pen. */
export function mismatchFaults(
  people: readonly SheetPerson[],
  known: readonly { account: string; name: string; identity: number }[],
): RowFault[] {
  const byAccount = new Map(known.map((user) => [user.account, user]));
  return people.flatMap(({ row, account, name }) => {
    const user = byAccount.get(account);
    if (!user) return [];
    if (user.identity !== IDENTITY.student)
      return [{ row, column: 'account', value: account, fault: 'no_student', name }];
    return user.name === name ? [] : [{ row, column: 'name', value: name, fault: 'other_name', name }];
  });
}
