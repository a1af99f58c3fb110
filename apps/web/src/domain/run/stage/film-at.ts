import { type Playback, playbackPosition } from '@lets/engine';

/** Where a shared video stands at a moment and whether it runs. At its end it stands. Pure. */
export function filmAt(shared: Playback | undefined, duration: number, now: number) {
  const end = Number.isFinite(duration) ? duration : Number.POSITIVE_INFINITY;
  const position = Math.min(playbackPosition(shared, now), end);
  return { position, isRunning: Boolean(shared?.playing) && position < end };
}
