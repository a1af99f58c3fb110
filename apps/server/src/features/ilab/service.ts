export { ilabCarrier } from './carrier.ts';
export { checkIlab } from './checker.ts';
