import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finalGradeOf, sumOfWeights, type WeighedScore } from './final-grade.ts';

const tenths = fc.integer({ min: 0, max: 1000 }).map((value) => value / 10);
const task: fc.Arbitrary<WeighedScore> = fc.record({ weight: tenths, score: fc.option(tenths) });
const tasks = fc.array(task, { maxLength: 12 });

it('weighs the scores, and tells how many are missing', () => {
  const grade = finalGradeOf([
    { weight: 60, score: 90 },
    { weight: 40, score: 75 },
  ]);
  expect(grade).toEqual({ score: 84, missing: 0 });
  expect(
    finalGradeOf([
      { weight: 60, score: 90 },
      { weight: 40, score: null },
    ]),
  ).toEqual({ score: 90, missing: 1 });
  expect(finalGradeOf([{ weight: 0, score: 90 }])).toEqual({ score: null, missing: 0 });
  expect(finalGradeOf([{ weight: 0, score: null }])).toEqual({ score: null, missing: 0 });
});

it('rounds as one does by hand: 1.005 and 0.1 + 0.2 are no traps', () => {
  expect(
    finalGradeOf([
      { weight: 33.3, score: 80.1 },
      { weight: 66.7, score: 80.2 },
    ]).score,
  ).toBe(80.2);
  expect(
    finalGradeOf([
      { weight: 50, score: 84.1 },
      { weight: 50, score: 84.2 },
    ]).score,
  ).toBe(84.2);
  expect(sumOfWeights([0.1, 0.2, 33.3, 66.4])).toBe(100);
});

it('lies between the lowest and the highest score that counts', () => {
  fc.assert(
    fc.property(tasks, (all) => {
      const counted = all.flatMap(({ weight, score }) => (weight > 0 && score !== null ? [score] : []));
      const { score } = finalGradeOf(all);
      expect(score === null).toBe(counted.length === 0);
      if (score === null) return;
      expect(score).toBeGreaterThanOrEqual(Math.min(...counted));
      expect(score).toBeLessThanOrEqual(Math.max(...counted));
    }),
  );
});

it('does not depend on the order of the tasks, nor on what weighs nothing, nor on the scale of the weights', () => {
  fc.assert(
    fc.property(tasks, fc.option(tenths), (all, score) => {
      const grade = finalGradeOf(all);
      expect(finalGradeOf([...all].reverse())).toEqual(grade);
      expect(finalGradeOf([...all, { weight: 0, score }])).toEqual(grade);
      const doubled = all.map((one) => ({ ...one, weight: one.weight * 2 }));
      expect(finalGradeOf(doubled)).toEqual(grade);
    }),
  );
});

it('misses exactly the weighed tasks without a score, and a higher score never lowers the grade', () => {
  fc.assert(
    fc.property(tasks, fc.nat({ max: 11 }), (all, index) => {
      const grade = finalGradeOf(all);
      expect(grade.missing).toBe(all.filter(({ weight, score }) => weight > 0 && score === null).length);
      if (all[index]?.score == null) return;
      const better = all.map((one, at) => (at === index ? { ...one, score: 100 } : one));
      expect(finalGradeOf(better).score ?? 0).toBeGreaterThanOrEqual(grade.score ?? 0);
    }),
  );
});
