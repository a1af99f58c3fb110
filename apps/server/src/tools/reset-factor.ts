import { parseArgs } from 'node:util';
import { openDatabase } from '../db/client.ts';
import { readEnv } from '../env.ts';
import { resetFactor } from './admin.ts';

/**
 * `npm run admin:factor-reset -- account`: takes every second factor from an account, beside a running server or without one. The
 * person logs in by the password alone, and sets up another.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const log = { debug() {}, info() {}, warn: console.warn, error: console.error };

try {
  const [account, ...others] = positionals;
  if (!account || others.length > 0) throw new Error('npm run admin:factor-reset -- <账号 · account>');
  const database = await openDatabase(readEnv(process.env), log, { joinRunning: true });
  try {
    await resetFactor(database, account);
  } finally {
    await database.close();
  }
  console.log(`已移除账号 ${account} 的两步验证 · The second factor of ${account} is removed`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
