import { expect, it } from 'vitest';
import { changeParams, oneOf, positive } from './use-list-params.ts';

it('keeps the other filters and begins on the first page again', () => {
  const now = new URLSearchParams('q=loan&type=free&page=3');
  expect(changeParams(now, { type: 'legislation' }).toString()).toBe('q=loan&type=legislation');
  expect(changeParams(now, { page: 4 }).toString()).toBe('q=loan&type=free&page=4');
  expect(changeParams(now, { q: null, page: 1 }).toString()).toBe('type=free');
});

it('takes only what a list knows from an address', () => {
  expect(oneOf('oldest', ['newest', 'oldest'])).toBe('oldest');
  expect(oneOf('worst', ['newest', 'oldest'])).toBeNull();
  expect([positive('7', 1), positive('-2', 1), positive('x', 1), positive(null, 1)]).toEqual([7, 1, 1, 1]);
});
