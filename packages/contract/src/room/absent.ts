import { z } from 'zod';
import { Id, Time } from '../core/values.ts';
import { declareRead, InRun } from './declare.ts';

export const absentList = declareRead(
  '/experiment/absent/list',
  'The members of a running experiment who count as absent, the longest first: their roles are handed over without their consent. Empty before and after; practice partners are not among them.',
  InRun,
  z.object({
    list: z.array(
      z.object({
        user_id: Id,
        /** Last seen or heard of; the start for one who never came. */
        since: Time,
      }),
    ),
    server_time: Time,
  }),
);
