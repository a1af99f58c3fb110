import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { ltiKeys } from '../../db/schema/index.ts';
import { publicKeys, signForPlatform } from './keys.ts';

const DAY = 24 * 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const sign = () => signForPlatform(server.deps, { iss: 'x' });
const kidOf = (token: string) => decodeProtectedHeader(token).kid;
const published = async () => (await server.app.inject('/lti/keys')).json() as JSONWebKeySet;

it('two that ask at once find one key, and nothing of it that is secret', async () => {
  const [one, other] = await Promise.all([publicKeys(server.deps), publicKeys(server.deps)]);
  expect(one).toEqual(other);
  expect(one.keys).toHaveLength(1);
  const { keys } = await published();
  expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

it('a new key is published before it signs, and what the former one signed is verified after that', async () => {
  const first = await sign();
  const old = await published();
  server.putClock(91 * DAY);
  const second = await sign();
  expect(kidOf(second), 'a platform may not have heard of the new one').toBe(kidOf(first));
  expect((await published()).keys).toHaveLength(2);
  server.putClock(2 * DAY);
  const third = await sign();
  expect(kidOf(third)).not.toBe(kidOf(first));
  const now = { currentDate: new Date(server.deps.clock()) };
  for (const token of [second, third]) await jwtVerify(token, createLocalJWKSet(await published()), now);
  await expect(jwtVerify(third, createLocalJWKSet(old))).rejects.toThrow();
  server.putClock(8 * DAY);
  expect((await published()).keys.map(({ kid }) => kid)).toEqual([kidOf(third)]);
});

it('a key that was sealed by another server’s is replaced', async () => {
  await server.deps.database.db.update(ltiKeys).set({ private_key: 'v1.other.x' });
  const token = await sign();
  await jwtVerify(token, createLocalJWKSet(await published()));
});
