import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Id } from '../core/values.ts';
import { ProjectSaved } from './saved.ts';

export const projectExport = declareCall({
  method: 'GET',
  path: '/project/export',
  summary: 'A whole case with its flow, documents and pictures as one file, for another installation.',
  who: 'admin',
  answer: 'file',
  input: z.object({ project_id: Id }),
  output: z.unknown(),
  codes: ['not_found'],
});

export const projectImport = declareCall({
  method: 'POST',
  path: '/project/import',
  summary:
    'Puts an exported case in place, under its own code or another; it is not open until its author opens it.',
  who: 'admin',
  body: 'multipart',
  input: z.object({
    code: z
      .string()
      .regex(/^[a-z][a-z0-9-]{2,63}$/)
      .optional(),
  }),
  output: ProjectSaved.extend({ code: z.string() }),
  codes: ['file_refused', 'flow_unsound'],
});
