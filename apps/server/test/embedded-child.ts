import { openDatabase } from '../src/db/client.ts';
import { readEnv } from '../src/env.ts';
import { quietLog } from './quiet-log.ts';

/** Opens the database of DATA_DIR in a process of its own, that a test can kill; says `ready` or why not. */
try {
  await openDatabase(readEnv(process.env), quietLog);
  process.stdout.write('ready\n');
} catch (error) {
  process.stdout.write(`${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`);
  process.exit(1);
}
