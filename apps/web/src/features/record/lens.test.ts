import type { RunEvent } from '@lets/engine';
import { expect, it } from 'vitest';
import { lensOf } from './lens.ts';
import { FakeRun } from './timeline/fake-run.ts';
import { buildTimeline, stateAt } from './timeline/timeline.ts';

/** Said to one person, or to all. */
function runWithWhisper(): readonly RunEvent[] {
  const events = new FakeRun()
    .start(['a'])
    .speak('a', 'judge', 'To all.', 1)
    .speak('a', 'judge', 'Hush.', 1).events;
  return events.map((event, index) =>
    index === 2 ? { ...event, audience: { user_ids: [7], staff: true } } : event,
  );
}

it('shows one person what was for them, and counts the rest', () => {
  const events = runWithWhisper();
  const [mine, other] = [lensOf(events, 7, 'A'), lensOf(events, 8, 'B')];
  expect([mine.hidden, other.hidden]).toEqual([0, 1]);
  expect(mine.events).toEqual(events);
  expect(JSON.stringify(other.events)).not.toContain('Hush.');
});

it('keeps everything in its place on the clock', () => {
  const events = runWithWhisper();
  const [whole, seen] = [events, lensOf(events, 8, 'B').events].map(buildTimeline);
  expect(seen?.at).toEqual(whole?.at);
  expect(seen && stateAt(seen, 3).seq).toBe(3);
});

it('never tells what the reader does not know', () => {
  const events = lensOf(runWithWhisper(), 8, 'B').events;
  const again = lensOf(events, 7, 'A');
  expect(JSON.stringify(again.events)).not.toContain('Hush.');
  expect(again.hidden).toBe(0);
});
