import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, Hash, Id, RequestId, Time } from '../core/values.ts';

/** What a file is asked for under: its maker tells by it how far it is (`making`, on the live socket). */
const Job = RequestId;

export const reportGenerate = declareCall({
  method: 'GET',
  path: '/experiment/report/generate',
  summary:
    'The report of a run as a Word or PDF file, in the language asked for and by the clocks of the school: as much of it as the caller may know. A long one comes as a zip archive of numbered volumes.',
  who: 'user',
  answer: 'file',
  input: z.object({ eid: Id, format: z.enum(['docx', 'pdf']).default('docx'), job: Job }),
  output: z.unknown(),
  codes: ['not_found', 'too_many_tries', 'export_under_way', 'exports_busy', 'export_failed'],
});

export const dossier = declareCall({
  method: 'GET',
  path: '/experiment/case-file',
  summary:
    'Everything of a run that the caller may know as an archive: each item with its SHA-256, all of them chained, with an index page.',
  who: 'user',
  answer: 'file',
  input: z.object({ eid: Id, job: Job }),
  output: z.unknown(),
  codes: ['not_found', 'too_many_tries', 'export_under_way', 'exports_busy', 'export_failed'],
});

export const IssuedDossier = z.object({
  name: z.string(),
  project: Bilingual,
  items: z.number().int(),
  /** When it was first handed out. */
  issued_at: Time,
});
export type IssuedDossier = z.infer<typeof IssuedDossier>;

export const dossierVerify = declareCall({
  method: 'GET',
  path: '/experiment/case-file/verify',
  summary: 'Whether a dossier whose chain ends in `head` was handed out here, and of which run; null if not.',
  who: 'public',
  input: z.object({ head: Hash }),
  output: z.object({ issued: IssuedDossier.nullable() }),
  codes: ['too_many_tries'],
});
