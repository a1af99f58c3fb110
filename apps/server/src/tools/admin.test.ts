import { IDENTITY } from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { buildUser } from '../../test/factories.ts';
import { recoveryCodes } from '../db/schema/index.ts';
import { createAdmin, isSound, resetFactor } from './admin.ts';

const draft = { account: 'head', name: '院长', password: 'Moot-court-7' };
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the first super admin', () => {
  it('is made once, with the password kept as a hash and an entry in the log', async () => {
    await createAdmin(database, draft);
    await expect(createAdmin(database, { ...draft, name: 'Somebody else' })).rejects.toThrow(
      'exists already',
    );
    const { rows } = await database.pool.query('SELECT account, name, identity, password_hash FROM users');
    expect(rows).toEqual([
      {
        account: 'head',
        name: '院长',
        identity: IDENTITY.super_admin,
        password_hash: expect.stringMatching(/^\$argon2id\$/),
      },
    ]);
    const entries = await database.pool.query('SELECT action, target FROM audit_log');
    expect(entries.rows).toEqual([{ action: 'admin_created', target: 'head' }]);
  });

  it.each([
    [{ ...draft, account: '' }],
    [{ ...draft, account: 'a'.repeat(41) }],
    [{ ...draft, name: '' }],
    [{ ...draft, password: 'short-7' }],
    [{ ...draft, password: 'onlyletters' }],
    [{ ...draft, password: 'head-of-school-7' }],
  ])('is not made of %o', (unsound) => {
    expect(isSound(unsound)).toBe(false);
    expect(isSound(draft)).toBe(true);
  });
});

describe('a second factor that is lost', () => {
  it('is taken away at the server, with an entry in the log', async () => {
    const { id, account } = await buildUser(database, { identity: IDENTITY.super_admin });
    await expect(resetFactor(database, account)).rejects.toThrow('has no second factor');
    await expect(resetFactor(database, 'nobody')).rejects.toThrow('There is no account');
    await database.db.insert(recoveryCodes).values({ user_id: id, code_hash: 'x' });
    await resetFactor(database, account);
    expect(await database.db.$count(recoveryCodes)).toBe(0);
    const { rows } = await database.pool.query(
      `SELECT actor_id, target FROM audit_log WHERE action = 'factor_reset'`,
    );
    expect(rows).toEqual([{ actor_id: null, target: account }]);
  });
});
