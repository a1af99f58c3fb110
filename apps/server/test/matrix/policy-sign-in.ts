import * as calls from '@lets/contract';
import { cells } from './actors.ts';
import { type Line, toEverybody, toUsers } from './rows.ts';

/** Second factors and what goes before every other call. Nobody's password is known here; the bystander has an authenticator app. */
const wrongPassword = cells({ not_logged_in: 'nobody', bad_credentials: 'strangers players staff' });
const theirOwnOnly = cells({
  not_logged_in: 'nobody',
  bad_credentials: 'bystander',
  not_found: 'strangers elsewhere holder host leader creator staff',
});

/** Of a form that is read, and of nobody's. The server of the matrix has no address for passkeys. */
const NO_PASSKEY = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA', attestationObject: 'AA' },
};

export const signIn: readonly Line[] = [
  [calls.signInStanding, { input: () => ({}), cells: toUsers }],
  [calls.stayActive, { input: () => ({}), cells: toUsers }],
  [calls.factorList, { input: () => ({}), cells: toUsers }],
  [calls.totpStart, { input: () => ({ password: 'wrong' }), cells: wrongPassword }],
  [
    calls.totpConfirm,
    {
      input: () => ({ code: '000000' }),
      cells: cells({
        not_logged_in: 'nobody',
        factor_stands: 'bystander',
        not_found: 'strangers elsewhere holder host leader creator staff',
      }),
    },
  ],
  [
    calls.factorRemove,
    { input: () => ({ way: 'totp', password: 'wrong', code: '000000' }), cells: theirOwnOnly },
  ],
  [calls.recoveryRenew, { input: () => ({ password: 'wrong', code: '000000' }), cells: theirOwnOnly }],
  [calls.passkeyStart, { input: () => ({ password: 'wrong' }), cells: wrongPassword }],
  [
    calls.passkeyAdd,
    {
      input: () => ({ name: 'Key', passkey: NO_PASSKEY }),
      cells: cells({ not_logged_in: 'nobody', passkeys_off: 'strangers players staff' }),
    },
  ],
  [
    calls.passkeyAsk,
    {
      input: () => ({}),
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers players staff' }),
    },
  ],
  [calls.passkeyRemove, { input: () => ({ id: 1, password: 'wrong', code: '000000' }), cells: theirOwnOnly }],
  [calls.secondStepAsk, { input: () => ({}), cells: toEverybody('second_step_over') }],
  [
    calls.secondStepPasskey,
    { input: () => ({ passkey: NO_PASSKEY }), cells: toEverybody('second_step_over') },
  ],
  [calls.secondStep, { input: () => ({ code: '000000' }), cells: toEverybody('second_step_over') }],
  [
    calls.factorReset,
    {
      input: ({ people }) => ({ id: people.bystander.id }),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'strangers players mentor',
        ok: 'admin super_admin',
      }),
    },
  ],
  [
    calls.factorReset,
    {
      input: ({ people }) => ({ id: people.super_admin.id }),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'strangers players staff',
      }),
    },
    "a super administrator's",
  ],
];
