import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { administer } from '../../test/administer.ts';
import { quietLog } from '../../test/quiet-log.ts';
import { BEFORE_FIRST } from './before-first.ts';
import { migrateDatabase } from './migrate.ts';

const { config } = inject('testServer');
const name = `lets_before_first_${process.pid}`;
const own = { ...config, database: name };
const ROWS = new URL('../../test/fixtures/before-first.sql', import.meta.url);
/** The step after which the rows of the fixture were written: later ones rewrite some of them. */
const STEPS_BEFORE_ROWS = 16;

afterEach(() => administer(config, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

async function inDatabase<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(own);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const ask = (statement: string) => inDatabase(async (client) => (await client.query(statement)).rows);

async function makeDatabase(): Promise<void> {
  await administer(config, `CREATE DATABASE ${name}`);
}

/** Applies the first steps from before the first release, as the programs of that time did. */
async function applySteps(count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lets-steps-'));
  await cp(BEFORE_FIRST, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  await inDatabase((client) => migrate(drizzle({ client }), { migrationsFolder: folder }));
  await rm(folder, { recursive: true });
}

const allSteps = () => readMigrationFiles({ migrationsFolder: BEFORE_FIRST });

/** Everything that the catalogue knows of our tables, in an order of its own. */
const SCHEMA = `
  SELECT format('column %s.%s %s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
    a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) AS fact
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL SELECT format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT format('index %s', indexdef) FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT format('function %s', pg_get_functiondef(oid)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT format('trigger %s', pg_get_triggerdef(oid)) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT format('sequence %s %s %s %s', sequencename, data_type, start_value, increment_by)
  FROM pg_sequences WHERE schemaname = 'public'
  ORDER BY fact`;

describe('a database from before the first release', () => {
  it('has the tables that the migrations make, whatever way it came to them', async () => {
    await makeDatabase();
    await applySteps(allSteps().length);
    await migrateDatabase(own, quietLog);
    const byItsSteps = await ask(SCHEMA);
    await administer(config, `DROP DATABASE ${name} WITH (FORCE)`);
    await makeDatabase();
    await migrateDatabase(own, quietLog);
    expect(await ask(SCHEMA)).toEqual(byItsSteps);
    expect(byItsSteps.length).toBeGreaterThan(400);
  });

  it.each([
    ['all of its steps', allSteps().length],
    ['some of its steps', STEPS_BEFORE_ROWS],
  ])('is taken over with %s, and keeps its rows', async (_, steps) => {
    await makeDatabase();
    await applySteps(STEPS_BEFORE_ROWS);
    await inDatabase(async (client) => client.query(await readFile(ROWS, 'utf8')));
    await applySteps(steps);
    await migrateDatabase(own, quietLog);
    expect(await ask('SELECT account, name, password_hash FROM users ORDER BY id')).toEqual([
      { account: 'teacher', name: '陈老师', password_hash: 'kept' },
      { account: 'student', name: '李同学', password_hash: 'kept' },
    ]);
    expect(await ask('SELECT name, name_en, state::text FROM experiments ORDER BY id')).toEqual([
      { name: '借款纠纷', name_en: 'A loan', state: '{"b": 1, "a": 2}' },
      { name: '我们的庭审', name_en: null, state: '{}' },
    ]);
    expect(await ask(`SELECT draft -> 'team' AS team FROM evaluations`)).toEqual([
      { team: { goals: {}, comment: '好', remarks: {}, moments: [] } },
    ]);
    expect(await ask('SELECT section_count, role_count FROM flows')).toEqual([
      { section_count: 1, role_count: 1 },
    ]);
    expect(await ask('SELECT target FROM audit_log')).toEqual([{ target: 'case file of experiment 1' }]);
  });

  it('is taken over once, by one of the servers that start together', async () => {
    await makeDatabase();
    await applySteps(allSteps().length);
    await Promise.all(Array.from({ length: 3 }, () => migrateDatabase(own, quietLog)));
    const migrations = readMigrationFiles({ migrationsFolder: join(BEFORE_FIRST, '..') });
    expect(await ask('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at')).toEqual(
      migrations.map(({ hash }) => ({ hash })),
    );
  });

  it('is refused with a step that nobody knows', async () => {
    await makeDatabase();
    await applySteps(allSteps().length);
    await ask(`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('unknown', 1)`);
    await expect(migrateDatabase(own, quietLog)).rejects.toThrow('newer version');
    expect(await ask('SELECT count(*)::int FROM drizzle.__drizzle_migrations')).toEqual([
      { count: allSteps().length + 1 },
    ]);
  });

  it('is known by its steps, which therefore stay as they are to the byte', () => {
    const hashes = allSteps().map(({ hash }) => hash);
    expect(createHash('sha256').update(hashes.join()).digest('hex')).toBe(
      '0449b3cf5563d9c430f5ff90af7b629f091ee8d8e5b4f5c35d0c5529f2586cc8',
    );
  });
});
