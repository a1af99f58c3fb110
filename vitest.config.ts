import { defineConfig } from 'vitest/config';

/** Generous, because the machine is shared: a test waits for a condition, and only a hang should reach these. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };
const exclude = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps/web,content,players,bench,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude,
          setupFiles: 'scripts/lib/seed-properties.mjs',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude,
          globalSetup: 'apps/server/test/global-setup.ts',
          setupFiles: 'scripts/lib/seed-properties.mjs',
          ...timeouts,
        },
      },
    ],
  },
});
