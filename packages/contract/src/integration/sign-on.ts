import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Id } from '../core/values.ts';

/**
 * Why somebody did not get in: `fault` in the query of /signOn, where the code of a refused call may stand too (`system_closed`,
 * `too_many_tries`, `come_again`). Beside it stand `door`, the sign-on server (`signOnDoors`), and `go` where a page was asked for;
 * with `unknown` and `taken` `ticket` for `identityBind`, with `factor_needed` `ways` by commas: the second step follows.
 */
export const SIGN_ON_FAULTS = [
  /** The account is not known here; it may be linked by a local password. */
  'unknown',
  /** An account of that name is here, and is linked only by its password. */
  'taken',
  /** Neither a student nor a teacher by what the school's server tells. */
  'kind',
  /** What the school's server tells holds no usable account. */
  'account',
  'disabled',
  /** The person did not let the school's server answer, or it did not let them in. */
  'declined',
  /** The log-in was begun in another browser, too long ago, or is over. */
  'state',
  /** What came back could not be verified. */
  'refused',
  /** The school's server does not answer. */
  'down',
  /** There is no such door. */
  'off',
  /** This server has no public address (PUBLIC_URL), without which nobody can be sent back to it safely. */
  'no_public_url',
  /** The identity was to be linked, and opens another account. */
  'bound',
  /** An identity was to be linked, and nobody is logged in. */
  'log_in_first',
  /** The right first step; the second follows. */
  'factor_needed',
] as const;
export type SignOnFault = (typeof SIGN_ON_FAULTS)[number];

export const identityLink = declareCall({
  method: 'POST',
  path: '/account/identity/link',
  summary:
    "Begins to link another server's identity to the caller's account, by its password if it has one. Answers where the browser goes on; afterwards it comes back to `go`, or to /signOn with a fault.",
  who: 'user',
  input: z.object({
    /** A door. */
    id: Id,
    password: z.string().max(LIMITS.password_max).default(''),
    /** A path of this site. */
    go: z.string().max(LIMITS.link).optional(),
  }),
  output: z.object({ to: z.string() }),
  codes: ['not_found', 'bad_credentials', 'too_many_tries', 'come_again', 'no_password'],
});
