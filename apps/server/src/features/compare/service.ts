/** What other features may ask of the comparison of teams. */
export { compareClass } from './figures.ts';
