import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, FlowId } from '../core/values.ts';
import { ReadWord } from '../room/writing.ts';
import { BilingualDocument } from '../text/rich-text.ts';
import { PaperElement } from '../workflow/flow.ts';

/** What the author of a flow or a case begins a text with: a Word file, or one of the forms used in practice. */

export const FORM_GROUPS = [
  'civil',
  'court',
  'labour',
  'criminal',
  'administration',
  'administrative',
  'alternative',
  'commercial',
  'drafting',
  'study',
] as const;

/** A legal document's form, of no case in particular. Where a signature block names no role, the person who drafts from it signs. */
export const DocumentForm = z.object({
  id: FlowId,
  group: z.enum(FORM_GROUPS),
  name: Bilingual,
  body: BilingualDocument,
  elements: z.array(PaperElement),
});
export type DocumentForm = z.infer<typeof DocumentForm>;

export const workflowForms = declareCall({
  method: 'GET',
  path: '/workflow/forms',
  summary: 'The forms of legal documents that a template may be begun with.',
  who: 'admin',
  input: z.object({}),
  output: z.object({ list: z.array(DocumentForm) }),
  codes: [],
});

export const workflowDocImport = declareCall({
  method: 'POST',
  path: '/workflow/doc/import',
  summary:
    'Reads a Word file (field `file`) for a template or a document of a case, and says what was left out; nothing but its pictures is kept yet.',
  who: 'admin',
  body: 'multipart',
  input: z.object({}),
  output: ReadWord,
  codes: ['file_refused'],
});
