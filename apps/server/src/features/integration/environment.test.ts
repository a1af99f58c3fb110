import { IDENTITY, integrationDelete, integrationList, integrationSave } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { readEnv } from '../../env.ts';
import { integrationsOf } from '../../integrations/integrations.ts';
import { createSecrets, KEY_BYTES } from '../../secrets/secrets.ts';
import { StartError } from '../../start-error.ts';
import { syncEnvironment, warnOfForeignSecrets } from './service.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  admin = await logInAs(
    server.deps.database,
    await buildUser(server.deps.database, { identity: IDENTITY.super_admin }),
  );
});
afterAll(() => server.close());

const STORE = {
  key: 'lrs',
  kind: 'xapi',
  name: '学习记录',
  settings: { endpoint: 'https://lrs.example/xAPI' },
  secrets: { password: 'first' },
};
const OIDC = {
  key: 'oidc',
  kind: 'oidc',
  name: { zh: '统一身份认证', en: 'School account' },
  settings: { issuer: 'https://id.example', client_id: 'lets' },
};

/** Starts with these services. The server of this file is then the one that was started so. */
async function startWith(entries: readonly object[], secrets = server.deps.secrets): Promise<void> {
  const { integrations = [] } = readEnv({ INTEGRATIONS: JSON.stringify(entries) });
  Object.assign(server.deps.env, { integrations });
  await syncEnvironment({ ...server.deps, secrets });
}
const listed = async () => (await server.call(integrationList, {}, { as: admin })).d.list;
const audited = async () => {
  const { rows } = await server.deps.database.pool.query(
    `select target, detail from audit_log where action = 'integration_saved' and actor_id is null order by id`,
  );
  return rows.map(({ detail }) => detail);
};

it('keeps what the environment names, changes what has changed, and writes down nothing that has not', async () => {
  await startWith([STORE, OIDC]);
  const [store, oidc] = await listed();
  expect(store).toMatchObject({ kind: 'xapi', in_environment: true, is_on: true, secrets_set: ['password'] });
  expect(oidc).toMatchObject({ kind: 'oidc', in_environment: true, name: OIDC.name });
  await startWith([STORE, OIDC]);
  expect(await audited()).toHaveLength(2);
  await startWith([{ ...STORE, secrets: { password: 'second' } }, OIDC]);
  expect(await audited()).toHaveLength(3);
  const [kept] = await integrationsOf(server.deps, 'xapi');
  expect(kept).toMatchObject({ id: store?.id, secrets: { password: 'second' } });
});

it('is the same for servers that start together', async () => {
  const before = await listed();
  const more = { ...STORE, key: 'second-store' };
  const { integrations = [] } = readEnv({ INTEGRATIONS: JSON.stringify([STORE, OIDC, more]) });
  Object.assign(server.deps.env, { integrations });
  await Promise.all([1, 2, 3].map(() => syncEnvironment(server.deps)));
  expect(await listed()).toHaveLength(before.length + 1);
});

it('cannot be changed on the page, and is switched off when the environment names it no more', async () => {
  await startWith([STORE, OIDC]);
  const [store] = await listed();
  if (!store) throw new Error('there is no store');
  const { id, kind, name, settings } = store;
  const saved = { id, kind, name, settings, is_on: true, secrets: {} };
  expect((await server.call(integrationSave, saved, { as: admin })).code).toBe('integration_fixed');
  expect((await server.call(integrationDelete, { id }, { as: admin })).code).toBe('integration_fixed');
  await startWith([OIDC]);
  expect((await listed())[0]).toMatchObject({ id, is_on: false, in_environment: false });
  // Now it is the administrators': the next start leaves it on.
  expect((await server.call(integrationSave, saved, { as: admin })).code).toBe('ok');
  await startWith([OIDC]);
  expect((await listed())[0]).toMatchObject({ id, is_on: true, in_environment: false });
});

it('is the same service again when the environment names it again', async () => {
  await startWith([]);
  const before = (await listed()).find(({ kind }) => kind === 'oidc');
  expect(before?.is_on).toBe(false);
  await startWith([OIDC]);
  expect((await listed()).find(({ kind }) => kind === 'oidc')).toMatchObject({ id: before?.id, is_on: true });
});

it('does not start when a key names another kind than before', async () => {
  await expect(startWith([{ ...STORE, key: 'oidc' }])).rejects.toThrow(StartError);
  await expect(startWith([{ ...STORE, key: 'oidc' }])).rejects.toThrow(/oidc .*another key/);
});

it('tells the log of secrets that were sealed with another key', async () => {
  const logged: string[] = [];
  const log = { ...server.deps.log, error: (_: object, words: string) => void logged.push(words) } as never;
  await warnOfForeignSecrets({ ...server.deps, log });
  expect(logged).toEqual([]);
  await warnOfForeignSecrets({ ...server.deps, secrets: createSecrets(Buffer.alloc(KEY_BYTES, 8)), log });
  expect(logged.join()).toMatch(/another SECRET_KEY/);
});
