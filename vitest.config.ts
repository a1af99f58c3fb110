import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/lib/longest-first.mjs';
import { listSources, readSource } from './scripts/lib/sources.mjs';

/** Generous, because the machine is shared: a test waits for a condition, and only a hang should reach these. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

const PLACES = ['packages', 'apps', 'content', 'players', 'bench', 'drills', 'scripts'];
const tests = PLACES.flatMap(listSources).filter((path) => /\.test\.(tsx?|mjs)$/.test(path));

/** A module that one file replaces must not be met by the next: these get a worker of their own each. */
const replacing = tests.filter((path) => readSource(path).text.includes('vi.mock('));
const exclude = ['**/node_modules/**', '**/dist/**', ...replacing];
const setupFiles = ['scripts/lib/seed-properties.mjs', 'scripts/lib/leave-clean.mjs'];

/** `TEST_SHUFFLE=7` runs the files in another order, to find what one leaves behind for the next. */
const { TEST_SHUFFLE: seed } = process.env;

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence:
      seed === undefined ? { sequencer: LongestFirst } : { shuffle: { files: true }, seed: Number(seed) },
    projects: [
      {
        test: { name: 'replacing', include: replacing, setupFiles, ...timeouts },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude,
          // A worker keeps the modules it has loaded: loading the server takes longer than most files.
          isolate: false,
          globalSetup: 'apps/server/test/global-setup.ts',
          setupFiles,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['{packages,apps/web,content,players,bench,drills,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude,
          isolate: false,
          setupFiles,
          ...timeouts,
        },
      },
    ],
  },
});
