import { expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';

it('says what of a case’s roles a group leaves open, who observes, and when people are missing', () => {
  const needs = { roles: 6, fewest: 3 };
  expect(coverageOf(6, needs)).toEqual({ open: 0, observers: 0, missing: 0 });
  expect(coverageOf(4, needs)).toEqual({ open: 2, observers: 0, missing: 0 });
  expect(coverageOf(8, needs)).toEqual({ open: 0, observers: 2, missing: 0 });
  expect(coverageOf(2, needs)).toEqual({ open: 4, observers: 0, missing: 1 });
});
