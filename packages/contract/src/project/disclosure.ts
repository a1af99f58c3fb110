import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Flag, Id } from '../core/values.ts';
import { Disclosure } from './case.ts';

export const projectDisclosureApply = declareCall({
  method: 'POST',
  path: '/project/disclosure/apply',
  summary: 'Asks that a case be shown to all courses, or takes the wish back.',
  who: 'admin',
  input: z.object({ project_id: Id, apply: Flag }),
  output: z.object({ disclosure: Disclosure }),
  codes: ['not_found'],
});

export const projectDisclosureReview = declareCall({
  method: 'POST',
  path: '/project/disclosure/review',
  summary: 'Agrees that a case be shown to all courses, or refuses it.',
  who: 'super_admin',
  input: z.object({ project_id: Id, agree: Flag }),
  output: z.object({ disclosure: Disclosure }),
  codes: ['not_found'],
});
