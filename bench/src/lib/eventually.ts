import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 15_000;

/** Looks until it is so; answers after how many milliseconds it was. */
export async function eventually(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patienceMs: number = PATIENCE_MS,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > patienceMs) throw new Error(`never: ${what}`);
    await delay(5);
  }
  return performance.now() - startedAt;
}
