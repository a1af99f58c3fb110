import { and, asc, count, eq, isNull } from '../../../db/drizzle.ts';
import type { Reader } from '../../../db/reader.ts';
import { documentComments } from '../../../db/schema/index.ts';

const { id, parent_id, author_id, role_id, body, quote, anchor, created_at, resolved_at, resolved_by } =
  documentComments;
const COMMENT = {
  id,
  parent_id,
  author_id,
  role_id,
  body,
  quote,
  anchor,
  created_at,
  resolved_at,
  resolved_by,
};

export type CommentRow = Pick<typeof documentComments.$inferSelect, keyof typeof COMMENT>;

/** More than a team ever says about one document. */
const MOST = 1000;

const isOn = (eid: number, documentId: string) =>
  and(eq(documentComments.experiment_id, eid), eq(documentComments.document_id, documentId));

export async function commentsOf({ db }: Reader, eid: number, documentId: string): Promise<CommentRow[]> {
  return db.select(COMMENT).from(documentComments).where(isOn(eid, documentId)).orderBy(asc(id)).limit(MOST);
}

export type NewComment = Pick<
  CommentRow,
  'parent_id' | 'author_id' | 'role_id' | 'body' | 'quote' | 'anchor'
> & {
  readonly eid: number;
  readonly documentId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** Null where what it answers is no remark on this document, or there are too many. */
export async function addComment(reader: Reader, comment: NewComment): Promise<CommentRow | null> {
  const { eid, documentId, at, ...said } = comment;
  const { db } = reader;
  if (said.parent_id !== null && !(await isRemark(reader, eid, documentId, said.parent_id))) return null;
  const [made] = await db.select({ count: count() }).from(documentComments).where(isOn(eid, documentId));
  if (made && made.count >= MOST) return null;
  const about = { experiment_id: eid, document_id: documentId, created_at: new Date(at) };
  const [row] = await db
    .insert(documentComments)
    .values({ ...said, ...about })
    .returning(COMMENT);
  return row ?? null;
}

async function isRemark(
  { db }: Reader,
  eid: number,
  documentId: string,
  commentId: number,
): Promise<boolean> {
  const found = await db
    .select({ id })
    .from(documentComments)
    .where(and(isOn(eid, documentId), eq(id, commentId), isNull(parent_id)));
  return found.length > 0;
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
export async function resolveComment({ db }: Reader, resolution: Resolution): Promise<boolean> {
  const { eid, documentId, by, at } = resolution;
  const resolved = await db
    .update(documentComments)
    .set({ resolved_by: by, resolved_at: by === null ? null : new Date(at) })
    .where(and(isOn(eid, documentId), eq(id, resolution.id), isNull(parent_id)))
    .returning({ id });
  return resolved.length === 1;
}
