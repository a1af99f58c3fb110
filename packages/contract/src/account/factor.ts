import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Empty, Id, json, Time } from '../core/values.ts';
import { Me } from '../people/person.ts';
import { PasskeyAssertion } from './webauthn.ts';

/** By what a second step is taken: a passkey, an authenticator app, or a recovery code. */
export const FACTOR_WAYS = ['passkey', 'totp', 'recovery'] as const;
export type FactorWay = (typeof FACTOR_WAYS)[number];

/** How many recovery codes there are at once. */
export const RECOVERY_CODES = 10;

/** Empty for an account that has none: its latest log-in at a sign-on server must then be fresh. */
const Password = z.string().max(LIMITS.password_max);
/** Six digits of an authenticator app, or a recovery code, with whatever spaces and hyphens people put between. */
const Code = z.string().trim().min(1).max(LIMITS.factor_code);
/**
 * Both steps once more, before something about the second one changes. A caller who has a second factor sends `code` or `passkey`, which
 * signs what `passkeyAsk` answered.
 */
export const PROOF = {
  password: Password,
  code: Code.optional(),
  passkey: json(PasskeyAssertion).optional(),
};
/** Shown once; null where the person has some already. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()).nullable() });

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
    passkeys: z.array(
      z.object({
        id: Id,
        name: z.string(),
        added_at: Time,
        last_used_at: Time.nullable(),
        /** Made for this server's present address; the others cannot be used at it. */
        is_usable: z.boolean(),
      }),
    ),
    /** The only origin at which passkeys can be made and used; null where the server has none for them. */
    passkey_origin: z.string().nullable(),
    recovery_left: z.number().int(),
  }),
  codes: [],
});

export const totpStart = declareCall({
  method: 'POST',
  path: '/account/factor/totp/start',
  summary:
    'Makes a secret for an authenticator app, by the password, and by a second step where the caller has a second factor. It is shown this once: in base32, and as a QR code (SVG path data on a grid of `size` modules). It counts when a code of it has come back.',
  who: 'user',
  input: z.object(PROOF),
  output: z.object({
    secret: z.string(),
    qr: z.object({ size: z.number().int(), path: z.string() }),
  }),
  codes: [
    'bad_credentials',
    'no_password',
    'wrong_code',
    'passkey_refused',
    'too_many_tries',
    'come_again',
    'factor_stands',
  ],
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
  summary:
    "Removes the caller's authenticator app, by their password and a second step. With the last factor the recovery codes go.",
  who: 'user',
  input: z.object({ way: z.enum(['totp']), ...PROOF }),
  output: Empty,
  codes: [
    'bad_credentials',
    'no_password',
    'wrong_code',
    'passkey_refused',
    'too_many_tries',
    'come_again',
    'not_found',
  ],
});

export const recoveryRenew = declareCall({
  method: 'POST',
  path: '/account/factor/recovery/renew',
  summary:
    'Replaces the recovery codes, by password and a second step. The new ones are answered this once, and the old ones open nothing any more.',
  who: 'user',
  input: z.object(PROOF),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  codes: [
    'bad_credentials',
    'no_password',
    'wrong_code',
    'passkey_refused',
    'too_many_tries',
    'come_again',
    'not_found',
  ],
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
