import { and, eq, inArray, type SQL, sql } from '../db/drizzle.ts';
import { isAnyOf, listOf } from '../db/expressions.ts';
import type { Reader } from '../db/reader.ts';
import { documentEdits, documentVersions, experimentEvents, files } from '../db/schema/index.ts';

/** Where a file of a run is shown. */
export interface Showing {
  readonly file_id: string;
  /** Null: to everybody of the run. */
  readonly user_ids: readonly number[] | null;
}

/** That a document names a file, and who wrote what names it. */
export interface Naming {
  readonly file_id: string;
  readonly document_id: string;
  /** Null: in what is being written beyond the last version. */
  readonly version: number | null;
  readonly writers: readonly number[];
}

/** Who put the files into a run, or these of them. */
export async function ownersOf(
  { db }: Reader,
  eid: number,
  only: readonly string[] | undefined,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: files.id, owner_id: files.owner_id })
    .from(files)
    .where(and(eq(files.experiment_id, eid), only && isAnyOf(files.id, only)));
  return new Map(rows.map(({ id, owner_id }) => [id, owner_id]));
}

export async function showingsOf({ db }: Reader, eid: number, ids: readonly string[]): Promise<Showing[]> {
  const { experiment_id, type, data, audience } = experimentEvents;
  const file_id: SQL<string> = sql`coalesce(${data} ->> 'file_id', ${data} -> 'item' ->> 'id')`;
  return db
    .selectDistinct({ file_id, user_ids: sql<readonly number[] | null>`${audience} -> 'user_ids'` })
    .from(experimentEvents)
    .where(
      and(
        eq(experiment_id, eid),
        inArray(type, ['spoke', 'spoke_in_meeting', 'displayed']),
        sql`${file_id} = any(${listOf('text', ids)})`,
      ),
    );
}

export async function namingsOf(reader: Reader, eid: number, ids: readonly string[]): Promise<Naming[]> {
  const [kept, written] = await Promise.all([
    namedInVersions(reader, eid, ids),
    namedInEdits(reader, eid, ids),
  ]);
  return [...kept, ...written];
}

async function namedInVersions({ db }: Reader, eid: number, ids: readonly string[]): Promise<Naming[]> {
  const { experiment_id, document_id, version, authors, saved_by, content } = documentVersions;
  const named = sql<string[]>`named_files(${content})`;
  const rows = await db
    .select({ named, document_id, version, authors, saved_by })
    .from(documentVersions)
    .where(and(eq(experiment_id, eid), sql`${named} && ${listOf('text', ids)}`));
  return rows.flatMap((row) =>
    row.named
      .filter((id) => ids.includes(id))
      .map((file_id) => ({
        file_id,
        document_id: row.document_id,
        version: row.version,
        writers: [...row.authors, row.saved_by],
      })),
  );
}

/** An edit holds the id letter by letter, so that it is found without being read as a document. */
async function namedInEdits({ db }: Reader, eid: number, ids: readonly string[]): Promise<Naming[]> {
  const { experiment_id, document_id, author_id, edit } = documentEdits;
  const named = sql<
    string[]
  >`array(select id from unnest(${listOf('text', ids)}) as id where position(convert_to(id, 'UTF8') in ${edit}) > 0)`;
  const rows = await db
    .select({ named, document_id, author_id })
    .from(documentEdits)
    .where(eq(experiment_id, eid));
  return rows.flatMap((row) =>
    row.named.map((file_id) => ({
      file_id,
      document_id: row.document_id,
      version: null,
      writers: [row.author_id],
    })),
  );
}
