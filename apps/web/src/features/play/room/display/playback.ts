import type { Playback } from '@lets/engine';
import { filmAt } from '../../../../domain/run/stage/film-at.ts';

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

/** Whether a video runs as it is shared, so that what it just did was not somebody's own wish. Pure. */
export function isAsShared(film: Film, shared: Playback | undefined, now: number): boolean {
  const { position, isRunning } = filmAt(shared, film.duration, now);
  if (Math.abs(film.currentTime - position) > TOLERANCE) return false;
  // The last second passes on one screen before it does on another.
  return film.ended || !film.paused === isRunning || (!isRunning && position >= film.duration);
}
