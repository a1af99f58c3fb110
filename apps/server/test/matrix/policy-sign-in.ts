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
