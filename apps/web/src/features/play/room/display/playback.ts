import { type Playback, playbackPosition } from '@lets/engine';

/** What of a video element matters here. */
export interface Film {
  readonly currentTime: number;
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
}

/** Seconds by which two screens may differ and still count as showing the same: loading and the line take their time. */
export const TOLERANCE = 1.5;

/** Seconds a follower may be off: a running video is not jerked for a trifle, of a standing one all see the same picture. Pure. */
export function slackOf(isRunning: boolean): number {
  return isRunning ? 0.3 : 0.01;
}

/** Where a video should stand at a moment, and whether it should run. At its end it stands. Pure. */
export function shouldBe(shared: Playback | undefined, duration: number, now: number) {
  const end = Number.isFinite(duration) ? duration : Number.POSITIVE_INFINITY;
  const position = Math.min(playbackPosition(shared, now), end);
  return { position, isRunning: Boolean(shared?.playing) && position < end };
}

/** Whether a video runs as it is shared, so that what it just did was not somebody's own wish. Pure. */
export function isAsShared(film: Film, shared: Playback | undefined, now: number): boolean {
  const { position, isRunning } = shouldBe(shared, film.duration, now);
  if (Math.abs(film.currentTime - position) > TOLERANCE) return false;
  // The last second passes on one screen before it does on another.
  return film.ended || !film.paused === isRunning || (!isRunning && position >= film.duration);
}
