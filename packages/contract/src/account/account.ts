import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Empty, Id, Identity, json, Page, pageOf } from '../core/values.ts';
import { Me, UserRow } from '../people/person.ts';

const Password = z.string().min(1).max(LIMITS.password_max);
const Account = z.string().trim().min(1).max(LIMITS.account);

export const login = declareCall({
  method: 'POST',
  path: '/account/login',
  summary:
    'Opens a session; answers who is logged in and sets both cookies. factor_needed: the password is right, and a second step follows within five minutes, by the ways in d = {ways}.',
  who: 'public',
  input: z.object({ userData: json(z.object({ account: Account, password: Password })) }),
  output: Me,
  codes: ['bad_credentials', 'too_many_tries', 'come_again', 'factor_needed'],
});

export const logout = declareCall({
  method: 'POST',
  path: '/account/logout',
  summary:
    'Ends the session and clears both cookies; without a session it has nothing to end. Answers where the browser goes on where the school wants its own sign-on server to be left too.',
  who: 'public',
  input: Empty,
  output: z.object({
    /** At the sign-on server, which sends the browser back to /login; null: nothing is to be left there. */
    to: z.string().nullable(),
  }),
  codes: [],
});

export const accountQuery = declareCall({
  method: 'GET',
  path: '/account/query',
  summary: 'Who is logged in.',
  who: 'user',
  input: Empty,
  output: Me,
  codes: [],
});

export const accountUsers = declareCall({
  method: 'GET',
  path: '/account/users',
  summary:
    'People the caller may work with: class mates for students, everybody of their classes for mentors, all for administrators.',
  who: 'user',
  input: Page.extend({
    identity: z.coerce.number().pipe(Identity).optional(),
    class_id: Id.optional(),
    q: z.string().trim().max(LIMITS.search).optional(),
  }),
  output: pageOf(UserRow),
  codes: [],
});

export interface PasswordRules {
  readonly min: number;
  /** How many of small letters, capitals, digits and other signs there must be. */
  readonly kinds: number;
}
/** What the settings can make stricter, and nothing can make weaker. */
export const LEAST_PASSWORD_RULES: PasswordRules = { min: LIMITS.password_min, kinds: 2 };

/** Long enough, not the account, and of several kinds of signs. */
export function isStrongPassword(
  password: string,
  account: string,
  rules: PasswordRules = LEAST_PASSWORD_RULES,
): boolean {
  if (password.length < rules.min || password.length > LIMITS.password_max) return false;
  if (password.toLowerCase().includes(account.toLowerCase()) && account.length >= 4) return false;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  return kinds >= rules.kinds;
}

export const passwordUpdate = declareCall({
  method: 'POST',
  path: '/account/user/pwd/update',
  summary:
    'Changes a password by the old one, and ends every session of the account. Logged in or not, but only logged in (log_in_first) for an account with a second factor.',
  who: 'public',
  input: z
    .object({ account: Account, old_password: Password, new_password: Password })
    .refine((value) => isStrongPassword(value.new_password, value.account), {
      path: ['new_password'],
      message: 'too weak',
    })
    .refine((value) => value.new_password !== value.old_password, {
      path: ['new_password'],
      message: 'unchanged',
    }),
  output: Empty,
  codes: ['bad_credentials', 'no_password', 'too_many_tries', 'come_again', 'log_in_first'],
});
