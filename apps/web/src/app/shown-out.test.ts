import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askWhenShownOut, PAUSE_MS } from './shown-out.ts';

class Line extends EventEmitter {
  active = true;
  connect = vi.fn();

  isRefused(): void {
    this.active = false;
    this.emit('connect_error', new Error('system_closed'));
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('leaves alone what comes back by itself, and what was ended here', async () => {
  const line = new Line();
  const isWelcome = vi.fn(async () => true);
  askWhenShownOut(line, isWelcome);
  line.emit('disconnect', 'transport close');
  line.emit('connect_error', new Error('websocket error'));
  line.active = false;
  line.emit('disconnect', 'io client disconnect');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(isWelcome).not.toHaveBeenCalled();
});

it('makes the line of somebody who is welcome again, after a pause and once', async () => {
  const line = new Line();
  askWhenShownOut(line, async () => true);
  line.isRefused();
  line.emit('disconnect', 'io server disconnect');
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(line.connect).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(line.connect).toHaveBeenCalledTimes(1);
});

it('makes no line for somebody who is not, or who has left the area while it asked', async () => {
  const refused = new Line();
  askWhenShownOut(refused, async () => false);
  refused.isRefused();
  const left = new Line();
  const stop = askWhenShownOut(left, async () => true);
  left.isRefused();
  stop();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(refused.connect).not.toHaveBeenCalled();
  expect(left.connect).not.toHaveBeenCalled();
  expect(left.listenerCount('disconnect')).toBe(0);
});
