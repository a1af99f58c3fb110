import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/database.ts';
import { recordAudit } from './audit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('keeps what it has been told, whoever asks', async () => {
  await recordAudit(database, { action: 'login', actorId: 1, target: 'a' });
  for (const change of [`update audit_log set actor_id = 2`, 'delete from audit_log']) {
    await expect(database.pool.query(change)).rejects.toThrow('audit_log is append-only');
  }
  const { rows } = await database.pool.query('select actor_id from audit_log');
  expect(rows).toEqual([{ actor_id: 1 }]);
});
