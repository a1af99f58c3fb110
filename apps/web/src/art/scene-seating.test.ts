import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENES } from './scene-catalog.ts';
import { readSeats } from './scene-layout.ts';
import { SCENE_SEATING } from './scene-seating.ts';

test.each(SCENES.map(({ key, seats }) => [key, seats] as const))(
  'every seat of %s is for something, and for one thing',
  (key, seats) => {
    const given = Object.values(SCENE_SEATING[key] ?? {}).flat();
    expect([...given].sort()).toEqual([...seats].sort());
  },
);

test.each(SCENES.map(({ key }) => key))(
  'in %s the claimant sits at the left, the respondent at the right',
  (key) => {
    const marks = readSeats(readFileSync(new URL(`scenes/${key}.svg`, import.meta.url), 'utf8'));
    const { claimant = [], respondent = [] } = SCENE_SEATING[key] ?? {};
    for (const seat of claimant) expect(marks.get(seat)?.x, seat).toBeLessThan(700);
    for (const seat of respondent) expect(marks.get(seat)?.x, seat).toBeGreaterThan(700);
  },
);
