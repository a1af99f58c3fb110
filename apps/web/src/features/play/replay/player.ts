import { advance, HOP, neighbourVisit } from '../../../domain/run/timeline/player.ts';
import type { Timeline } from '../../../domain/run/timeline/timeline.ts';
import { createStore, type Store } from '../../../lib/store.ts';

/**
 * Plays a timeline. The clock runs outside React: only what shows the time follows every frame, everything else changes
 * when the next event is reached.
 */
export interface Player {
  readonly clock: Store<number>;
  readonly isPlaying: Store<boolean>;
  readonly speed: Store<number>;
  readonly skipsSilence: Store<boolean>;
  toggle(): void;
  seek(clock: number): void;
  hop(step: 1 | -1): void;
  section(step: 1 | -1): void;
  /** More has happened: whoever watched the end goes on watching it. */
  extend(timeline: Timeline): void;
  stop(): void;
}

export interface Frames {
  request(frame: (now: number) => void): number;
  cancel(id: number): void;
}

/** After a hidden tab the clock goes on from where it was. */
const LONGEST_FRAME = 250;

export function createPlayer(first: Timeline, start = 0, frames: Frames = browserFrames): Player {
  let timeline = first;
  let frameId = 0;
  let last: number | null = null;
  const clock = createStore(start);
  const isPlaying = createStore(false);
  const speed = createStore(1);
  const skipsSilence = createStore(true);

  const clamp = (value: number) => Math.min(Math.max(0, value), timeline.clock.duration);

  function pause() {
    frames.cancel(frameId);
    last = null;
    isPlaying.set(false);
  }

  function onFrame(now: number) {
    const elapsed = last === null ? 0 : Math.min(now - last, LONGEST_FRAME);
    last = now;
    clock.set(advance(timeline, clock.get(), elapsed, speed.get(), skipsSilence.get()));
    if (clock.get() >= timeline.clock.duration) return pause();
    frameId = frames.request(onFrame);
  }

  function play() {
    if (clock.get() >= timeline.clock.duration) clock.set(0);
    isPlaying.set(true);
    frameId = frames.request(onFrame);
  }

  return {
    clock,
    isPlaying,
    speed,
    skipsSilence,
    toggle: () => (isPlaying.get() ? pause() : play()),
    seek: (value) => clock.set(clamp(value)),
    hop: (step) => clock.set(clamp(clock.get() + step * HOP)),
    section: (step) => {
      const visit = neighbourVisit(timeline, clock.get(), step);
      clock.set(visit ? visit.from : step === 1 ? timeline.clock.duration : 0);
    },
    extend: (next) => {
      const wasAtEnd = !isPlaying.get() && clock.get() >= timeline.clock.duration;
      timeline = next;
      clock.set(wasAtEnd ? timeline.clock.duration : clamp(clock.get()));
    },
    stop: pause,
  };
}

const browserFrames: Frames = {
  request: (frame) => requestAnimationFrame(frame),
  cancel: (id) => cancelAnimationFrame(id),
};
