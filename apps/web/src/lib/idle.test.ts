import { expect, it } from 'vitest';
import { idleState } from './idle.ts';

const MINUTE = 60_000;
const limitMs = 10 * MINUTE;
const at = (now: number, actAt: number, toldAt: number) => idleState({ now, actAt, toldAt, limitMs });

it('tells the server of an act, and of those that follow at once no more', () => {
  expect(at(30_000, 30_000, 0).mustTell).toBe(true);
  expect(at(15_000, 15_000, 0).mustTell).toBe(false);
  expect(at(5 * MINUTE, 0, 0).mustTell).toBe(false);
});

it('warns for the last minute and counts it down to nothing', () => {
  expect(at(9 * MINUTE - 1, 0, 0).secondsLeft).toBeNull();
  expect(at(9 * MINUTE, 0, 0).secondsLeft).toBe(60);
  expect(at(10 * MINUTE - 500, 0, 0).secondsLeft).toBe(1);
  expect(at(20 * MINUTE, 0, 0).secondsLeft).toBe(0);
});

it('goes by what another page has told', () => {
  expect(at(9.5 * MINUTE, 0, 8 * MINUTE).secondsLeft).toBeNull();
});
