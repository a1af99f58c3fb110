import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Id } from '../core/values.ts';

export const personErase = declareCall({
  method: 'POST',
  path: '/user/erase',
  summary:
    'Asks to have a person erased by pseudonym, with a reason; it is done when a second administrator approves. Not while they are in an experiment that has not ended, and never the last super administrator who can log in.',
  who: 'admin',
  input: z.object({ id: Id, reason: z.string().trim().min(1).max(LIMITS.reason) }),
  output: z.object({ approval_id: Id }),
  codes: [
    'not_found',
    'duty_held',
    'run_under_way',
    'last_super_admin',
    'no_second_administrator',
    'changed_meanwhile',
  ],
});
