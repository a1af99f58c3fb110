import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Empty, Id, json } from '../core/values.ts';
import { Me } from '../people/person.ts';
import { PROOF, RecoveryCodes } from './factor.ts';
import {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from './webauthn.ts';

export const passkeyStart = declareCall({
  method: 'POST',
  path: '/account/factor/passkey/start',
  summary:
    'Begins to add a passkey, by the password, and by a second step where the caller has a second factor. Answers what the browser needs to make one. It is over after five minutes, and when it is begun anew.',
  who: 'user',
  input: z.object(PROOF),
  output: PasskeyCreationOptions,
  codes: [
    'bad_credentials',
    'no_password',
    'wrong_code',
    'passkey_refused',
    'passkeys_off',
    'too_many_passkeys',
    'too_many_tries',
    'come_again',
  ],
});

export const passkeyAdd = declareCall({
  method: 'POST',
  path: '/account/factor/passkey/add',
  summary:
    "Adds the passkey that the browser has made. The caller's other sessions end. Answers recovery codes, unless they have some.",
  who: 'user',
  input: z.object({
    name: z.string().trim().min(1).max(LIMITS.passkey_name),
    passkey: json(PasskeyCreation),
  }),
  output: RecoveryCodes,
  codes: ['passkey_refused', 'passkeys_off', 'too_many_passkeys'],
});

export const passkeyRemove = declareCall({
  method: 'POST',
  path: '/account/factor/passkey/remove',
  summary:
    "Removes one of the caller's passkeys, by their password and a second step. With the last factor the recovery codes go.",
  who: 'user',
  input: z.object({ id: Id, ...PROOF }),
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

export const passkeyAsk = declareCall({
  method: 'POST',
  path: '/account/factor/passkey/ask',
  summary:
    'What the browser needs for the caller to take a second step by a passkey while they are logged in: `passkey` of the calls that change the second factor. Good for one of them, within five minutes.',
  who: 'user',
  input: Empty,
  output: PasskeyRequestOptions,
  codes: ['not_found', 'passkeys_off'],
});

export const secondStepAsk = declareCall({
  method: 'POST',
  path: '/account/second-step/passkey/ask',
  summary: 'The same for the second step of a log-in.',
  who: 'public',
  input: Empty,
  output: PasskeyRequestOptions,
  codes: ['second_step_over', 'not_found', 'passkeys_off'],
});

export const secondStepPasskey = declareCall({
  method: 'POST',
  path: '/account/second-step/passkey',
  summary: 'The second step of a log-in, by a passkey. Opens the session as the log-in does.',
  who: 'public',
  input: z.object({ passkey: json(PasskeyAssertion) }),
  output: Me,
  codes: [
    'passkey_refused',
    'passkeys_off',
    'second_step_over',
    'too_many_tries',
    'come_again',
    'changed_meanwhile',
    'wechat_off',
  ],
});
