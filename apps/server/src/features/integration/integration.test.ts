import {
  DEFAULT_ARRIVAL,
  IDENTITY,
  type InputOf,
  integrationDelete,
  integrationList,
  integrationSave,
  integrationTest,
  signOnDoors,
  systemBrand,
} from '@lets/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildClass, buildUser, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { integrationById } from '../../integrations/integrations.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  const { database } = server.deps;
  admin = await logInAs(database, await buildUser(database, { identity: IDENTITY.super_admin }));
});
afterAll(() => server.close());
beforeEach(() => server.deps.database.pool.query('delete from integrations'));

const OIDC = {
  ...DEFAULT_ARRIVAL,
  goes_straight: false,
  ends_there: false,
  ca: '',
  issuer: 'https://id.example',
  client_id: 'lets',
  scope: 'openid profile',
};
const save = ({
  settings = OIDC,
  secrets = {},
  ...more
}: {
  settings?: object;
  secrets?: object;
  id?: number;
  is_on?: boolean;
} = {}) => {
  const input = {
    kind: 'oidc',
    name: JSON.stringify({ zh: '统一登录', en: 'Sign-on' }),
    is_on: 'true',
    settings: JSON.stringify(settings),
    secrets: JSON.stringify(secrets),
    ...Object.fromEntries(Object.entries(more).map(([key, value]) => [key, String(value)])),
  };
  return server.call(integrationSave, input as InputOf<typeof integrationSave>, { as: admin });
};
const listed = async () => (await server.call(integrationList, {}, { as: admin })).d.list;

it('tells everybody of a door only while it is switched on', async () => {
  const offered = async () => [
    (await server.call(systemBrand, {})).d.has_doors,
    (await server.call(signOnDoors, {})).d.list.length,
  ];
  expect(await offered()).toEqual([false, 0]);
  const { id } = (await save()).d;
  expect(await offered()).toEqual([true, 1]);
  await save({ id, is_on: false });
  expect(await offered()).toEqual([false, 0]);
});

it('names the class of newcomers as long as there is one', async () => {
  const { database } = server.deps;
  const { id, courseId } = await buildClass(database, { name: '法学 2601' });
  await save({ settings: { ...OIDC, class_id: id } });
  expect((await listed())[0]?.class).toEqual({ id, name: '法学 2601', course_id: courseId });
  await database.pool.query('delete from classes where id = $1', [id]);
  expect((await listed())[0]?.class).toBeNull();
});

it('keeps a secret that is not sent, tells it nobody, and forgets it at another address', async () => {
  const first = await save({ secrets: { client_secret: 'hush' } });
  const { id } = first.d;
  const secret = async () => (await integrationById(server.deps, id, 'oidc'))?.secrets.client_secret;
  expect(JSON.stringify([first, await listed()])).not.toContain('hush');
  await save({ id, settings: { ...OIDC, goes_straight: true } });
  expect(await secret()).toBe('hush');
  await save({ id, secrets: { client_secret: '' } });
  expect(await secret()).toBeUndefined();
  await save({ id, secrets: { client_secret: 'hush' } });
  await save({ id, settings: { ...OIDC, issuer: 'https://evil.example' } });
  expect(await secret()).toBeUndefined();
  expect((await listed())[0]?.secrets_set).toEqual([]);
});

it('names each setting that is wrong, and takes no secret that the kind has not', async () => {
  const wrong = await save({ settings: { ...OIDC, issuer: 'id.example', client_id: '' } });
  expect(wrong).toMatchObject({ code: 'bad_parameter', d: { issuer: 'wrong_format', client_id: 'missing' } });
  expect(await save({ secrets: { password: 'x' } })).toMatchObject({ code: 'bad_parameter' });
  expect(await listed()).toEqual([]);
});

it('tests a service that is switched off, and says what is wrong with it', async () => {
  const { id } = (await save({ is_on: false, settings: { ...OIDC, issuer: 'https://127.0.0.1:1' } })).d;
  const { d } = await server.call(integrationTest, { id: String(id) }, { as: admin });
  expect(d.checks.at(-1)).toMatchObject({ check: 'connection', is_ok: false });
  await server.call(integrationDelete, { id: String(id) }, { as: admin });
  expect(await server.call(integrationTest, { id: String(id) }, { as: admin })).toMatchObject({
    code: 'not_found',
  });
});
