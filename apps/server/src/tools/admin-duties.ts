import { parseArgs } from 'node:util';
import { openDatabase } from '../db/client.ts';
import { inTransaction } from '../db/transaction.ts';
import { areDutiesSeparated } from '../duties.ts';
import { readEnv } from '../env.ts';
import { change } from '../features/duty/service.ts';
import { createBus } from '../realtime/bus.ts';

/**
 * `npm run admin:duties -- off`: ends the separation of duties, for a school whose administrators can no longer do it themselves. Beside a
 * running server or without one; itself an entry of the audit log.
 */
const { positionals } = parseArgs({ allowPositionals: true });

const log = { debug() {}, info() {}, warn: console.warn, error: console.error };

try {
  if (positionals.join(' ') !== 'off') throw new Error('npm run admin:duties -- off');
  const database = await openDatabase(readEnv(process.env), log, { joinRunning: true });
  try {
    if (!(await areDutiesSeparated(database))) throw new Error('三员分立没有开启 · Duties are not separated');
    const about = { chosen: {}, isSeparated: false, actorId: null, detail: 'off, on the server' };
    await inTransaction(database, (tx) => change({ bus: createBus() }, tx, about));
  } finally {
    await database.close();
  }
  console.log('三员分立已关闭 · Duties are no longer separated');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
