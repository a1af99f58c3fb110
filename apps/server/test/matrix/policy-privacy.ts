import * as calls from '@lets/contract';
import { cells } from './actors.ts';
import type { Line } from './rows.ts';

const NOBODYS = 999_999;

const users = cells({ not_logged_in: 'nobody', ok: 'strangers players staff' });
const missing = cells({ not_logged_in: 'nobody', not_found: 'strangers players staff' });
/** With the module, or a super administrator. */
const keepersWith = (code: calls.CodeName) =>
  cells({
    not_logged_in: 'nobody',
    no_authority: 'outsider other_team other_mentor admin_bare players mentor',
    [code]: 'admin super_admin',
  });

const superAdmins = cells({
  not_logged_in: 'nobody',
  no_authority: 'strangers players mentor admin',
  ok: 'super_admin',
});

/** What people ask of their own data; that nobody reaches another's, see the features' tests. */
export const privacy: readonly Line[] = [
  [calls.myDataState, { input: () => ({}), cells: users }],
  [calls.myData, { input: () => ({}), cells: users }],
  [calls.dataRequestOwn, { input: () => ({}), cells: users }],
  [calls.dataRequestAsk, { input: () => ({ kind: 'copy', text: 'All of it' }), cells: users }],
  [calls.dataRequestWithdraw, { input: () => ({ id: NOBODYS }), cells: missing }],
  [calls.privacyNotice, { input: () => ({}), cells: cells({ ok: 'everybody' }) }],
  [calls.privacyAgree, { input: () => ({ version: 1 }), cells: missing }],
  [calls.privacyWithdraw, { input: () => ({}), cells: missing }],
  [calls.privacyDraft, { input: () => ({}), cells: superAdmins }],
  [
    calls.privacyPublish,
    {
      input: () => ({ version: 0, body: { zh: '政策', en: 'Notice' }, is_demanded: false }),
      cells: superAdmins,
    },
  ],
  [
    calls.privacyDemand,
    {
      input: () => ({ is_demanded: true }),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'strangers players mentor admin',
        not_found: 'super_admin',
      }),
    },
  ],
  [calls.processingRegister, { input: () => ({}), cells: superAdmins }],
  [
    calls.personErase,
    { input: ({ mate }) => ({ id: mate.id, reason: 'They asked' }), cells: keepersWith('ok') },
  ],
  [
    calls.personErase,
    {
      input: ({ people }) => ({ id: people.super_admin.id, reason: 'They asked' }),
      // Nobody erases themselves.
      cells: cells({ not_logged_in: 'nobody', no_authority: 'strangers players staff' }),
    },
    'a super administrator',
  ],
  [calls.dataRequestList, { input: () => ({}), cells: keepersWith('ok') }],
  [
    calls.dataRequestAnswer,
    {
      input: () => ({ id: NOBODYS, revision: 0, state: 'done', answer: 'Done' }),
      cells: keepersWith('not_found'),
    },
  ],
];
