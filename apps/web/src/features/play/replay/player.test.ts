import { expect, it } from 'vitest';
import { FakeRun } from '../../../domain/run/timeline/fake-run.ts';
import { buildTimeline } from '../../../domain/run/timeline/timeline.ts';
import { createPlayer, type Frames } from './player.ts';

const MINUTE = 60_000;

/** Frames on demand. */
function fakeFrames(): Frames & { run(now: number): void } {
  let waiting: ((now: number) => void) | null = null;
  return {
    request: (frame) => {
      waiting = frame;
      return 1;
    },
    cancel: () => {
      waiting = null;
    },
    run: (now) => {
      const frame = waiting;
      waiting = null;
      frame?.(now);
    },
  };
}

function shortRun() {
  return new FakeRun()
    .start(['a'])
    .speak('a', 'judge', 'Open.', 1)
    .end('a', 't1', ['b'], 1)
    .speak('b', 'judge', 'On.', 1);
}

function setUp() {
  const frames = fakeFrames();
  const player = createPlayer(buildTimeline(shortRun().events), 0, frames);
  player.skipsSilence.set(false);
  return { frames, player };
}

it('moves with the frames, at its speed, and stops at the end', () => {
  const { frames, player } = setUp();
  player.toggle();
  frames.run(1000);
  frames.run(1100);
  expect(player.clock.get()).toBe(100);
  player.speed.set(8);
  frames.run(1200);
  expect(player.clock.get()).toBe(900);
  player.seek(3 * MINUTE - 100);
  frames.run(1300);
  expect(player.clock.get()).toBe(3 * MINUTE);
  expect(player.isPlaying.get()).toBe(false);
  player.toggle();
  expect(player.clock.get()).toBe(0);
});

it('does not leap after the tab was hidden', () => {
  const { frames, player } = setUp();
  player.toggle();
  frames.run(0);
  frames.run(60_000);
  expect(player.clock.get()).toBe(250);
});

it('hops by ten seconds and by sections, and never off the ends', () => {
  const { player } = setUp();
  player.hop(-1);
  expect(player.clock.get()).toBe(0);
  player.section(1);
  expect(player.clock.get()).toBe(2 * MINUTE);
  player.hop(1);
  expect(player.clock.get()).toBe(2 * MINUTE + 10_000);
  player.section(1);
  expect(player.clock.get()).toBe(3 * MINUTE);
});

it('keeps the place when more comes, but follows who watches the end', () => {
  const { player } = setUp();
  const longer = buildTimeline(shortRun().speak('b', 'judge', 'More.', 2).events);
  player.seek(MINUTE);
  player.extend(longer);
  expect(player.clock.get()).toBe(MINUTE);
  player.seek(5 * MINUTE);
  player.extend(buildTimeline(shortRun().speak('b', 'judge', 'More.', 9).events));
  expect(player.clock.get()).toBe(12 * MINUTE);
});
