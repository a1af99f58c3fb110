import { expect, test } from 'vitest';
import { SCENES } from '../../../art/scene-catalog.ts';
import { SCENE_PLACES } from './use-seat-words.ts';

test.each(SCENES.map(({ key, seats }) => [key, seats] as const))(
  'every seat of %s has its place, and one',
  (key, seats) => {
    const named = Object.values(SCENE_PLACES[key] ?? {}).flat();
    for (const seat of seats)
      expect(
        named.filter((one) => one === seat),
        seat,
      ).toHaveLength(1);
  },
);
