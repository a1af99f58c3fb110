import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs at once, and whatever is asked for in the pause once at its end', () => {
  const run = vi.fn();
  const throttled = throttle(run, 1000);
  throttled();
  throttled();
  throttled();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(2);
  throttled();
  expect(run).toHaveBeenCalledTimes(3);
});

it('forgets what waits when it is cancelled', () => {
  const run = vi.fn();
  const throttled = throttle(run, 1000);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledTimes(1);
});
