import { expect, it } from 'vitest';
import { filmAt } from './film-at.ts';

const set = (playing: boolean, position: number, at: number) => ({ playing, position, at });

it('stands at its beginning until somebody plays it', () => {
  expect(filmAt(undefined, 60, 9_000)).toEqual({ position: 0, isRunning: false });
});

it('runs on from where its presenter started it, and stands where they stopped it', () => {
  expect(filmAt(set(true, 10, 5_000), 60, 9_000)).toEqual({ position: 14, isRunning: true });
  expect(filmAt(set(false, 10, 5_000), 60, 9_000)).toEqual({ position: 10, isRunning: false });
});

it('stands at its end', () => {
  expect(filmAt(set(true, 10, 5_000), 60, 90_000)).toEqual({ position: 60, isRunning: false });
});

it('runs on where nobody knows how long it is', () =>
  expect(filmAt(set(true, 10, 5_000), Number.NaN, 95_000)).toEqual({ position: 100, isRunning: true }));
