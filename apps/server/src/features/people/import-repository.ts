import type { Identity, ImportState, PeopleImport } from '@lets/contract';
import { and, desc, eq, gt, lt, or, type SQL, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { peopleImportRows, peopleImports, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export type ImportRow = typeof peopleImportRows.$inferInsert;
export type KeptImport = typeof peopleImports.$inferSelect & { readonly by: string };

/** A server that works beats every second; one that is silent for so long has stopped. */
const SILENT = sql`interval '60 seconds'`;
/** A statement takes 65,535 values. */
const ADDED_TOGETHER = 5000;

/** Either way: after the database's clock was put back a server that stopped would seem to work on for hours. */
const isSilent = () =>
  or(lt(peopleImports.beat_at, sql`now() - ${SILENT}`), gt(peopleImports.beat_at, sql`now() + ${SILENT}`));

/** Ends the import of a server that stopped, so that another may begin. */
export async function interruptStale({ db }: Reader): Promise<void> {
  await db
    .update(peopleImports)
    .set({ state: 'interrupted', ended_at: sql`${peopleImports.beat_at}` })
    .where(and(eq(peopleImports.state, 'running'), isSilent()));
}

export async function addImport({ db }: Reader, values: typeof peopleImports.$inferInsert): Promise<number> {
  const [made] = await db.insert(peopleImports).values(values).returning({ id: peopleImports.id });
  if (!made) throw new Error('the import was not kept');
  return made.id;
}

/** False: it was declared interrupted meanwhile. */
export async function beat({ db }: Reader, id: number, done: number): Promise<boolean> {
  const rows = await db
    .update(peopleImports)
    .set({ done, beat_at: sql`now()` })
    .where(and(eq(peopleImports.id, id), eq(peopleImports.state, 'running')))
    .returning({ id: peopleImports.id });
  return rows.length > 0;
}

export async function lockRunning({ db }: Transaction, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: peopleImports.id })
    .from(peopleImports)
    .where(and(eq(peopleImports.id, id), eq(peopleImports.state, 'running')))
    .for('update');
  return rows.length > 0;
}

export async function endImport(
  { db }: Reader,
  id: number,
  state: 'done' | 'failed',
  at: Date,
): Promise<void> {
  await db
    .update(peopleImports)
    .set({ state, ended_at: at })
    .where(and(eq(peopleImports.id, id), eq(peopleImports.state, 'running')));
}

export async function addRows({ db }: Transaction, rows: readonly ImportRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ADDED_TOGETHER)
    await db.insert(peopleImportRows).values(rows.slice(at, at + ADDED_TOGETHER));
}

/** As they stand now: a silent one was interrupted, whoever has noticed it. */
function importsWhere(db: Reader['db'], where: SQL | undefined) {
  return db
    .select({
      row: peopleImports,
      by: users.name,
      state: sql<ImportState>`case when ${peopleImports.state} = 'running' and ${isSilent()} then 'interrupted' else ${peopleImports.state} end`,
    })
    .from(peopleImports)
    .innerJoin(users, eq(users.id, peopleImports.by_id))
    .where(where)
    .orderBy(desc(peopleImports.id));
}

export async function importById({ db }: Reader, id: number): Promise<KeptImport | null> {
  const [found] = await importsWhere(db, eq(peopleImports.id, id));
  return found ? { ...found.row, state: found.state, by: found.by } : null;
}

export type ImportsOf =
  | { readonly class_id: number }
  | { readonly identity: Identity; readonly outside: boolean };

export async function listImports(
  { db }: Reader,
  of: ImportsOf,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ list: KeptImport[]; total: number }> {
  const where =
    'class_id' in of
      ? eq(peopleImports.class_id, of.class_id)
      : and(
          eq(peopleImports.of_class, false),
          eq(peopleImports.identity, of.identity),
          eq(peopleImports.outside, of.outside),
        );
  const [rows, total] = await Promise.all([
    importsWhere(db, where).limit(page.limit).offset(page.offset),
    db.$count(peopleImports, where),
  ]);
  return { list: rows.map(({ row, state, by }) => ({ ...row, state, by })), total };
}

/** Pure: what is told of an import; it can be undone for so long after its end. */
export function shownImport(found: KeptImport, undoMs: number, now: number): PeopleImport {
  const { id, state, file_name, by, begun_at, ended_at, done, total, created, changed, same } = found;
  const until = state === 'done' && ended_at ? ended_at.getTime() + undoMs : 0;
  return {
    id,
    state,
    file: file_name,
    by,
    begun_at: begun_at.getTime(),
    ended_at: ended_at?.getTime() ?? null,
    done,
    total,
    counts: { create: created, change: changed, same },
    undo_until: until > now ? until : null,
  };
}

export async function lockImport({ db }: Transaction, id: number): Promise<void> {
  await db.select({ id: peopleImports.id }).from(peopleImports).where(eq(peopleImports.id, id)).for('update');
}

export async function rowsOf({ db }: Reader, id: number): Promise<{ user_id: number }[]> {
  return db
    .select({ user_id: peopleImportRows.user_id })
    .from(peopleImportRows)
    .where(eq(peopleImportRows.import_id, id));
}

/** Those whom an import made or changed and who are still there, with what it did. */
export async function usersOf({ db }: Reader, id: number) {
  return db
    .select({
      user: users,
      created: peopleImportRows.created,
      enrolled: peopleImportRows.enrolled,
      before: peopleImportRows.before,
      after: peopleImportRows.after,
    })
    .from(peopleImportRows)
    .innerJoin(users, eq(users.id, peopleImportRows.user_id))
    .where(eq(peopleImportRows.import_id, id))
    .orderBy(users.account);
}

export async function markUndone({ db }: Transaction, id: number, at: Date): Promise<void> {
  await db.update(peopleImports).set({ state: 'undone', ended_at: at }).where(eq(peopleImports.id, id));
}
