import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/**
 * Property tests make the same plays at each run, so that a red one is red again; `PROPERTY_SEED=7` tries others. A failing property
 * prints its seed. Loaded only where it is used: most test files would pay for the library in vain.
 */
const { testPath } = expect.getState();
if (testPath && /'fast-check'|random-play/.test(readFileSync(testPath, 'utf8'))) {
  const fc = await import('fast-check');
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 20261122) });
}
