import { expect, it } from 'vitest';
import { isAsShared, shouldBe } from './playback.ts';

const AT = 1_000_000;
const running = { playing: true, position: 10, at: AT };
const stopped = { playing: false, position: 10, at: AT };
const film = { currentTime: 10, duration: 60, paused: false, ended: false };

it.each([
  ['untouched, it stands at its start', undefined, AT, { position: 0, isRunning: false }],
  ['stopped, it stands', stopped, AT + 9000, { position: 10, isRunning: false }],
  ['started, it runs on', running, AT + 9000, { position: 19, isRunning: true }],
  ['past its end, it stands there', running, AT + 90_000, { position: 60, isRunning: false }],
])('%s', (_, shared, now, expected) => expect(shouldBe(shared, 60, now)).toEqual(expected));

it('runs on where nobody knows how long it is', () =>
  expect(shouldBe(running, Number.NaN, AT + 90_000)).toEqual({ position: 100, isRunning: true }));

it.each([
  ['as it should', film, running, AT + 500, true],
  ['a little behind', film, running, AT + 1400, true],
  ['moved about in', { ...film, currentTime: 30 }, running, AT, false],
  ['stopped by oneself', { ...film, paused: true }, running, AT, false],
  ['started by oneself', film, stopped, AT, false],
  ['stopped for all', { ...film, paused: true }, stopped, AT, true],
  [
    'at its end a moment early',
    { ...film, currentTime: 60, paused: true, ended: true },
    running,
    AT + 49_500,
    true,
  ],
  ['still running when it should be at its end', { ...film, currentTime: 59.5 }, running, AT + 51_000, true],
])('a video %s', (_, now, shared, at, expected) => expect(isAsShared(now, shared, at)).toBe(expected));
