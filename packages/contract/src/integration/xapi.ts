import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Id } from '../core/values.ts';

export const xapiRunResend = declareCall({
  method: 'POST',
  path: '/system/xapi/run/resend',
  summary:
    'Sends all statements of a run again to the record stores that are on, also of a run from before they were connected; `count` says to how many.',
  who: 'super_admin',
  input: z.object({ eid: Id }),
  output: z.object({ count: z.number().int() }),
  codes: ['not_found'],
});
