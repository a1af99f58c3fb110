import { and, asc, eq, lte, sql } from '../../../db/drizzle.ts';
import { isAnyOf, listOf } from '../../../db/expressions.ts';
import { type Placeholders, prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';
import { documentClients, documentEdits, documentLive, experiments } from '../../../db/schema/index.ts';

export type EditRow = Pick<typeof documentEdits.$inferSelect, 'id' | 'author_id' | 'edit'>;

/** What a document's editors hold: the state at its last version, and every edit since. */
export type LiveRow = Pick<typeof documentLive.$inferSelect, 'state' | 'version'>;

export async function liveOf({ db }: Reader, documentId: string): Promise<LiveRow | null> {
  const { state, version, document_id } = documentLive;
  const [row] = await db.select({ state, version }).from(documentLive).where(eq(document_id, documentId));
  return row ?? null;
}

export async function editsOf({ db }: Reader, documentId: string): Promise<EditRow[]> {
  const { id, author_id, edit, document_id } = documentEdits;
  return db
    .select({ id, author_id, edit })
    .from(documentEdits)
    .where(eq(document_id, documentId))
    .orderBy(asc(id));
}

export async function hasEdits({ db }: Reader, documentId: string): Promise<boolean> {
  const { id, document_id } = documentEdits;
  const found = await db.select({ id }).from(documentEdits).where(eq(document_id, documentId)).limit(1);
  return found.length > 0;
}

const selectEdited = prepared('edited-documents', (db, { eid }: Placeholders<{ readonly eid: number }>) =>
  db
    .selectDistinct({ document_id: documentEdits.document_id })
    .from(documentEdits)
    .where(eq(documentEdits.experiment_id, eid)),
);

/** The documents of a run in which something was written since their last version. */
export async function editedDocuments(reader: Reader, eid: number): Promise<string[]> {
  return (await selectEdited(reader, { eid })).map(({ document_id }) => document_id);
}

interface OfDocument {
  readonly eid: number;
  readonly documentId: string;
}

/** The first of several who open a document lays its ground; the others take that. */
export async function beginLive(
  { db }: Reader,
  { eid, documentId }: OfDocument,
  live: LiveRow,
): Promise<void> {
  await db
    .insert(documentLive)
    .values({ document_id: documentId, experiment_id: eid, ...live })
    .onConflictDoNothing();
}

export interface NewEdit {
  readonly authorId: number;
  readonly bytes: Uint8Array;
  /** In whose name its parts are: the author's from now on, unless they are another person's. */
  readonly clients: readonly number[];
}

/**
 * Keeps an edit, unless the document is frozen or gone by now, or another person writes in that name: the run's row is held meanwhile,
 * so that no signature comes between what was judged and what is kept. False where it was not kept.
 */
export async function keepEdit(
  { db }: Reader,
  { eid, documentId }: OfDocument,
  { authorId, bytes, clients }: NewEdit,
): Promise<boolean> {
  const run = sql`select ${experiments.state} from ${experiments}
    where ${experiments.id} = ${eid} and ${experiments.status} = 'in_progress' for share`;
  const names = listOf('bigint', clients);
  const isForeign = sql`select from ${documentClients} where ${documentClients.document_id} = ${documentId}
    and ${documentClients.client_id} = any(${names}) and ${documentClients.user_id} <> ${authorId}`;
  const open = sql`select from run, json_extract_path(run.state, 'documents', ${documentId}::text) as document
    where document ->> 'frozen' = 'false' and document ->> 'archived' = 'false' and not exists (${isForeign})`;
  const named = sql`insert into ${documentClients} (document_id, client_id, experiment_id, user_id)
    select ${documentId}::uuid, client_id, ${eid}::bigint, ${authorId}::bigint from open, unnest(${names}) as client_id
    on conflict do nothing`;
  // In one statement, which the builder cannot write: its inserts from a select give every column, and the id gives itself.
  const { rowCount } = await db.execute(sql`with run as (${run}), open as (${open}), named as (${named})
    insert into ${documentEdits} (document_id, experiment_id, author_id, edit)
    select ${documentId}::uuid, ${eid}::bigint, ${authorId}::bigint, ${Buffer.from(bytes)}::bytea from open`);
  return rowCount === 1;
}

/** Who writes under which of the names by which Yjs tells clients apart. */
export async function clientsOf({ db }: Reader, documentId: string) {
  const { client_id, user_id, document_id } = documentClients;
  return db.select({ client_id, user_id }).from(documentClients).where(eq(document_id, documentId));
}

export async function dropEdits({ db }: Reader, ids: readonly number[]): Promise<void> {
  await db.delete(documentEdits).where(isAnyOf(documentEdits.id, ids));
}

/** The same version, from a ground laid anew. */
export async function layAgain({ db }: Reader, documentId: string, { state }: LiveRow): Promise<void> {
  await db.update(documentLive).set({ state }).where(eq(documentLive.document_id, documentId));
}

/** A version was made: its state is the ground, the edits that went into it are no longer needed. */
export async function settleLive(
  { db }: Reader,
  documentId: string,
  { state, version }: LiveRow,
  upTo: number,
): Promise<undefined> {
  const { document_id, id } = documentEdits;
  await db.update(documentLive).set({ state, version }).where(eq(documentLive.document_id, documentId));
  await db.delete(documentEdits).where(and(eq(document_id, documentId), lte(id, upTo)));
}
