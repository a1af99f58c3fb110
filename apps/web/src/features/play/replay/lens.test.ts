import { expect, it } from 'vitest';
import { FakeRun } from '../../../domain/run/timeline/fake-run.ts';
import { buildTimeline, stateAt, type Timeline } from '../../../domain/run/timeline/timeline.ts';
import { lensOf } from './lens.ts';

/** Said to one person, or to all. */
function runWithWhisper(): Timeline {
  const events = new FakeRun()
    .start(['a'])
    .speak('a', 'judge', 'To all.', 1)
    .speak('a', 'judge', 'Hush.', 1).events;
  return buildTimeline(
    events.map((event, index) =>
      index === 2 ? { ...event, audience: { user_ids: [7], staff: true } } : event,
    ),
  );
}

it('shows one person what was for them, and counts the rest', () => {
  const whole = runWithWhisper();
  const [mine, other] = [lensOf(whole, 7, 'A'), lensOf(whole, 8, 'B')];
  expect([mine.hidden, other.hidden]).toEqual([0, 1]);
  expect(mine.events).toEqual(whole.events);
  expect(JSON.stringify(other.events)).not.toContain('Hush.');
});

it('keeps everything in its place on the clock', () => {
  const whole = runWithWhisper();
  const seen = buildTimeline(lensOf(whole, 8, 'B').events);
  expect(seen.at).toEqual(whole.at);
  expect(stateAt(seen, 3).seq).toBe(3);
});

it('never tells what the reader does not know', () => {
  const seen = buildTimeline(lensOf(runWithWhisper(), 8, 'B').events);
  const again = lensOf(seen, 7, 'A');
  expect(JSON.stringify(again.events)).not.toContain('Hush.');
  expect(again.hidden).toBe(0);
});
