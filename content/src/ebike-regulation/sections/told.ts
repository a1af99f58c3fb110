import type { Assignment } from '@lets/contract';
import { seatRole } from '../../build.ts';

/** Who is told at the end, in person, what became of the draft: the drafting body and those who spoke at the hearing. */
export const TOLD: readonly Assignment[] = [
  seatRole('drafter', { seat: 't8', functions: ['speech'] }),
  seatRole('resident', { seat: 't6', functions: ['speech'] }),
  seatRole('rider', { seat: 't9', functions: ['speech'] }),
  seatRole('platform', { seat: 't10', functions: ['speech'] }),
];
