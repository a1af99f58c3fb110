import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, Flag, Id, Page, pageOf, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';

/** What one administrator asks for and a second one approves. */
export const APPROVAL_KINDS = [
  'delete_people',
  'erase_person',
  'shorten_log',
  'set_duties',
  'end_duties',
] as const;
export const ApprovalKind = z.enum(APPROVAL_KINDS);
export type ApprovalKind = z.infer<typeof ApprovalKind>;

/** `approved` is carried out: both happen together or not at all. */
export const APPROVAL_STATES = ['waiting', 'approved', 'refused', 'withdrawn', 'lapsed'] as const;
export const ApprovalState = z.enum(APPROVAL_STATES);
export type ApprovalState = z.infer<typeof ApprovalState>;

const Person = UserBrief.extend({ account: z.string() });

export const Approval = z.object({
  id: Id,
  kind: ApprovalKind,
  /** What is asked for, in words. */
  what: Bilingual,
  /** Why it is asked for, where that was said. */
  reason: z.string(),
  state: ApprovalState,
  asked_by: Person,
  asked_at: Time,
  /** When it lapses unless it is decided before. */
  lapses_at: Time,
  decided_by: Person.nullable(),
  decided_at: Time.nullable(),
  answer: z.string(),
  /** Whether the caller may approve or refuse it now. */
  may_decide: z.boolean(),
  /** The caller could decide it but for this: they or the asker made the other's account, or lately gave it power. */
  is_tied: z.boolean(),
  /** Whether the caller asked for it and may still withdraw it. */
  may_withdraw: z.boolean(),
});
export type Approval = z.infer<typeof Approval>;

export const approvalList = declareCall({
  method: 'GET',
  path: '/approval/list',
  summary: 'What the caller asked to have approved, and what is theirs to approve, newest first.',
  who: 'admin',
  input: Page.extend({
    state: ApprovalState.optional(),
    q: z.string().trim().max(LIMITS.search).optional(),
  }),
  output: pageOf(Approval),
  codes: [],
});

export const approvalCount = declareCall({
  method: 'GET',
  path: '/approval/count',
  summary: 'How many wait for the caller to approve or refuse them.',
  who: 'admin',
  input: z.object({}),
  output: z.object({ waiting: z.number().int() }),
  codes: [],
});

const Answer = z.string().trim().max(LIMITS.reason);

export const approvalDecide = declareCall({
  method: 'POST',
  path: '/approval/decide',
  summary:
    'Approves what another administrator asked for, and carries it out in the same step, or refuses it with a reason. What has changed meanwhile is checked again.',
  who: 'admin',
  input: z
    .object({ id: Id, approved: Flag, answer: Answer.default('') })
    .refine(({ approved, answer }) => approved || answer !== '', { path: ['answer'], message: 'missing' }),
  output: Approval,
  codes: ['not_found', 'own_request', 'not_independent', 'approval_over', 'in_use', 'duties_mixed'],
});

export const approvalWithdraw = declareCall({
  method: 'POST',
  path: '/approval/withdraw',
  summary: 'Takes back what the caller asked for and nobody has decided.',
  who: 'admin',
  input: z.object({ id: Id }),
  output: Approval,
  codes: ['not_found', 'approval_over'],
});
