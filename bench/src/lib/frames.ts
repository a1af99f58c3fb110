import type { Page } from '@playwright/test';
import { median, percentile } from './stats.ts';

export interface Measured {
  readonly frames: readonly number[];
  readonly longest: number;
  readonly longTasks: number;
}

interface Recorder {
  begin(): void;
  end(): Measured;
}

/** Put into a page before it loads: frame times between `begin` and `end`, and tasks that held the page up. */
export function recordFrames(): void {
  let frames: number[] = [];
  let tasks: number[] = [];
  let last = 0;
  let isOn = false;
  const tick = (now: number) => {
    if (!isOn) return;
    if (last > 0) frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  new PerformanceObserver((list) => {
    if (isOn) tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ entryTypes: ['longtask'] });
  const recorder: Recorder = {
    begin() {
      frames = [];
      tasks = [];
      last = 0;
      isOn = true;
      requestAnimationFrame(tick);
    },
    end() {
      isOn = false;
      return { frames, longest: Math.max(0, ...tasks), longTasks: tasks.length };
    },
  };
  Object.assign(globalThis, { recorder });
}

export function beginRecording(page: Page): Promise<void> {
  return page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.begin());
}

export function endRecording(page: Page): Promise<Measured> {
  return page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.end());
}

export function summarise(rounds: readonly Measured[]) {
  return {
    p95: median(rounds.map(({ frames }) => percentile(frames, 0.95))),
    median: median(rounds.map(({ frames }) => median(frames))),
    longest: Math.max(...rounds.map(({ longest }) => longest)),
    longTasks: rounds.reduce((sum, { longTasks }) => sum + longTasks, 0),
  };
}
export type Summary = ReturnType<typeof summarise>;
