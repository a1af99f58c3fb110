import * as calls from '@lets/contract';
import { cells } from './actors.ts';
import { actAsClaimant, actAsHost, asClaimant, inHearing, type Line } from './rows.ts';
import type { World } from './world.ts';

/** Whose turn it is, and the court record. In this world nobody waits to speak and no record is closed. */
export const court: readonly Line[] = [
  push('move_request', (world) => ({ ...inHearing(world), answer_to: world.run.request }), {
    ...actAsHost,
    // It is no wish to speak.
    host: 'not_found',
  }),
  push('give_floor', (world) => ({ ...inHearing(world), target_role: 'respondent' }), actAsHost),
  push('take_floor', (world) => ({ ...inHearing(world), target_role: 'respondent' }), {
    ...actAsHost,
    host: 'not_found',
  }),
  push('rest', asClaimant, actAsClaimant),
  check('close', inHearing, actAsHost),
  check('reopen', inHearing, { ...actAsHost, host: 'not_found' }),
  check('sign', (world) => ({ ...asClaimant(world), decision: 'signed', hash: '0'.repeat(64) }), {
    ...actAsClaimant,
    holder: 'not_found',
  }),
  check('correct', (world) => ({ ...asClaimant(world), line: world.run.request, text: 'Otherwise' }), {
    ...actAsClaimant,
    holder: 'not_found',
  }),
  check('answer', (world) => ({ ...inHearing(world), correction_id: world.run.request, agree: false }), {
    ...actAsHost,
    host: 'not_found',
  }),
  // A player's own upload is no part of the case.
  [
    calls.fileMedia,
    {
      input: ({ run }) => ({ file_id: run.file }),
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers players staff' }),
    },
  ],
  [
    calls.recordExport,
    {
      input: (world) => ({ ...inHearing(world), format: 'docx' }),
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers players staff' }),
    },
  ],
  [
    calls.recordDetail,
    {
      input: inHearing,
      cells: cells({ not_logged_in: 'nobody', not_found: 'strangers players staff' }),
    },
  ],
];

function push(kind: string, more: (world: World) => object, allowed: Line[1]['cells']): Line {
  return [calls.messagePush, { input: (world) => ({ kind, ...more(world) }), cells: allowed }, kind];
}

function check(kind: string, more: (world: World) => object, allowed: Line[1]['cells']): Line {
  return [calls.recordCheck, { input: (world) => ({ kind, ...more(world) }), cells: allowed }, kind];
}
