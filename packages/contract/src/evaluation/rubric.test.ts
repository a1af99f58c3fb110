import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LEVEL_SCORES, levelOf, RUBRIC_LEVELS, Rubric, saysAnything } from './rubric.ts';

it('finds the level that a chosen score came from, and never leaves the scale', () => {
  expect(LEVEL_SCORES.map(levelOf)).toEqual(RUBRIC_LEVELS.map((_, index) => index));
  expect([0, 59.9, 60, 69.9, 70, 80, 89.9, 90, 100].map(levelOf)).toEqual([0, 0, 1, 1, 2, 3, 3, 4, 4]);
  const score = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(score, score, (a, b) => {
      expect(RUBRIC_LEVELS[levelOf(a)]).toBeDefined();
      if (a <= b) expect(levelOf(a)).toBeLessThanOrEqual(levelOf(b));
    }),
  );
});

it('has a descriptor for every level, which may say nothing', () => {
  const levels = RUBRIC_LEVELS.map(() => ({ zh: ' ', en: '' }));
  const read = Rubric.parse({ facts: levels });
  expect(saysAnything(read.facts)).toBe(false);
  expect(saysAnything(undefined)).toBe(false);
  expect(Rubric.safeParse({ facts: levels.slice(1) }).success).toBe(false);
  const many = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`g${index}`, levels]));
  expect(Rubric.safeParse(many).success).toBe(false);
});
