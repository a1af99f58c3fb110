import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/database.ts';
import { recordAudit } from './audit.ts';
import { areRightsSeparate } from './db/rights.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NOT_OURS = /permission denied|must be owner|must be able to SET ROLE/;

/** What an injected statement could try as the server's own account. */
const TRIES = [
  'UPDATE audit_log SET actor_id = 2',
  'DELETE FROM audit_log',
  'TRUNCATE audit_log',
  'ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only',
  'DROP TRIGGER audit_log_append_only ON audit_log',
  'DROP TABLE audit_log',
  `INSERT INTO audit_log (at, action) VALUES ('2020-01-01', 'login')`,
  `INSERT INTO audit_log (id, action) OVERRIDING SYSTEM VALUE VALUES (1000000, 'login')`,
  `INSERT INTO audit_seals (kind, from_id, to_id, count, hash) VALUES ('entries', 1, 2, 1, 'x')`,
  'DELETE FROM audit_seals',
  'SET session_replication_role = replica',
  'SET ROLE lets',
  `CREATE FUNCTION public.refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
  `SELECT set_config('lets.audit_removal', 'on', false); DELETE FROM audit_log`,
];

it('keeps what it has been told, whatever the server tries', async () => {
  await recordAudit(database, { action: 'login', actorId: 1, target: 'a' });
  for (const attempt of TRIES) await expect(database.pool.query(attempt), attempt).rejects.toThrow(NOT_OURS);
  const { rows } = await database.pool.query('select actor_id from audit_log');
  expect(rows).toEqual([{ actor_id: 1 }]);
  expect(await areRightsSeparate(database.pool)).toBe(true);
});

it('refuses its owner too, who would have to take the trigger away first', async () => {
  for (const change of [`update audit_log set actor_id = 2`, 'delete from audit_log'])
    await expect(database.owner.query(change)).rejects.toThrow('audit_log is append-only');
  expect(await areRightsSeparate(database.owner)).toBe(false);
});
