import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Bilingual, type Identity, type Language, type RowFault, userSave } from '@lets/contract';
import { faultsOf } from '../../http/faults.ts';
import { type OddKind, plainTitle, type Table } from '../../spreadsheets/table.ts';

/** A person as a class list tells of them. */
export interface SheetPerson {
  /** As the spreadsheet numbers its rows. */
  readonly row: number;
  readonly account: string;
  readonly name: string;
  readonly student_id: string;
  readonly gender: 'male' | 'female' | null;
  readonly email: string;
  readonly contact: string;
  /** Null: to be made up. */
  readonly password: string | null;
}

export type ColumnKey = 'name' | 'student_id' | 'account' | 'gender' | 'email' | 'contact' | 'password';

interface Column {
  readonly key: ColumnKey;
  readonly title: Bilingual;
  readonly width: number;
}

export const PERSON_COLUMNS: readonly Column[] = [
  { key: 'name', title: { zh: '姓名', en: 'Name' }, width: 14 },
  { key: 'student_id', title: { zh: '学工号', en: 'ID number' }, width: 16 },
  { key: 'account', title: { zh: '账号', en: 'Account' }, width: 16 },
  { key: 'gender', title: { zh: '性别', en: 'Gender' }, width: 8 },
  { key: 'email', title: { zh: '邮箱', en: 'Email' }, width: 26 },
  { key: 'contact', title: { zh: '联系方式', en: 'Contact' }, width: 18 },
  { key: 'password', title: { zh: '初始密码', en: 'Initial password' }, width: 18 },
];

/** Other words that schools write above the same column. */
const ALIASES: Readonly<Record<string, ColumnKey>> = {
  学号: 'student_id',
  工号: 'student_id',
  'student id': 'student_id',
  'staff id': 'student_id',
  手机: 'contact',
  电话: 'contact',
  phone: 'contact',
  密码: 'password',
  password: 'password',
};

export const GENDERS: Readonly<Record<'male' | 'female', Bilingual>> = {
  male: { zh: '男', en: 'male' },
  female: { zh: '女', en: 'female' },
};

/** Pure: the words of a new template's head. */
export function headOf(lang: Language): { title: string; width: number }[] {
  return PERSON_COLUMNS.map(({ title, width }) => ({ title: title[lang], width }));
}

/** All titles that we know: by them a sheet and its head are found. */
export const TITLES: readonly string[] = [
  ...PERSON_COLUMNS.flatMap(({ title }) => [title.zh, title.en]),
  ...Object.keys(ALIASES),
];

/** Rows that are checked before others have their turn. */
const ROWS_A_TURN = 250;

/**
 * The people on a sheet and everything that is wrong with it, each cell's fault once and in the order of the rows. Columns are found by their
 * heads in either language and any order; an empty account is the ID number.
 */
export async function parsePeople(
  { rows, above, odd }: Pick<Table, 'rows' | 'above' | 'odd'>,
  identity: Identity,
): Promise<{ readonly people: readonly SheetPerson[]; readonly faults: readonly RowFault[] }> {
  const [head = [], ...body] = rows;
  const places = placesOf(head);
  if (!places.has('name') || !(places.has('account') || places.has('student_id'))) {
    return {
      people: [],
      faults: [{ row: above + 1, column: 'head', value: head.join(' '), fault: 'missing' }],
    };
  }
  const cell = (cells: readonly string[], key: ColumnKey) => cells[places.get(key) ?? -1]?.trim() ?? '';
  const oddities = new Map(odd.map(({ row, column, kind }) => [`${row} ${column}`, kind]));
  const people: SheetPerson[] = [];
  const faults: RowFault[] = [];
  const seen = new Map<string, number>();
  for (const [index, cells] of body.entries()) {
    if (index % ROWS_A_TURN === ROWS_A_TURN - 1) await nextTurn();
    if (!cells.some((text) => text.trim())) continue;
    const row = above + index + 2;
    const raw = Object.fromEntries(PERSON_COLUMNS.map(({ key }) => [key, cell(cells, key)])) as Record<
      ColumnKey,
      string
    >;
    const mangled = mangledIn(raw, (key) => oddities.get(`${index + 1} ${places.get(key)}`));
    if (!raw.account) raw.account = raw.student_id;
    const gender = genderOf(raw.gender);
    const wrong: Record<string, string> = {
      ...faultsOfPerson({ ...raw, gender: gender ?? '' }, identity),
      ...(gender === null && raw.gender && { gender: 'not_one_of' }),
      ...mangled,
    };
    // An account that is the ID number has the ID number's fault.
    if (mangled.student_id && !cell(cells, 'account')) delete wrong.account;
    const first = seen.get(raw.account.toLowerCase());
    if (first !== undefined && !wrong.account) wrong.account = 'twice';
    if (raw.account && first === undefined) seen.set(raw.account.toLowerCase(), row);
    for (const { key } of PERSON_COLUMNS) {
      if (wrong[key]) faults.push({ row, column: key, value: raw[key], fault: wrong[key], name: raw.name });
    }
    people.push({ ...raw, row, gender, password: raw.password || null });
  }
  if (people.length === 0) faults.push({ row: above + 2, column: 'head', value: '', fault: 'empty' });
  return { people, faults };
}

/** Pure: where each column stands; of two with one title the first. */
export function placesOf(head: readonly string[]): ReadonlyMap<string, number> {
  return new Map(head.map((title, index) => [keyOf(title), index] as const).reverse());
}

const LOOKS_LIKE: readonly (readonly [pattern: RegExp, kind: OddKind])[] = [
  [/^\d{1,4}[/年]\d{1,2}[/月]\d{1,4}日?$/, 'date'],
  [/^(\d{4}年)?\d{1,2}月(\d{1,2}日)?$/, 'date'],
  [/^(\d{1,2}-[A-Za-z]{3}(-\d{2,4})?|[A-Za-z]{3}-\d{2})$/, 'date'],
  [/^\d+ ?\d*\/\d+$/, 'fraction'],
  [/^\d(\.\d+)?[Ee]\+\d+$/, 'long_number'],
];

/** Numbers that a spreadsheet took for something else, by the cell's kind or, in a text file and when it became a text, by its look. */
function mangledIn(
  raw: Readonly<Record<ColumnKey, string>>,
  kindOf: (key: ColumnKey) => OddKind | undefined,
): Partial<Record<ColumnKey, OddKind>> {
  const looks = (key: ColumnKey) =>
    key === 'student_id' || key === 'account'
      ? LOOKS_LIKE.find(([pattern]) => pattern.test(raw[key]))?.[1]
      : undefined;
  const found = PERSON_COLUMNS.map(({ key }) => [key, kindOf(key) ?? looks(key)] as const);
  return Object.fromEntries(found.filter(([, kind]) => kind));
}

/** The rules are the form's own. */
function faultsOfPerson(raw: Record<string, string>, identity: Identity): Record<string, string> {
  const { password, ...fields } = raw;
  const given = { ...fields, identity, ...(password && { password }) };
  const parsed = userSave.input.safeParse(given, { reportInput: true });
  return parsed.success ? {} : faultsOf(parsed.error, given);
}

function keyOf(title: string): string {
  const said = plainTitle(title);
  const column = PERSON_COLUMNS.find(({ title: { zh, en } }) => said === zh || said === en.toLowerCase());
  return column?.key ?? ALIASES[said] ?? `?${said}`;
}

function genderOf(text: string): 'male' | 'female' | null {
  const said = text.trim().toLowerCase();
  const found = Object.entries(GENDERS).find(([key, { zh }]) => said === key || said === zh);
  return (found?.[0] as 'male' | 'female' | undefined) ?? null;
}
