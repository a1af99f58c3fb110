import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Id, Page, pageOf, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';

/** What a person may ask about their data (PIPL, articles 44 to 50). */
export const DATA_REQUEST_KINDS = ['copy', 'correction', 'erasure', 'objection', 'explanation'] as const;
export const DataRequestKind = z.enum(DATA_REQUEST_KINDS);
export type DataRequestKind = z.infer<typeof DataRequestKind>;

export const DATA_REQUEST_STATES = ['open', 'in_progress', 'done', 'refused', 'withdrawn'] as const;
export const DataRequestState = z.enum(DATA_REQUEST_STATES);
export type DataRequestState = z.infer<typeof DataRequestState>;

/** Working days within which a request is answered. */
export const DATA_REQUEST_DAYS = 15;

export const DataRequest = z.object({
  id: Id,
  kind: DataRequestKind,
  text: z.string(),
  state: DataRequestState,
  asked_at: Time,
  due_at: Time,
  /** Not answered, and the term is over. */
  overdue: z.boolean(),
  answer: z.string(),
  answered_at: Time.nullable(),
  revision: z.number().int(),
});
export type DataRequest = z.infer<typeof DataRequest>;

const Words = z.string().trim().max(LIMITS.data_request);

export const dataRequestOwn = declareCall({
  method: 'GET',
  path: '/account/data-request/list',
  summary: "The caller's own requests about their personal data, newest first.",
  who: 'user',
  input: Page,
  output: pageOf(DataRequest),
  codes: [],
});

export const dataRequestAsk = declareCall({
  method: 'POST',
  path: '/account/data-request/ask',
  summary:
    'Asks for something about the personal data of the caller. One request of a kind at a time (already_done).',
  who: 'user',
  input: z.object({ kind: DataRequestKind, text: Words }),
  output: DataRequest,
  codes: ['already_done', 'too_many_tries'],
});

export const dataRequestWithdraw = declareCall({
  method: 'POST',
  path: '/account/data-request/withdraw',
  summary: 'Takes back a request of the caller that has not been answered.',
  who: 'user',
  input: z.object({ id: Id }),
  output: DataRequest,
  codes: ['not_found', 'already_done'],
});

export const ManagedDataRequest = DataRequest.extend({
  user: UserBrief.extend({ account: z.string() }),
  answered_by: UserBrief.nullable(),
});
export type ManagedDataRequest = z.infer<typeof ManagedDataRequest>;

export const dataRequestList = declareCall({
  method: 'GET',
  path: '/user/data-request/list',
  summary: 'Requests about personal data of the people whose accounts the caller keeps.',
  who: 'admin',
  input: Page.extend({
    q: z.string().trim().max(LIMITS.search).optional(),
    kind: DataRequestKind.optional(),
    /** `pending`: open or in progress; `overdue`: those of them whose term is over. */
    state: z.enum([...DATA_REQUEST_STATES, 'pending', 'overdue']).optional(),
    sort: z.enum(['asked', 'due', 'name']).default('due'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  output: pageOf(ManagedDataRequest),
  codes: [],
});

export const dataRequestAnswer = declareCall({
  method: 'POST',
  path: '/user/data-request/answer',
  summary:
    'Takes up, answers or refuses a request; a refusal needs its reasons. The person is told. changed_meanwhile when somebody else changed it after `revision`.',
  who: 'admin',
  input: z
    .object({
      id: Id,
      revision: z.coerce.number().int().nonnegative(),
      state: z.enum(['in_progress', 'done', 'refused']),
      answer: Words,
    })
    .refine(({ state, answer }) => state === 'in_progress' || answer !== '', {
      path: ['answer'],
      message: 'missing',
    }),
  output: ManagedDataRequest,
  codes: ['not_found', 'changed_meanwhile', 'already_done'],
});
