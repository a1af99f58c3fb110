import * as calls from '@lets/contract';
import { cells } from './actors.ts';
import type { Line } from './rows.ts';

const NOBODYS = 999_999;

/** Everybody who teaches has a bank of their own. */
const teachers = cells({
  not_logged_in: 'nobody',
  no_authority: 'outsider other_team players',
  ok: 'other_mentor admin_bare staff',
});
const missing = cells({
  not_logged_in: 'nobody',
  no_authority: 'outsider other_team players',
  not_found: 'other_mentor admin_bare staff',
});

/** A teacher's own phrases; that nobody reaches another's, see the feature's tests. */
export const phrases: readonly Line[] = [
  [calls.phraseList, { input: () => ({ kind: 'guidance' }), cells: teachers }],
  [calls.phraseSave, { input: () => ({ kind: 'guidance', text: 'Read it again' }), cells: teachers }],
  [
    calls.phraseOrder,
    {
      input: () => ({ kind: 'comment', ids: [NOBODYS] }),
      cells: cells({
        not_logged_in: 'nobody',
        no_authority: 'outsider other_team players',
        changed_meanwhile: 'other_mentor admin_bare staff',
      }),
    },
  ],
  [
    calls.phraseHide,
    { input: () => ({ kind: 'guidance', suggestion: 'turn', hidden: true }), cells: teachers },
  ],
  [calls.phraseRemove, { input: () => ({ id: NOBODYS, removed: true }), cells: missing }],
  [calls.phraseUse, { input: () => ({ id: NOBODYS }), cells: missing }],
];
