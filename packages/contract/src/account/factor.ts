import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Empty, Id, Time } from '../core/values.ts';
import { Me } from '../people/person.ts';

/** By what a second step is taken: an authenticator app, or a recovery code. */
export const FACTOR_WAYS = ['totp', 'recovery'] as const;
export type FactorWay = (typeof FACTOR_WAYS)[number];

/** How many recovery codes there are at once. */
export const RECOVERY_CODES = 10;

const Password = z.string().min(1).max(LIMITS.password_max);
/** Six digits of an authenticator app, or a recovery code, with whatever spaces and hyphens people put between. */
const Code = z.string().trim().min(1).max(LIMITS.factor_code);
/** Shown once; null where the person has some already. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()).nullable() });

export const factorList = declareCall({
  method: 'GET',
  path: '/account/factor/list',
  summary: "The caller's second factors, and how many recovery codes they have left.",
  who: 'user',
  input: Empty,
  output: z.object({
    /** By the settings, for people like the caller. */
    is_demanded: z.boolean(),
    totp: z.object({ added_at: Time, last_used_at: Time.nullable() }).nullable(),
    recovery_left: z.number().int(),
  }),
  codes: [],
});

export const totpStart = declareCall({
  method: 'POST',
  path: '/account/factor/totp/start',
  summary:
    'Makes a secret for an authenticator app, shown this once: in base32, and as a QR code (SVG path data on a grid of `size` modules). It counts when a code of it has come back.',
  who: 'user',
  input: z.object({ password: Password }),
  output: z.object({
    secret: z.string(),
    qr: z.object({ size: z.number().int(), path: z.string() }),
  }),
  codes: ['bad_credentials', 'too_many_tries', 'come_again', 'factor_stands'],
});

export const totpConfirm = declareCall({
  method: 'POST',
  path: '/account/factor/totp/confirm',
  summary:
    "Confirms the app by a code of it. The caller's other sessions end. Answers recovery codes, unless they have some.",
  who: 'user',
  input: z.object({ code: Code }),
  output: RecoveryCodes,
  codes: ['wrong_code', 'not_found', 'factor_stands'],
});

export const factorRemove = declareCall({
  method: 'POST',
  path: '/account/factor/remove',
  summary: "Removes one of the caller's factors, by their password and a second step.",
  who: 'user',
  input: z.object({ way: z.enum(['totp']), password: Password, code: Code }),
  output: Empty,
  codes: ['bad_credentials', 'wrong_code', 'too_many_tries', 'come_again', 'not_found'],
});

export const recoveryRenew = declareCall({
  method: 'POST',
  path: '/account/factor/recovery/renew',
  summary:
    'Replaces the recovery codes, by password and a second step. The new ones are answered this once, and the old ones open nothing any more.',
  who: 'user',
  input: z.object({ password: Password, code: Code }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  codes: ['bad_credentials', 'wrong_code', 'too_many_tries', 'come_again', 'not_found'],
});

export const secondStep = declareCall({
  method: 'POST',
  path: '/account/second-step/code',
  summary:
    'The second step of a log-in, by a code of the authenticator app or a recovery code. Opens the session as the log-in does.',
  who: 'public',
  input: z.object({ code: Code }),
  output: Me,
  codes: [
    'wrong_code',
    'second_step_over',
    'too_many_tries',
    'come_again',
    'changed_meanwhile',
    'wechat_off',
  ],
});

export const factorReset = declareCall({
  method: 'POST',
  path: '/account/factor/reset',
  summary:
    "Takes every second factor and recovery code from an account whose owner has lost them, and ends its sessions. Administrators for the accounts they keep; nobody for their own, and a super admin's only another super admin.",
  who: 'admin',
  input: z.object({ id: Id }),
  output: Empty,
  codes: ['not_found', 'duty_held'],
});
