import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { knowsSteps } from './backup/replay-steps.ts';
import { isFromBeforeFirst, takeOver } from './before-first.ts';
import { DatabaseStartError, findServerError } from './errors.ts';
import type { Log } from './log.ts';
import { grantRights } from './rights.ts';
import { bundledHashes, bundledSteps, lockSchema, readApplied, STEPS_FOLDER } from './steps.ts';

export interface MigrateOptions {
  /** Done before tables with people in them are changed, which have had so many steps; what it throws leaves them as they are. */
  readonly beforeUpdate?: (steps: number) => Promise<void>;
  /** The account to which the server's rights are granted; none where the server works as the owner. */
  readonly app?: string;
}

/**
 * Brings the tables up to date, forward only, all steps or none. On a connection of its own that holds a lock: several servers that
 * start at once on one database take turns, and the later ones find nothing left to do.
 */
export async function migrateDatabase(
  config: pg.ClientConfig,
  log: Log,
  { beforeUpdate = async () => {}, app }: MigrateOptions = {},
): Promise<void> {
  const client = new pg.Client({ ...config, application_name: 'lets migrations' });
  client.on('error', () => {});
  await client.connect();
  try {
    await lockSchema(client);
    if (await isSchoolOfBefore(client)) await beforeUpdate((await readApplied(client)).length);
    const before = await openTables(client, log);
    await migrate(drizzle({ client }), { migrationsFolder: STEPS_FOLDER }).catch(explain);
    const after = await readApplied(client);
    assertComplete(after);
    // At every start: a table that a step has made is among them.
    if (app !== undefined) await grantRights(client, app).catch(explain);
    if (after.length > before.length)
      log.info(`brought the tables up to date: ${after.length - before.length} step(s)`);
  } finally {
    await client.end();
  }
}

/** Whether somebody's data stands in tables that this program knows and is about to change. */
async function isSchoolOfBefore(client: pg.Client): Promise<boolean> {
  const applied = await readApplied(client);
  if (!knowsSteps(applied) || String(applied) === String(bundledHashes())) return false;
  const { rows } = await client.query('SELECT FROM users LIMIT 1');
  return rows.length > 0;
}

/** The steps that the database has, one from before the first release taken over. */
async function openTables(client: pg.Client, log: Log): Promise<string[]> {
  const applied = await readApplied(client);
  const [first] = bundledSteps();
  if (first && isFromBeforeFirst(applied)) {
    await takeOver(client, first).catch(explain);
    log.info('took over a database from before the first release');
    return [first.hash];
  }
  refuseStrangers(applied);
  return applied;
}

const NO_PRIVILEGE = '42501';

function explain(error: unknown): never {
  if (findServerError(error)?.code !== NO_PRIVILEGE) throw error;
  throw new DatabaseStartError(
    '这个账号不能在数据库中建表，请让它成为数据库的所有者 · This account may not make tables in the database: make it the owner (ALTER DATABASE … OWNER TO …).',
    { cause: error },
  );
}

/** An older program on newer tables would write what the newer one cannot read. */
function refuseStrangers(applied: string[]): void {
  const known = new Set(bundledHashes());
  if (applied.every((hash) => known.has(hash))) return;
  throw new DatabaseStartError(
    '数据库由另一个（较新的）版本建立，本程序不能打开它 · The database was made by another, newer version; this one cannot open it.',
  );
}

/** The migrator skips, without a word, a step dated before the last one that was applied. */
function assertComplete(applied: string[]): void {
  const missing = bundledHashes().filter((hash) => !applied.includes(hash));
  if (missing.length > 0)
    throw new Error(
      `${missing.length} migration(s) were skipped: their dates in the journal are out of order`,
    );
}
