import { expect, it } from 'vitest';
import { median, percentile } from './stats.ts';

it('takes the middle, and between two the mean', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 5, 7])).toBe(6);
});

it('takes the slowest of a hundred as the ninety-ninth percentile, however they come', () => {
  const values = Array.from({ length: 100 }, (_, i) => (i * 37) % 100);
  expect(percentile(values, 0.99)).toBe(99);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile([], 0.99)).toBeNaN();
});
