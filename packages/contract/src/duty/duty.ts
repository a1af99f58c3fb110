import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Id } from '../core/values.ts';
import { DUTIES, HeldDuty, UserBrief } from '../people/person.ts';

const Holder = UserBrief.extend({ account: z.string() });

export const DutyState = z.object({
  /** Whether duties are separated; off, every super administrator may do everything. */
  separated: z.boolean(),
  /** Every super administrator who can log in, with the duty they have while duties are separated. */
  people: z.array(Holder.extend({ duty: HeldDuty.nullable() })),
  /** What the caller may ask for. */
  may_set: z.boolean(),
  may_end: z.boolean(),
});
export type DutyState = z.infer<typeof DutyState>;

export const dutyState = declareCall({
  method: 'GET',
  path: '/duty/state',
  summary:
    'Whether the duties of super administrators are separated, and who has which. Super administrators.',
  who: 'super_admin',
  input: z.object({}),
  output: DutyState,
  codes: [],
});

/** Nothing has changed yet: a second administrator approves it first. */
const Asked = z.object({ approval_id: Id });

export const dutySet = declareCall({
  method: 'POST',
  path: '/duty/set',
  summary:
    'Asks that these three super administrators have the three duties, which separates them where they are not. It waits for a second administrator.',
  who: 'super_admin',
  input: z
    .object({ system: Id, security: Id, audit: Id })
    .refine((chosen) => new Set(DUTIES.map((duty) => chosen[duty])).size === DUTIES.length, {
      path: ['audit'],
      message: 'not one of',
    }),
  output: Asked,
  codes: ['not_found', 'no_second_administrator', 'duties_mixed'],
});

export const dutyEnd = declareCall({
  method: 'POST',
  path: '/duty/end',
  summary: 'Asks that duties are no longer separated. It waits for a second administrator, of another duty.',
  who: 'super_admin',
  input: z.object({}),
  output: Asked,
  codes: ['not_found', 'no_second_administrator'],
});
