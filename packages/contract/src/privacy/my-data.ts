import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Empty, RequestId, Time } from '../core/values.ts';

export const myDataState = declareCall({
  method: 'GET',
  path: '/account/my-data/state',
  summary: 'When the caller last took a copy of their data, and from when on they may take the next one.',
  who: 'user',
  input: Empty,
  output: z.object({
    taken_at: Time.nullable(),
    /** Null: at once. */
    next_at: Time.nullable(),
  }),
  codes: [],
});

export const myData = declareCall({
  method: 'GET',
  path: '/account/my-data',
  summary:
    'Everything the school keeps about the caller, and that they may know, as a zip archive of JSON files and pages in the language asked for. Once in a day.',
  who: 'user',
  answer: 'file',
  input: z.object({ job: RequestId }),
  output: z.unknown(),
  codes: ['too_many_tries', 'export_under_way', 'exports_busy', 'export_failed'],
});
