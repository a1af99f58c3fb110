import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/lib/longest-first.mjs';

/** Generous, because the machine is shared: a test waits for a condition, and only a hang should reach these. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };
const exclude = ['**/node_modules/**', '**/dist/**'];
/** A worker keeps the modules it has loaded for its next file: loading the server takes longer than most files. */
const isolate = false;

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps/web,content,players,bench,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude,
          isolate,
          setupFiles: 'scripts/lib/seed-properties.mjs',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude,
          isolate,
          globalSetup: 'apps/server/test/global-setup.ts',
          setupFiles: 'scripts/lib/seed-properties.mjs',
          ...timeouts,
        },
      },
    ],
  },
});
