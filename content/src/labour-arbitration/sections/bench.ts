import { seatRole } from '../../build.ts';

/** Who sits where in a hearing. */
export const bench = () => [
  seatRole('presiding', {
    host: true,
    can_terminate: true,
    seat: 'j0',
    functions: ['speech', 'display', 'call'],
    processes: ['end', 'back', 'restart'],
  }),
  seatRole('arb_a', { seat: 'j1', functions: ['speech'] }),
  seatRole('arb_b', { seat: 'j2', functions: ['speech'] }),
  seatRole('clerk', { seat: 'c', functions: ['speech', 'record', 'submission'] }),
  seatRole('claimant', { seat: 'p1', functions: ['request_speech', 'display'] }),
  seatRole('rep_c', { seat: 'p2', functions: ['request_speech', 'display', 'meeting'] }),
  seatRole('rep_e', { seat: 'd1', functions: ['request_speech', 'display', 'meeting'] }),
  seatRole('hr', { seat: 'd2', functions: ['request_speech', 'display'] }),
  seatRole('inhouse', { seat: 'd3', functions: ['request_speech', 'display'] }),
];

const MOVES = ['end', 'back', 'restart'] as const;
const DRAFTS = ['submission', 'meeting', 'signature'] as const;

/** The three arbitrators over a paper that the presiding arbitrator hosts. */
export const drafters = () => [
  seatRole('presiding', { host: true, functions: [...DRAFTS], processes: [...MOVES] }),
  seatRole('arb_a', { functions: [...DRAFTS] }),
  seatRole('arb_b', { functions: [...DRAFTS] }),
];

/** Both sides at the window of the commission. */
export const visitors = () =>
  ['claimant', 'rep_c', 'rep_e', 'inhouse'].map((role, at) =>
    seatRole(role, { seat: `v${at + 1}`, functions: ['speech'] }),
  );
