export { scoreCarrier } from './carrier.ts';
export { startReadingMembers } from './daily.ts';
