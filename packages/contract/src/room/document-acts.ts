import { z } from 'zod';
import { LANGUAGES } from '../core/kinds.ts';
import { LIMITS } from '../core/limits.ts';
import { Counter, DocumentId, Flag, FlowId, json, SignatureImage } from '../core/values.ts';
import { RichDocument } from '../text/rich-text.ts';
import { ActAnswer, Base, declareAct, Reason } from './declare.ts';
import { DocumentRow } from './document-reads.ts';

export const templateNew = declareAct(
  '/experiment/template/new',
  'A draft from a template with its merge fields filled; nothing is kept yet.',
  z.object({
    ...Base,
    role_id: FlowId,
    template_id: FlowId,
    /** Left out, the caller's. */
    language: z.enum(LANGUAGES).optional(),
  }),
  z.object({ name: z.string(), content: RichDocument }),
  ['no_templates'],
);

const Content = json(RichDocument);

export const templateCreate = declareAct(
  '/experiment/template/create',
  'Keeps a draft as a document of the section.',
  z.object({
    ...Base,
    role_id: FlowId,
    name: z.string().trim().max(LIMITS.document_name),
    template_id: FlowId.optional(),
    content: Content,
  }),
  ActAnswer.extend({ document: DocumentRow }),
  ['no_templates', 'file_name_missing', 'too_many_documents'],
);

export const docSave = declareAct(
  '/experiment/doc/save',
  'Saves a new version over the one the author was editing; a newer one in between refuses it. `revise` opens a signed document as a new version without signatures.',
  z.object({
    ...Base,
    role_id: FlowId,
    doc_id: DocumentId,
    base_version: Counter,
    content: Content,
    revise: Flag.default(false),
  }),
  ActAnswer.extend({ document: DocumentRow }),
);

export const docRename = declareAct(
  '/experiment/doc/rename',
  'Gives a document that nobody has signed yet another name; whoever writes in it.',
  z.object({
    ...Base,
    role_id: FlowId,
    doc_id: DocumentId,
    name: z.string().trim().max(LIMITS.document_name),
  }),
  ActAnswer.extend({ document: DocumentRow }),
  ['file_name_missing'],
);

export const docsDelete = declareAct(
  '/experiment/docs/delete',
  'Deletes a document that is neither signed nor submitted; its author only.',
  z.object({ ...Base, role_id: FlowId, doc_id: DocumentId }),
  ActAnswer,
);

export const templateSign = declareAct(
  '/experiment/template/sign',
  'Signs a document as the asked role, or refuses with a reason; once. `hash` is of the content the signer saw.',
  z.object({
    ...Base,
    role_id: FlowId,
    doc_id: DocumentId,
    decision: z.enum(['signed', 'refused']),
    hash: z.string().length(64),
    image: SignatureImage.optional(),
    reason: Reason.optional(),
  }),
  ActAnswer,
);
