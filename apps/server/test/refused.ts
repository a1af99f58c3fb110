import { expect } from 'vitest';
import { checksum } from './factories.ts';
import type { TestServer } from './test-server.ts';

/** Runs something that must be refused, and proves that nothing was changed by it. */
export async function expectRefused(
  { deps }: TestServer,
  answer: () => Promise<{ code: string }>,
  code: string,
): Promise<void> {
  const before = await checksum(deps.database, ['sessions', 'audit_log']);
  expect((await answer()).code).toBe(code);
  expect(await checksum(deps.database, ['sessions', 'audit_log'])).toBe(before);
}
