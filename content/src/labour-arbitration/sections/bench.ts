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
