import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import {
  Bilingual,
  Counter,
  DocumentId,
  Empty,
  Flag,
  FlowId,
  Id,
  json,
  RequestId,
  Time,
} from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { RichDocument } from '../text/rich-text.ts';
import { AsRole, Base, declareAct, declareRead, InRun } from './declare.ts';

/** Documents written together: versions of them, remarks on them, and files made of them. */

const OfDocument = InRun.extend({ doc_id: DocumentId });

export const docCut = declareAct(
  '/experiment/doc/cut',
  'Makes a version of what was written together since the last one; answers the newest version there is.',
  z.object({ ...Base, role_id: FlowId, doc_id: DocumentId }),
  z.object({ version: z.number().int() }),
);

/**
 * What a page says as it opens a document to write in: for whom, and into which text its unsent edits were typed. They are let into no
 * text that has taken that one's place since, and in nobody else's name.
 */
export const WritingClaim = z.object({ user_id: Id, root_version: z.number().int().nullable() });
export type WritingClaim = z.infer<typeof WritingClaim>;

/** Why a document is not opened for edits that belong to a text before its present one. */
export const TEXT_REPLACED = 'text_replaced';

/** Where a passage stands among all edits, in the editors' own words; long enough for any of them. */
const AnchorEnd = z.string().max(400);

export const DocumentComment = z.object({
  id: Id,
  /** The remark that this answers. */
  parent_id: Id.nullable(),
  author: UserBrief,
  /** The role it was made in; null for staff. */
  role: z.object({ id: FlowId, name: Bilingual }).nullable(),
  body: z.string(),
  /** The passage as it read. */
  quote: z.string(),
  anchor: z.object({ from: AnchorEnd, to: AnchorEnd }).nullable(),
  created_at: Time,
  resolved: z.object({ by: UserBrief, at: Time }).nullable(),
});
export type DocumentComment = z.infer<typeof DocumentComment>;

export const docComments = declareRead(
  '/experiment/doc/comments',
  'Remarks on a document and answers to them, oldest first, for whoever may read it.',
  OfDocument,
  z.object({ list: z.array(DocumentComment) }),
);

export const docComment = declareCall({
  method: 'POST',
  path: '/experiment/doc/comment',
  summary: 'Remarks on a passage of a document that the caller may read, or answers a remark.',
  who: 'user',
  input: OfDocument.extend({
    body: z.string().trim().min(1).max(LIMITS.comment),
    quote: z.string().max(LIMITS.comment).optional(),
    anchor: json(z.object({ from: AnchorEnd, to: AnchorEnd })).optional(),
    parent_id: Counter.optional(),
    role_id: FlowId.optional(),
    request_id: RequestId,
  }),
  output: DocumentComment,
  codes: ['not_found', 'paused', 'ended_cannot_enter', 'not_authorised_here'],
});

export const docCommentResolve = declareCall({
  method: 'POST',
  path: '/experiment/doc/comment/resolve',
  summary: 'Marks a remark as dealt with, or takes that back; whoever may read the document.',
  who: 'user',
  input: OfDocument.extend({ comment_id: Counter, resolved: Flag.default(true) }),
  output: Empty,
  codes: ['not_found', 'paused', 'ended_cannot_enter'],
});

export const docExport = declareCall({
  method: 'GET',
  path: '/experiment/doc/export',
  summary:
    'A version of a document (the current one unless named) as a Word or PDF file, for whoever may read it.',
  who: 'user',
  answer: 'file',
  input: OfDocument.extend({ version: Counter.optional(), format: z.enum(['docx', 'pdf']) }),
  output: z.unknown(),
  codes: ['not_found', 'export_under_way', 'exports_busy', 'export_failed'],
});

export const LEFT_OUT = [
  ...['picture', 'drawing', 'text_box', 'note', 'comment', 'tracked', 'header_footer', 'equation', 'link'],
  ...['checkbox', 'deep_list', 'other'],
] as const;

/** A Word file as it was read. */
export const ReadWord = z.object({
  name: z.string(),
  content: RichDocument,
  left_out: z.array(z.object({ kind: z.enum(LEFT_OUT), count: z.number().int() })),
});
export type ReadWord = z.infer<typeof ReadWord>;

export const docImport = declareCall({
  method: 'POST',
  path: '/experiment/doc/import',
  summary:
    'Reads a Word file into a draft for a role that writes here, and says what was left out; nothing but its pictures is kept yet.',
  who: 'user',
  body: 'multipart',
  input: AsRole,
  output: ReadWord,
  codes: [
    'export_under_way',
    'exports_busy',
    'not_found',
    'not_authorised_here',
    'not_current_section',
    'file_refused',
    'paused',
    'ended_cannot_enter',
  ],
});
