import { z } from 'zod';
import { declareCall } from './call.ts';
import { Id } from './values.ts';

export const reportGenerate = declareCall({
  method: 'GET',
  path: '/experiment/report/generate',
  summary:
    'The report of a run as a Word or PDF file, in the language asked for: as much of it as the caller may know.',
  who: 'user',
  answer: 'file',
  input: z.object({ eid: Id, format: z.enum(['docx', 'pdf']).default('docx') }),
  output: z.unknown(),
  codes: ['not_found', 'too_many_tries', 'export_failed'],
});
