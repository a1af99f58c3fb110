import { z } from 'zod';
import { Bilingual, Counter, DocumentId, FlowId, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { CaseDocumentRow } from '../project/project.ts';
import { RichDocument } from '../text/rich-text.ts';
import { Guide, TemplateRow } from '../workflow/flow.ts';
import { AsRole, declareRead, InRun, InSection } from './declare.ts';

export const DocumentRow = z.object({
  id: DocumentId,
  node_id: FlowId,
  name: z.string(),
  author_role: FlowId,
  template_id: FlowId.nullable(),
  version: z.number().int(),
  hash: z.string(),
  frozen: z.boolean(),
  submitted: z.boolean(),
  updated_at: Time,
  can_edit: z.boolean(),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

export const nodeRoleDocs = declareRead(
  '/experiment/node/role/docs',
  "Guides for the role, the section's documents, those of earlier sections, and the case's own documents.",
  AsRole,
  z.object({
    operation_guides: z.array(Guide),
    cur_doc_list: z.array(DocumentRow),
    pre_doc_list: z.array(DocumentRow),
    case_doc_list: z.array(CaseDocumentRow),
  }),
);

export const ReportRow = z.object({
  role_id: FlowId,
  role_name: Bilingual,
  user: UserBrief.nullable(),
  /** Null also where there is one that may not be known yet. */
  document: DocumentRow.nullable(),
  /** Whether it may be read, or will be as soon as it is begun. */
  readable: z.boolean(),
});
export type ReportRow = z.infer<typeof ReportRow>;

export const roleReportList = declareRead(
  '/experiment/role/report/list',
  "Each role's report in a report section; another's may be read once it is submitted.",
  InSection,
  z.object({ list: z.array(ReportRow) }),
);

export const templates = declareRead(
  '/experiment/templates',
  'Templates the role may draft from here.',
  AsRole,
  z.object({ list: z.array(TemplateRow) }),
);

export const DocumentSignature = z.object({
  role_id: FlowId,
  role_name: Bilingual,
  user: UserBrief.nullable(),
  status: z.enum(['asked', 'signed', 'refused']),
  reason: z.string().nullable(),
  at: Time.nullable(),
  /** A drawn signature as SVG path data in a 240 × 80 box, or the typed name. */
  image: z.string().nullable(),
});
export type DocumentSignature = z.infer<typeof DocumentSignature>;

export const DocumentVersion = z.object({
  version: z.number().int(),
  hash: z.string(),
  saved_by: UserBrief,
  /** Everybody who wrote in it since the version before. */
  authors: z.array(UserBrief),
  saved_at: Time,
});
export type DocumentVersion = z.infer<typeof DocumentVersion>;

export const docDetail = declareRead(
  '/experiment/doc/detail',
  'One document of the run: a version of its content (the current one unless named), versions and signatures.',
  InRun.extend({ doc_id: DocumentId, version: Counter.optional() }),
  DocumentRow.extend({
    content: RichDocument,
    shown_version: z.number().int(),
    versions: z.array(DocumentVersion),
    signatures: z.array(DocumentSignature),
  }),
);

export const signRoles = declareRead(
  '/experiment/request/sign/roles',
  'Who may be asked to sign a document and what each has answered.',
  InRun.extend({ doc_id: DocumentId }),
  z.object({
    list: z.array(DocumentSignature.extend({ status: z.enum(['none', 'asked', 'signed', 'refused']) })),
  }),
);

export const fileDisplayList = declareRead(
  '/experiment/file/display/list',
  'What may be put on the common screen: documents of the run and case documents the role may read.',
  AsRole,
  z.object({
    list: z.array(
      z.object({ kind: z.enum(['document', 'file', 'material']), id: z.string(), name: Bilingual }),
    ),
  }),
);
