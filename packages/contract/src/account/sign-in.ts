import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import type { CodeName } from '../core/codes.ts';
import { Empty } from '../core/values.ts';

/** From whom a second factor is demanded; everybody else may have one. */
export const SECOND_FACTOR_FOR = ['off', 'administrators', 'staff'] as const;
/** Who replaces a password that was given to them before anything else. */
export const CHANGE_FIRST_FOR = ['off', 'staff', 'everybody'] as const;

/** Between what the numbers of the rules may be chosen. 0 is off. */
export const SIGN_IN_RANGES = {
  /** Days after which a password must be changed. */
  password_days: [0, 730],
  /** How many former passwords may not be used again. */
  password_history: [0, 12],
  /** Minutes without an act of the person after which their session ends. */
  idle_minutes: [0, 720],
} as const;
/** People read for some minutes. */
export const LEAST_IDLE_MINUTES = 5;

/** On calls that a page makes by itself: for how many seconds the person has done nothing. */
export const IDLE_HEADER = 'x-idle-seconds';

const count = ([min, max]: readonly [number, number]) => z.coerce.number().int().min(min).max(max);

/** How people sign in, beyond what a password must be. */
export const SignInRules = z.object({
  second_factor: z.enum(SECOND_FACTOR_FOR),
  password_days: count(SIGN_IN_RANGES.password_days),
  password_history: count(SIGN_IN_RANGES.password_history),
  password_change_first: z.enum(CHANGE_FIRST_FOR),
  idle_minutes: count(SIGN_IN_RANGES.idle_minutes).refine(
    (minutes) => minutes === 0 || minutes >= LEAST_IDLE_MINUTES,
    'too small',
  ),
});
export type SignInRules = z.infer<typeof SignInRules>;

export const DEFAULT_SIGN_IN: SignInRules = {
  second_factor: 'off',
  password_days: 0,
  password_history: 0,
  password_change_first: 'off',
  idle_minutes: 0,
};

/**
 * What must be done before anything else: replace a password that is too old or was given, set up a second factor, or agree to the
 * privacy notice.
 */
export const SIGN_IN_DEMANDS = [
  'password_old',
  'password_given',
  'factor_missing',
  'consent_missing',
] as const;
export type SignInDemand = (typeof SIGN_IN_DEMANDS)[number];

/** What every other call is refused with until then. */
export const DEMAND_CODE = {
  password_old: 'password_due',
  password_given: 'password_due',
  factor_missing: 'factor_missing',
  consent_missing: 'consent_missing',
} as const satisfies Record<SignInDemand, CodeName>;

export const signInStanding = declareCall({
  method: 'GET',
  path: '/account/standing',
  summary:
    'What the caller must do before every other call is answered, and after how many idle minutes their session ends (0: never).',
  who: 'user',
  input: Empty,
  output: z.object({
    demand: z.enum(SIGN_IN_DEMANDS).nullable(),
    idle_minutes: z.number().int(),
  }),
  codes: [],
});

export const stayActive = declareCall({
  method: 'POST',
  path: '/account/active',
  summary: 'Says that the person is there: their session begins to be idle anew.',
  who: 'user',
  input: Empty,
  output: Empty,
  codes: [],
});
