import { Writable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/database.ts';
import { buildUser } from '../test/factories.ts';
import { eq } from './db/drizzle.ts';
import { users } from './db/schema/index.ts';
import { describeError } from './log.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function logged(error: unknown): string {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  pino({ serializers: { err: describeError } }, sink).error({ err: error }, 'fault');
  return text;
}

it('keeps of a failed query where and why, and none of what people wrote', async () => {
  const secret = 'secret-words';
  await buildUser(database, { account: secret });
  const rejected = await buildUser(database, { account: secret }).catch((error: unknown) => error);
  const text = logged(rejected);
  expect(text).toContain('users_account');
  expect(text).toContain('    at ');
  expect(text).not.toContain(secret);
  const away = drizzle({ client: { query: () => Promise.reject(new Error('the line is gone')) } as never });
  const lost = await away
    .select()
    .from(users)
    .where(eq(users.account, secret))
    .catch((error: unknown) => error);
  expect(logged(lost)).toContain('gone');
  expect(logged(lost)).not.toContain(secret);
});

it('keeps any other error whole', () => {
  expect(logged(new Error('a slip of ours'))).toContain('a slip of ours');
});
