import type { Assignment } from '@lets/contract';
import { seatRole } from '../../build.ts';

/** Where the panel, the clerk and both lawyers sit in a hearing; who else is there, each section says. */
export const HEARING_SEATS: readonly Assignment[] = [
  seatRole('judge', {
    host: true,
    seat: 'j0',
    functions: ['speech', 'display', 'call'],
    processes: ['end', 'back', 'restart'],
  }),
  seatRole('judge_b', { seat: 'j1', functions: ['speech'] }),
  seatRole('assessor', { seat: 'j2', functions: ['speech'] }),
  seatRole('clerk', { seat: 'c', functions: ['speech', 'display'] }),
  seatRole('counsel_p', { seat: 'p1', functions: ['request_speech', 'request_display'] }),
  seatRole('counsel_d', { seat: 'd1', functions: ['request_speech', 'request_display'] }),
];
