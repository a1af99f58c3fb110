import type { Assignment } from '@lets/contract';
import { seatRole } from '../../build.ts';

/** The court in session; the presiding judge keeps order, and the others ask for the floor. */
export function courtSeats(): Assignment[] {
  return [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 'j0',
      functions: ['speech', 'display', 'call'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge', { seat: 'j1', functions: ['speech', 'display'] }),
    seatRole('assessor', { seat: 'j2', functions: ['speech'] }),
    seatRole('clerk', { seat: 'c', functions: ['speech'] }),
    seatRole('prosecutor', { seat: 'p1', functions: ['request_speech', 'display'] }),
    seatRole('assistant', { seat: 'p2', functions: ['request_speech', 'display'] }),
    seatRole('victim', { seat: 'p3', functions: ['request_speech'] }),
    seatRole('defendant', { seat: 'd1', functions: ['request_speech'] }),
    seatRole('defender', { seat: 'd2', functions: ['request_speech', 'display'] }),
  ];
}

/** The panel behind closed doors, with the clerk. */
export function panelSeats(): Assignment[] {
  return [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'vote'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge', { seat: 't4', functions: ['speech', 'display', 'vote'] }),
    seatRole('assessor', { seat: 't2', functions: ['speech', 'vote'] }),
    seatRole('clerk', { seat: 't5', functions: ['speech'] }),
  ];
}

/** The prosecution at its desk: the prosecutor decides and signs, the assistant drafts along. */
export function officeSeats(): Assignment[] {
  return [
    seatRole('prosecutor', {
      host: true,
      functions: ['submission', 'signature', 'meeting'],
      processes: ['end', 'back'],
    }),
    seatRole('assistant', { functions: ['submission', 'meeting'], processes: ['end'] }),
  ];
}
