import { readingTime } from './focus.ts';
import { indexAt, type Timeline, type Visit } from './timeline.ts';

/** How the replay's clock moves. Pure. */

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export const HOP = 10_000;
/** A silence longer than this (in real time) is passed over, once what was said last has been read. */
const SILENCE = 6000;
const LEAD = 1200;

/** Pure: where the clock stands after `elapsed` real milliseconds. */
export function advance(
  timeline: Timeline,
  clock: number,
  elapsed: number,
  speed: number,
  skipsSilence: boolean,
): number {
  const moved = Math.min(clock + elapsed * speed, timeline.clock.duration);
  if (!skipsSilence) return moved;
  const index = indexAt(timeline, moved);
  const next = timeline.at[index] ?? timeline.clock.duration;
  const last = timeline.at[index - 1] ?? 0;
  if (moved - last < readingOf(timeline, index) * Math.max(1, speed) && last > 0) return moved;
  return next - moved > SILENCE * speed ? next - LEAD * speed : moved;
}

function readingOf(timeline: Timeline, index: number): number {
  const event = timeline.events[index - 1];
  return event?.type === 'spoke' ? readingTime(event.data.text) : 1500;
}

/** Pure: the visit that begins next after a moment, or the one that began last before it. */
export function neighbourVisit(timeline: Timeline, clock: number, step: 1 | -1): Visit | null {
  const starts = [...timeline.visits].sort((a, b) => a.from - b.from);
  if (step === 1) return starts.find((visit) => visit.from > clock + 1) ?? null;
  // Just after a section's opening, back means the one before it.
  return starts.findLast((visit) => visit.from < clock - 2000) ?? null;
}
