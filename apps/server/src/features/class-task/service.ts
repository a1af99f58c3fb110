/** What other features may ask of class tasks. */
export { readClassTask } from './list.ts';
