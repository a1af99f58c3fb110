import { accountQuery, messagePush } from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, logInAs } from '../../test/factories.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { PERSON_LIMITS: 'on' } });
});
afterAll(() => server.close());

async function newToken(automatic = false): Promise<string> {
  const user = await buildUser(server.deps.database);
  if (automatic)
    await server.deps.database.pool.query('update users set automatic = true where id = $1', [user.id]);
  return logInAs(server.deps.database, user);
}
const speech = { kind: 'speech', eid: 999_999, nid: 'court', role_id: 'judge', text: '…' } as const;
const speak = (as: string) => server.call(messagePush, speech, { as });
const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));
const countOf = (answers: readonly { code: string }[], code: string) =>
  answers.filter((answer) => answer.code === code).length;

describe('how fast one person may act', () => {
  it('lets a burst through and then so many a second, the others untouched', async () => {
    const [busy, quiet] = [await newToken(), await newToken()];
    const answers = await times(200, () => speak(busy));
    const passed = countOf(answers, 'not_found');
    expect(passed).toBeGreaterThanOrEqual(60);
    expect(passed).toBeLessThan(120);
    expect(countOf(answers, 'too_fast')).toBe(200 - passed);
    const refused = answers.find(({ code }) => code === 'too_fast');
    expect([refused?.d, refused?.m]).toEqual([{ retry_after: 1 }, 'That was too fast. Please wait a moment']);
    expect((await speak(quiet)).code).toBe('not_found');
    expect((await server.call(accountQuery, {}, { as: busy })).code).toBe('ok');
    server.pass(1000);
    expect((await speak(busy)).code).toBe('not_found');
  });

  it('counts all their sessions together', async () => {
    const user = await buildUser(server.deps.database);
    const tokens = [
      await logInAs(server.deps.database, user),
      await logInAs(server.deps.database, user),
    ] as const;
    await times(200, () => speak(tokens[0]));
    expect(countOf(await times(50, () => speak(tokens[1])), 'too_fast')).toBeGreaterThan(0);
  });

  it('bounds reading without a pause as well', async () => {
    const as = await newToken();
    const answers = await times(1000, () => server.call(accountQuery, {}, { as }));
    expect(countOf(answers, 'ok')).toBeGreaterThanOrEqual(300);
    expect(countOf(answers, 'too_fast')).toBeGreaterThan(0);
  });

  it('does not hold back the practice partners, who play in many runs at once', async () => {
    const as = await newToken(true);
    expect(countOf(await times(200, () => speak(as)), 'not_found')).toBe(200);
  });
});
