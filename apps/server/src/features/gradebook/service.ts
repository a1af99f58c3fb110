export { isGraded } from './repository.ts';
