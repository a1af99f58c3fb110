import { vi } from 'vitest';

/** Below a test's own limit, so that what did not come true is named. */
const HANG_MS = 100_000;

/** Resolves as soon as something holds. How long that takes is the machine's affair: only a hang comes to the limit. */
export function eventually<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, { timeout: HANG_MS, interval: 20 });
}
