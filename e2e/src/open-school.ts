import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administer, makeDatabase, startDatabases } from './databases.ts';
import { SCHOOL_DATABASE, SCHOOL_FOLDER, startProduct } from './product.ts';

/** Of the password that all demo accounts but one share; a log-in costs what the kept hash says. */
const CHEAP_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$yJpb6rx4E+S8L9A9aQ+HpQ$IlmyT6bicmtdkZvc/q0BVHN+7cI1aQqK+Toe+wsVJ1M';

/** Opens the school that journeys begin from: each would else fill a database and hash every password again. */
export default async function openSchool(): Promise<() => Promise<void>> {
  const stopDatabases = await startDatabases();
  const dataDir = await mkdtemp(join(tmpdir(), 'lets-school-'));
  const { url } = await makeDatabase({ name: SCHOOL_DATABASE });
  const product = await startProduct({ dataDir, env: { DATABASE_URL: url } });
  await product.stop();
  await makeLogInsCheap(url);
  process.env[SCHOOL_FOLDER] = dataDir;
  return async () => {
    await stopDatabases();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Hundreds of log-ins, none of which is about what a hash costs. */
async function makeLogInsCheap(url: string): Promise<void> {
  await administer(`UPDATE users SET password_hash = '${CHEAP_HASH}' WHERE account <> 'super01'`, url);
}
