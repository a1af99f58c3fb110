export { type ArrivalRefusal, type Arrived, arrive, arriveIn, type OutsidePerson } from './arrival.ts';
export { giveBindTicket } from './bind.ts';
export { SIGN_ON_CHECKERS } from './checkers.ts';
export { auditRefusal, toFault } from './refused.ts';
