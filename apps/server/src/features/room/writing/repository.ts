import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

export interface EditRow {
  readonly id: number;
  readonly author_id: number;
  readonly edit: Buffer;
}

/** What a document's editors hold: the state at its last version, and every edit since. */
export interface LiveRow {
  readonly state: Buffer;
  readonly version: number;
}

export async function liveOf(client: Client, documentId: string): Promise<LiveRow | null> {
  const { rows } = await client.query<LiveRow>({
    name: 'live-of',
    text: 'SELECT state, version FROM document_live WHERE document_id = $1',
    values: [documentId],
  });
  return rows[0] ?? null;
}

export async function editsOf(client: Client, documentId: string): Promise<EditRow[]> {
  const { rows } = await client.query<EditRow>({
    name: 'edits-of',
    text: 'SELECT id, author_id, edit FROM document_edits WHERE document_id = $1 ORDER BY id',
    values: [documentId],
  });
  return rows;
}

export async function hasEdits(client: Client, documentId: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'has-edits',
    text: 'SELECT FROM document_edits WHERE document_id = $1 LIMIT 1',
    values: [documentId],
  });
  return rowCount !== 0;
}

/** The documents of a run in which something was written since their last version. */
export async function editedDocuments(client: Client, eid: number): Promise<string[]> {
  const { rows } = await client.query<{ document_id: string }>({
    name: 'edited-documents',
    text: 'SELECT DISTINCT document_id FROM document_edits WHERE experiment_id = $1',
    values: [eid],
  });
  return rows.map(({ document_id }) => document_id);
}

interface OfDocument {
  readonly eid: number;
  readonly documentId: string;
}

/** The first of several who open a document lays its ground; the others take that. */
export async function beginLive(
  client: Client,
  { eid, documentId }: OfDocument,
  live: LiveRow,
): Promise<void> {
  await client.query({
    name: 'begin-live',
    text: `INSERT INTO document_live (document_id, experiment_id, state, version) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING`,
    values: [documentId, eid, live.state, live.version],
  });
}

export interface NewEdit {
  readonly authorId: number;
  readonly bytes: Uint8Array;
  /** In whose name its parts are: the author's from now on, unless they are somebody else's. */
  readonly clients: readonly number[];
}

/**
 * Keeps an edit, unless the document is frozen or gone by now, or somebody else writes in that name: the run's row is held meanwhile,
 * so that no signature comes between what was judged and what is kept. False where it was not kept.
 */
export async function keepEdit(
  client: Client,
  { eid, documentId }: OfDocument,
  { authorId, bytes, clients }: NewEdit,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'keep-edit',
    text: `WITH run AS (SELECT state FROM experiments WHERE id = $1 AND status = 'in_progress' FOR SHARE),
      open AS (SELECT FROM run, json_extract_path(run.state, 'documents', $2::text) AS document
        WHERE document ->> 'frozen' = 'false' AND document ->> 'archived' = 'false' AND NOT EXISTS (
          SELECT FROM document_clients
          WHERE document_id = $2::uuid AND client_id = ANY($5::bigint[]) AND user_id <> $3::bigint)),
      named AS (INSERT INTO document_clients (document_id, client_id, experiment_id, user_id)
        SELECT $2::uuid, client_id, $1, $3::bigint FROM open, unnest($5::bigint[]) AS client_id
        ON CONFLICT DO NOTHING)
      INSERT INTO document_edits (document_id, experiment_id, author_id, edit)
      SELECT $2::uuid, $1, $3::bigint, $4 FROM open`,
    values: [eid, documentId, authorId, Buffer.from(bytes), clients],
  });
  return rowCount === 1;
}

/** Who writes under which of the names by which Yjs tells clients apart. */
export async function clientsOf(
  client: Client,
  documentId: string,
): Promise<{ readonly client_id: number; readonly user_id: number }[]> {
  const { rows } = await client.query<{ client_id: number; user_id: number }>({
    name: 'document-clients-of',
    text: 'SELECT client_id, user_id FROM document_clients WHERE document_id = $1',
    values: [documentId],
  });
  return rows;
}

export async function dropEdits(client: Client, ids: readonly number[]): Promise<void> {
  await client.query({
    name: 'drop-edits',
    text: 'DELETE FROM document_edits WHERE id = ANY($1::bigint[])',
    values: [ids],
  });
}

/** The same version, from a ground laid anew. */
export async function layAgain(client: Client, documentId: string, { state }: LiveRow): Promise<void> {
  await client.query({
    name: 'lay-live-again',
    text: 'UPDATE document_live SET state = $2 WHERE document_id = $1',
    values: [documentId, state],
  });
}

/** A version was made: its state is the ground, the edits that went into it are no longer needed. */
export async function settleLive(
  client: Client,
  documentId: string,
  live: LiveRow,
  upTo: number,
): Promise<undefined> {
  await client.query({
    name: 'settle-live',
    text: 'UPDATE document_live SET state = $2, version = $3 WHERE document_id = $1',
    values: [documentId, live.state, live.version],
  });
  await client.query({
    name: 'settle-edits',
    text: 'DELETE FROM document_edits WHERE document_id = $1 AND id <= $2',
    values: [documentId, upTo],
  });
}
