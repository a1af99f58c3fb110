import { sumOfWeights } from '@lets/contract';
import { expect, it } from 'vitest';
import { readTyped, shareEvenly } from './typed-number.ts';

it('reads a number with one decimal, and nothing else', () => {
  expect(['0', '100', ' 85.5 ', '7'].map(readTyped)).toEqual([0, 100, 85.5, 7]);
  expect(['', '100.1', '-1', '85.55', '1e1', '.5', '八十'].map(readTyped)).toEqual(Array(7).fill(undefined));
});

it('shares 100 evenly, to the last tenth', () => {
  for (let count = 1; count <= 200; count++) {
    const parts = shareEvenly(count);
    expect(parts).toHaveLength(count);
    expect(sumOfWeights(parts)).toBe(100);
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(0.11);
  }
});
