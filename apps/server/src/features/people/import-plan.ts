import { createHash } from 'node:crypto';
import {
  IDENTITY,
  type Identity,
  type ImportPlan,
  isStrongPassword,
  LIMITS,
  type PasswordRules,
  type PlannedRow,
  type RowFault,
} from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import { beginFor } from '../../documents/one-each.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { passwordRules, readKept } from '../../settings.ts';
import { readTable } from '../../spreadsheets/read-sheet.ts';
import type { Table } from '../../spreadsheets/table.ts';
import * as repository from './repository.ts';
import { PERSON_COLUMNS, parsePeople, type SheetPerson, TITLES } from './sheet.ts';
import { excerptOf, placeFaults } from './sheet-excerpt.ts';

/** Into what a sheet's people go: accounts of one kind, or a class, whose students then have them. */
export interface ImportTarget {
  readonly identity: Identity;
  readonly outside: boolean;
  readonly into: { readonly id: number; readonly name: string } | null;
}

/** A person on the sheet, and what becomes of them. */
export interface PlannedPerson extends Pick<PlannedRow, 'outcome' | 'changes'> {
  readonly person: SheetPerson;
}

export interface People {
  readonly planned: readonly PlannedPerson[];
  readonly faults: readonly RowFault[];
  readonly revision: string;
}

interface ReadSheet {
  readonly table: Table;
  readonly people: readonly SheetPerson[];
  readonly faults: readonly RowFault[];
}

/** What stands on an uploaded sheet, one at a time for each person. */
export async function readSheetOf(
  reader: Reader,
  { caller, file }: Pick<RequestContext, 'caller' | 'file'>,
  identity: Identity,
): Promise<ReadSheet> {
  const end = beginFor(caller.id);
  try {
    const limits = { rows: LIMITS.import_rows, columns: 2 * PERSON_COLUMNS.length };
    const table = await readTable(file.path, limits, TITLES);
    const { people, faults } = await parsePeople(table, identity);
    if (faults.some(({ column }) => column === 'head')) refuseRows(faults, table);
    const weak = weakFaults(people, passwordRules(await readKept(reader)));
    return { table, people, faults: [...faults, ...weak] };
  } finally {
    end();
  }
}

/** What becomes of people by the accounts that there are now. */
export async function planPeople(
  reader: Reader,
  people: readonly SheetPerson[],
  target: ImportTarget,
): Promise<People> {
  const accounts = people.map(({ account }) => account);
  const known = new Map(
    (await repository.usersByAccounts(reader, accounts)).map((user) => [user.account, user]),
  );
  const ids = [...known.values()].map(({ id }) => id);
  const enrolled = target.into ? await repository.enrolledIn(reader, target.into.id, ids) : new Set<number>();
  const faults: RowFault[] = [];
  const planned = people.map((person): PlannedPerson => {
    const user = known.get(person.account);
    if (!user) return { person, outcome: 'create', changes: [] };
    const fault = faultOf(person, user, target);
    if (fault) faults.push(fault);
    const changes = target.into
      ? enrolled.has(user.id)
        ? []
        : [{ column: 'class', before: '', after: target.into.name }]
      : changesOf(person, user);
    return { person, outcome: changes.length > 0 ? 'change' : 'same', changes };
  });
  return { planned, faults, revision: revisionOf(planned) };
}

/** What an import of this sheet would do, as it is shown. */
export function shownPlan(
  { table, faults }: Pick<ReadSheet, 'table' | 'faults'>,
  { planned, faults: known, revision }: People,
): ImportPlan {
  const all = placeFaults(table, [...faults, ...known]);
  const bad = new Set(all.map(({ row }) => row));
  const rows = planned.map(({ person: { row, account, name }, outcome, changes }): PlannedRow => {
    const isBad = bad.has(row);
    return { row, account, name, outcome: isBad ? 'faulty' : outcome, changes: isBad ? [] : [...changes] };
  });
  const count = (wanted: PlannedRow['outcome']) => rows.filter(({ outcome }) => outcome === wanted).length;
  const [create, change, same] = [count('create'), count('change'), count('same')];
  return {
    revision,
    sheet: table.sheet,
    others: [...table.others],
    counts: { create, change, same, faulty: bad.size },
    rows,
    faults: all,
    excerpt: all.length > 0 ? excerptOf(table, all) : null,
  };
}

/** With the sheet at hand also where on it the faults are, and which other sheets were not looked at. */
export function refuseRows(faults: readonly RowFault[], table: Table): never {
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

/** A row that names another person's account, or one of another kind: nobody is changed or enrolled by a slip of the pen. */
function faultOf(person: SheetPerson, user: repository.UserRow, target: ImportTarget): RowFault | null {
  const { row, account, name } = person;
  const at = (fault: string) => ({ row, column: 'account', value: account, fault, name });
  if (target.into && user.identity !== IDENTITY.student) return at('no_student');
  const isOfKind =
    user.identity === target.identity && !user.automatic && (target.into || user.outside === target.outside);
  if (!isOfKind) return at('taken');
  return user.name === name ? null : { row, column: 'name', value: name, fault: 'other_name', name };
}

/** What a sheet may change of an account that exists; a cell that is left empty changes nothing. */
export const CHANGEABLE = ['student_id', 'gender', 'email', 'contact'] as const;

function changesOf(person: SheetPerson, user: repository.UserRow): PlannedRow['changes'] {
  return CHANGEABLE.flatMap((column) => {
    const [before, after] = [user[column] ?? '', person[column] ?? ''];
    return after && after !== before ? [{ column, before, after }] : [];
  });
}

function revisionOf(planned: readonly PlannedPerson[]): string {
  const hash = createHash('sha256');
  for (const { person, outcome, changes } of planned)
    hash.update(JSON.stringify([person.row, person.account, person.name, outcome, changes]));
  return hash.digest('base64url');
}
