// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveConnection } from './connection.ts';
import { closeSocket, getSocket } from './socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', class extends EventTarget {});
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
});
afterEach(() => {
  closeSocket();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const hear = (within_ms: number) => {
  for (const listener of getSocket().listeners('come_back')) listener({ within_ms });
};

it('leaves a server that stops, and comes back at a time of its own within what the server says', async () => {
  hear(8_000);
  expect([getSocket().active, liveConnection.get().state]).toEqual([false, 'reconnecting']);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(getSocket().active).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(getSocket().active).toBe(true);
});

it('stays away for a minute at most, whatever a server says, and for ever after a log-out', async () => {
  const connect = vi.spyOn(getSocket(), 'connect');
  hear(1e9);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(connect).toHaveBeenCalledTimes(1);
  hear(1_000);
  closeSocket();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connect).toHaveBeenCalledTimes(1);
});
