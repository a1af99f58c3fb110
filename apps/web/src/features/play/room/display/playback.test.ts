import { expect, it } from 'vitest';
import { isAsShared } from './playback.ts';

const AT = 1_000_000;
const running = { playing: true, position: 10, at: AT };
const stopped = { playing: false, position: 10, at: AT };
const film = { currentTime: 10, duration: 60, paused: false, ended: false };

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
