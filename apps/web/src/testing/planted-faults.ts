import { CONDITION_FAULTS } from './planted-faults/conditions.ts';
import { PEOPLE_FAULTS } from './planted-faults/people.ts';
import type { Planted } from './planted-faults/plant.ts';
import { WAY_FAULTS } from './planted-faults/ways.ts';
import { WORD_FAULTS } from './planted-faults/words.ts';

export { PAST_A_JOIN } from './planted-faults/ways.ts';

/** Faults one at a time in the sound flow. */
export const FAULTS: readonly Planted[] = [
  ...WAY_FAULTS,
  ...PEOPLE_FAULTS,
  ...CONDITION_FAULTS,
  ...WORD_FAULTS,
];
