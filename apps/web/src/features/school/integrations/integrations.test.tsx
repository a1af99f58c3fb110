// @vitest-environment happy-dom
import {
  CODE,
  courseList,
  type Integration,
  integrationDelete,
  integrationList,
  integrationSave,
  integrationTest,
  ltiDeploymentApprove,
  ltiDeployments,
  ltiRegistrationStart,
} from '@lets/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { Component as AddPage } from './add-page.tsx';
import { startOf } from './fields.ts';
import { Component as OnePage } from './integration-page.tsx';
import { Component as ListPage } from './integrations-page.tsx';
import { valuesIn } from './value-inputs.tsx';

const server = fakeServer();
mountsComponents();

const PATH = '/manager/user/integrations';
const of = (kind: Integration['kind'], more: Partial<Integration> = {}): Integration => ({
  id: 3,
  kind,
  name: { zh: '统一登录', en: 'Sign-on' },
  is_on: true,
  in_environment: false,
  settings: startOf(kind),
  secrets_set: [],
  changed_at: 0,
  class: null,
  addresses: {},
  people: 0,
  waiting: 0,
  given_up: 0,
  ...more,
});

async function open(path: string, ...list: Integration[]) {
  server.on(integrationList, () => ({ d: { list } }));
  server.on(courseList, () => ({ d: { list: [] } }));
  const { router } = mountPage(null, [
    { path: PATH, element: <ListPage /> },
    { path: `${PATH}/add/:kind?`, element: <AddPage /> },
    { path: `${PATH}/:id`, element: <OnePage /> },
  ]);
  await act(() => router.navigate(path));
  return router;
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const sent = () => {
  const fields = server.arrived.findLast(({ path }) => path === integrationSave.path)?.fields;
  return Object.fromEntries(Object.entries(fields ?? {}).map(([key, value]) => [key, readable(value)]));
};
const readable = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

test('a service is switched off with everything else of it as it was', async () => {
  const cas = of('cas', { settings: { ...startOf('cas'), prefix: 'https://sso.example/cas' }, people: 7 });
  server.on(integrationSave, () => ({ d: { ...cas, is_on: false } }));
  await open(PATH, cas);
  const row = (await screen.findByRole('link', { name: '统一登录' })).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('7 人');
  await press('停用');
  expect(sent()).toEqual({
    id: 3,
    kind: 'cas',
    name: cas.name,
    is_on: false,
    settings: cas.settings,
    secrets: {},
  });
});

test('what has not arrived leads to the outbox, of this service and state', async () => {
  await open(PATH, of('lti', { given_up: 2 }));
  const link = await screen.findByRole('link', { name: '2 条未送达' });
  expect(link.getAttribute('href')).toBe(`${PATH}/outbox?integration=3&state=given_up`);
});

test('a new service is saved switched off, and its page opens', async () => {
  server.on(integrationSave, () => ({ d: of('oidc', { id: 9, is_on: false }) }));
  const router = await open(`${PATH}/add/oidc`);
  await write(/^中文名称/, '统一登录 ');
  await write(/^英文名称/, 'Sign-on');
  await write(/^签发者/, 'https://sso.example');
  await write(/^客户端编号/, 'lets');
  await write(/^客户端密钥/, 'hush');
  await write('身份为教师的取值', 'faculty， staff;教职工');
  await press('保存');
  await waitFor(() => expect(router.state.location.pathname).toBe(`${PATH}/9`));
  expect(sent()).toMatchObject({
    kind: 'oidc',
    name: { zh: '统一登录', en: 'Sign-on' },
    is_on: false,
    secrets: { client_secret: 'hush' },
    settings: {
      ...startOf('oidc'),
      issuer: 'https://sso.example',
      client_id: 'lets',
      mentor_values: ['faculty', 'staff', '教职工'],
    },
  });
});

test('what the server finds wrong stands at its field', async () => {
  server.on(integrationSave, () => ({
    c: CODE.bad_parameter,
    d: { prefix: 'wrong_format', 'name.en': 'missing' },
  }));
  await open(`${PATH}/3`, of('cas'));
  await write(/^服务器地址/, 'sso.example/cas');
  await press('保存');
  const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(alerts.join()).toContain('应为 http:// 或 https:// 开头的完整地址');
  expect(screen.getByLabelText(/^英文名称/).getAttribute('aria-invalid')).toBe('true');
});

test('a secret is never shown, stays when nothing is entered, and is asked for again at another address', async () => {
  const oidc = of('oidc', {
    settings: { ...startOf('oidc'), issuer: 'https://sso.example' },
    secrets_set: ['client_secret'],
  });
  server.on(integrationSave, () => ({ d: oidc }));
  await open(`${PATH}/3`, oidc);
  expect(await screen.findByText('已设置，不再显示。留空则不变。')).toBeTruthy();
  await write(/^签发者/, 'https://other.example');
  expect(screen.getByText('地址改变后要重新填写。')).toBeTruthy();
  await write(/^签发者/, 'https://sso.example');
  await press('清除');
  await press('保存');
  expect(sent()).toMatchObject({ secrets: { client_secret: '' } });
});

test('what the environment gives is read only', async () => {
  await open(`${PATH}/3`, of('cas', { in_environment: true }));
  expect(await screen.findByText(/只能在那里修改/)).toBeTruthy();
  expect(screen.getByLabelText(/^服务器地址/).closest('fieldset')?.disabled).toBe(true);
  for (const name of ['保存', '停用', '删除']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a test says in plain words what is wrong, and waits until what was changed is saved', async () => {
  server.on(integrationTest, () => ({
    d: {
      checks: [
        { check: 'connection', is_ok: true, detail: '' },
        { check: 'certificate', is_ok: false, detail: 'self-signed certificate' },
      ],
    },
  }));
  await open(`${PATH}/3`, of('cas'));
  await press('测试连接');
  const wrong = await screen.findByText(/对方的证书不受信任/);
  expect(wrong.closest('li')?.textContent).toContain('self-signed certificate');
  expect(screen.queryByText('连接正常')).toBeNull();
  await write(/^服务器地址/, 'https://sso.example/cas');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '再次测试' }).disabled).toBe(true);
});

test('a deletion says how many people come in by it and what is lost', async () => {
  server.on(integrationDelete, () => ({ d: {} }));
  const router = await open(`${PATH}/3`, of('lti', { people: 30, waiting: 2, given_up: 1 }));
  server.on(ltiDeployments, () => ({ d: { list: [] } }));
  await press('删除');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/有 30 人通过它登录/)).toBeTruthy();
  expect(dialog.getByText(/3 条会一起删除/)).toBeTruthy();
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: '删除' })));
  await waitFor(() => expect(router.state.location.pathname).toBe(PATH));
});

test('a platform gets an address to register itself by, and its deployment a yes', async () => {
  const waiting = { id: 5, deployment_id: 'd-1', platform: 'moodle', first_seen: 0, approved_at: null };
  server.on(ltiRegistrationStart, () => ({
    d: { url: 'https://lets.example/lti/register?code=once', expires_at: 0 },
  }));
  server.on(ltiDeployments, () => ({ d: { list: [waiting] } }));
  server.on(ltiDeploymentApprove, () => ({ d: { ...waiting, approved_at: 1 } }));
  const router = await open(`${PATH}/add/lti`, of('lti'));
  await press('生成登记地址');
  expect(await screen.findByText('https://lets.example/lti/register?code=once')).toBeTruthy();
  await act(() => router.navigate(`${PATH}/3`));
  await press('允许');
  expect(server.arrived.findLast(({ path }) => path === ltiDeploymentApprove.path)?.fields).toEqual({
    id: '5',
    approve: 'true',
  });
});

test('values are told apart by commas of either language', () => {
  expect(valuesIn('student， 本科生;研究生,, ')).toEqual(['student', '本科生', '研究生']);
});
