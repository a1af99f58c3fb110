import { afterAll, vi } from 'vitest';

/** The next test file of this worker finds the clock, the globals and the environment as they were. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
