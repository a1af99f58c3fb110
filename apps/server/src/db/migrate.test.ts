import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { migrateDatabase } from './migrate.ts';

const name = `lets_migrate_${process.pid}`;
const { config } = inject('testServer');
const own = { ...config, database: name };
let admin: pg.Client;

beforeAll(async () => {
  admin = new pg.Client(config);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
});
afterAll(async () => {
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
});

async function ask(statement: string): Promise<unknown[]> {
  const client = new pg.Client(own);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

describe('migrateDatabase', () => {
  it('runs each step once when several servers start together', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(own, quietLog)));
    const steps = await ask('SELECT hash FROM drizzle.__drizzle_migrations');
    expect(new Set(steps.map((row) => JSON.stringify(row))).size).toBe(steps.length);
    expect(await ask('SELECT * FROM users')).toEqual([]);
  });

  it('refuses a database that a newer version has changed', async () => {
    await ask(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 9999999999999)`,
    );
    await expect(migrateDatabase(own, quietLog)).rejects.toThrow('newer version');
  });
});
