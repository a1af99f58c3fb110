import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

export interface CommentRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly author_id: number;
  readonly role_id: string | null;
  readonly body: string;
  readonly quote: string;
  readonly anchor: { readonly from: string; readonly to: string } | null;
  readonly created_at: Date;
  readonly resolved_at: Date | null;
  readonly resolved_by: number | null;
}

const COLUMNS =
  'id, parent_id, author_id, role_id, body, quote, anchor, created_at, resolved_at, resolved_by';
/** More than a team ever says about one document. */
const MOST = 1000;

export async function commentsOf(client: Client, eid: number, documentId: string): Promise<CommentRow[]> {
  const { rows } = await client.query<CommentRow>({
    name: 'comments-of',
    text: `SELECT ${COLUMNS} FROM document_comments WHERE experiment_id = $1 AND document_id = $2 ORDER BY id LIMIT ${MOST}`,
    values: [eid, documentId],
  });
  return rows;
}

export type NewComment = Pick<
  CommentRow,
  'parent_id' | 'author_id' | 'role_id' | 'body' | 'quote' | 'anchor'
> & {
  readonly eid: number;
  readonly documentId: string;
  readonly at: number;
};

/** Null where what it answers is no remark on this document, or there are too many. */
export async function addComment(client: Client, comment: NewComment): Promise<CommentRow | null> {
  const { eid, documentId, parent_id, author_id, role_id, body, quote, anchor, at } = comment;
  const { rows } = await client.query<CommentRow>({
    name: 'add-comment',
    text: `INSERT INTO document_comments
        (experiment_id, document_id, parent_id, author_id, role_id, body, quote, anchor, created_at)
      SELECT $1, $2::uuid, $3::bigint, $4, $5, $6, $7, $8::jsonb, to_timestamp($9::double precision / 1000)
      WHERE ($3::bigint IS NULL OR EXISTS (SELECT 1 FROM document_comments
          WHERE id = $3::bigint AND experiment_id = $1 AND document_id = $2::uuid AND parent_id IS NULL))
        AND (SELECT count(*) FROM document_comments WHERE experiment_id = $1 AND document_id = $2::uuid) < ${MOST}
      RETURNING ${COLUMNS}`,
    values: [
      eid,
      documentId,
      parent_id,
      author_id,
      role_id,
      body,
      quote,
      anchor && JSON.stringify(anchor),
      at,
    ],
  });
  return rows[0] ?? null;
}

export interface Resolution {
  readonly eid: number;
  readonly documentId: string;
  readonly id: number;
  /** Null takes it back. */
  readonly by: number | null;
  readonly at: number;
}

/** False where there is no such remark on this document. */
export async function resolveComment(
  client: Client,
  { eid, documentId, id, by, at }: Resolution,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'resolve-comment',
    text: `UPDATE document_comments SET resolved_by = $4::bigint,
        resolved_at = CASE WHEN $4::bigint IS NULL THEN NULL ELSE to_timestamp($5::double precision / 1000) END
      WHERE experiment_id = $1 AND document_id = $2 AND id = $3 AND parent_id IS NULL`,
    values: [eid, documentId, id, by, at],
  });
  return rowCount === 1;
}
