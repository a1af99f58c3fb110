/** What other features may ask of class tasks. */
export { giveToClass } from './create.ts';
export { readClassTask } from './list.ts';
export { type Seat, seatStudent } from './seat.ts';
