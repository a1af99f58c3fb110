import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Flag, Id, Identity, Page, pageOf, Time } from '../core/values.ts';

/** What is wrong with a row of a sheet: `row` as the spreadsheet numbers it, `value` as it stands there. */
export const RowFault = z.object({
  row: z.number().int(),
  column: z.string(),
  value: z.string(),
  fault: z.string(),
  /** Whose row it is. */
  name: z.string().optional(),
  /** The column as the spreadsheet letters it; none for what concerns no one cell. */
  letter: z.string().optional(),
});
export type RowFault = z.infer<typeof RowFault>;

/** The part of a refused sheet that its faults are in: bad rows with a right one before and after, passwords covered. */
export const SheetExcerpt = z.object({
  columns: z.array(z.object({ letter: z.string(), title: z.string() })),
  rows: z.array(z.object({ row: z.number().int(), cells: z.array(z.string()) })),
  /** Rows with faults that are not among these. */
  more: z.number().int(),
});
export type SheetExcerpt = z.infer<typeof SheetExcerpt>;

/** What becomes of a row: a new account, one that is changed or joins the class, one that stays as it is. */
export const ROW_OUTCOMES = ['create', 'change', 'same', 'faulty'] as const;
export const RowOutcome = z.enum(ROW_OUTCOMES);
export type RowOutcome = z.infer<typeof RowOutcome>;

const Counts = z.object({
  create: z.number().int(),
  change: z.number().int(),
  same: z.number().int(),
});

export const PlannedRow = z.object({
  row: z.number().int(),
  account: z.string(),
  name: z.string(),
  outcome: RowOutcome,
  /** Which columns of an account that is changed; `class` is that it joins the class. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
});
export type PlannedRow = z.infer<typeof PlannedRow>;

/** What an import would do. With a fault it does nothing. */
export const ImportPlan = z.object({
  /** Sent back with the import, which is refused when the sheet would do something else by then. */
  revision: z.string(),
  /** The sheet that was read; none of a text file. */
  sheet: z.string().nullable(),
  /** The other sheets of the file, which are not read. */
  others: z.array(z.string()),
  counts: Counts.extend({ faulty: z.number().int() }),
  rows: z.array(PlannedRow),
  faults: z.array(RowFault),
  excerpt: SheetExcerpt.nullable(),
});
export type ImportPlan = z.infer<typeof ImportPlan>;

/** An import that has begun, with the passwords of the accounts that it makes: told this once, and void unless it is done. */
export const ImportBegun = z.object({
  id: Id,
  created: z.array(z.object({ account: z.string(), name: z.string(), password: z.string() })),
});
export type ImportBegun = z.infer<typeof ImportBegun>;

/** `interrupted`: the server stopped while it ran. Only one that is `done` has changed anything. */
export const IMPORT_STATES = ['running', 'done', 'failed', 'interrupted', 'undone'] as const;
export const ImportState = z.enum(IMPORT_STATES);
export type ImportState = z.infer<typeof ImportState>;

export const PeopleImport = z.object({
  id: Id,
  state: ImportState,
  file: z.string(),
  by: z.string(),
  begun_at: Time,
  ended_at: Time.nullable(),
  /** Passwords made of so many. */
  done: z.number().int(),
  total: z.number().int(),
  counts: Counts,
  /** Until when it can be undone; none where it cannot. */
  undo_until: Time.nullable(),
});
export type PeopleImport = z.infer<typeof PeopleImport>;

const Account = z.object({
  identity: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)])),
  outside: Flag.default(false),
});
const Revision = z.object({ revision: z.string().max(LIMITS.token) });
const REFUSALS = ['file_refused', 'rows_refused', 'export_under_way', 'exports_busy'] as const;
const STARTS = [...REFUSALS, 'changed_meanwhile', 'import_under_way'] as const;

export const userImportPreview = declareCall({
  method: 'POST',
  path: '/account/user/import/preview',
  summary:
    'What a sheet (.xlsx, or .csv in UTF-8, UTF-16 or GB18030) in the form of the template would make and change; nothing is kept. Accounts that exist are changed in what the sheet fills in, never in name and password.',
  who: 'admin',
  body: 'multipart',
  input: Account,
  output: ImportPlan,
  codes: [...REFUSALS],
});

export const userImport = declareCall({
  method: 'POST',
  path: '/account/user/import',
  summary:
    'Begins what the preview said, all rows or none: bad rows refuse the whole (rows_refused, d = {faults: RowFault[], sheet?: SheetExcerpt}). One import at a time in a school. `/account/import/detail` says how far it is.',
  who: 'admin',
  body: 'multipart',
  input: Account.extend(Revision.shape),
  output: ImportBegun,
  codes: [...STARTS],
});

export const classStudentImportPreview = declareCall({
  method: 'POST',
  path: '/course/class/student/import/preview',
  summary: 'What a sheet of a class’s students would do; nothing is kept.',
  who: 'admin',
  body: 'multipart',
  input: z.object({ class_id: Id }),
  output: ImportPlan,
  codes: [...REFUSALS, 'not_found'],
});

export const classStudentImport = declareCall({
  method: 'POST',
  path: '/course/class/student/import',
  summary:
    'Begins to enrol everybody on a sheet in the form of the students’ template; who has no account yet gets one. Otherwise as for accounts.',
  who: 'admin',
  body: 'multipart',
  input: z.object({ class_id: Id }).extend(Revision.shape),
  output: ImportBegun,
  codes: [...STARTS, 'not_found'],
});

export const importList = declareCall({
  method: 'GET',
  path: '/account/import/list',
  summary: 'The imports of accounts of one kind, or of a class’s students, the last one first.',
  who: 'admin',
  input: Page.extend({
    identity: z.coerce.number().pipe(Identity).optional(),
    outside: Flag.optional(),
    class_id: Id.optional(),
  }),
  output: pageOf(PeopleImport),
  codes: [],
});

export const importDetail = declareCall({
  method: 'GET',
  path: '/account/import/detail',
  summary: 'One import: how far it is, or how it ended.',
  who: 'admin',
  input: z.object({ id: Id }),
  output: PeopleImport,
  codes: ['not_found'],
});

/** Why an account stays as it is when its import is undone. */
export const KEPT_WHYS = ['used', 'changed'] as const;
export const UndoPlan = z.object({
  /** Accounts that go, accounts that are set back, people who leave the class. */
  remove: z.number().int(),
  restore: z.number().int(),
  leave: z.number().int(),
  kept_count: z.number().int(),
  /** The first of those that stay, because somebody has used them or changed them since. */
  kept: z.array(z.object({ account: z.string(), name: z.string(), why: z.enum(KEPT_WHYS) })),
});
export type UndoPlan = z.infer<typeof UndoPlan>;

export const importUndoPreview = declareCall({
  method: 'GET',
  path: '/account/import/undo/preview',
  summary: 'What undoing an import would do; nothing is kept.',
  who: 'admin',
  input: z.object({ id: Id }),
  output: UndoPlan,
  codes: ['not_found', 'import_not_done', 'import_too_old'],
});

export const importUndo = declareCall({
  method: 'POST',
  path: '/account/import/undo',
  summary:
    'Undoes an import within a day: accounts that it made and nobody has used are deleted, what it changed is set back where nobody changed it since, who joined the class leaves it.',
  who: 'admin',
  input: z.object({ id: Id }),
  output: UndoPlan,
  codes: ['not_found', 'import_not_done', 'import_too_old'],
});
