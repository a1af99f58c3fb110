// @vitest-environment happy-dom
import { factorList, passkeyAdd, passkeyAsk, passkeyRemove, passkeyStart } from '@lets/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakePasskeys } from '../../testing/fake-passkeys.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../testing/mount.tsx';
import type { Factors } from './own-ways.ts';
import { SecondFactorCard } from './second-factor-card.tsx';

const server = fakeServer();
const browser = fakePasskeys();
mountsComponents();

const NONE: Factors = {
  is_demanded: false,
  totp: null,
  passkeys: [],
  passkey_origin: window.location.origin,
  recovery_left: 0,
};
const KEY = { id: 7, name: '办公室电脑', added_at: 0, last_used_at: null, is_usable: true };
const CREATION = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'LETS' },
  user: { id: 'AAAA', name: 'a', displayName: 'a' },
  pubKeyCredParams: [],
  excludeCredentials: [],
};

const show = (factors: Partial<Factors>) => {
  server.on(factorList, () => ({ d: { ...NONE, ...factors } }));
  mountPage(<SecondFactorCard />);
};
const press = async (name: string | RegExp, within_ = screen.getByRole.bind(screen)) =>
  act(async () => void fireEvent.click(within_('button', { name })));
const dialog = async () => within(await screen.findByRole('dialog'));
const sentTo = (path: string) => server.arrived.findLast((one) => one.path === path)?.fields;

test('a first passkey is made by the password, named, and brings the recovery codes', async () => {
  server.on(passkeyStart, () => ({ d: CREATION }));
  server.on(passkeyAdd, () => ({ d: { recovery_codes: ['mkfw-73h4-hqan-x2e9'] } }));
  show({});
  await screen.findByText('未启用');
  await press('添加通行密钥');
  fireEvent.change((await dialog()).getByLabelText(/登录密码/), { target: { value: 'Right-one-1' } });
  await press('下一步');
  fireEvent.change(await screen.findByRole('textbox', { name: '名称' }), { target: { value: '我的手机' } });
  await press('创建');
  expect(await screen.findByText('mkfw-73h4-hqan-x2e9')).toBeTruthy();
  expect(sentTo(passkeyStart.path)).toEqual({ password: 'Right-one-1' });
  expect(sentTo(passkeyAdd.path)).toMatchObject({ name: '我的手机' });
});

test('a device that has one already says so', async () => {
  server.on(passkeyStart, () => ({ d: CREATION }));
  browser.failsWith('InvalidStateError');
  show({});
  await screen.findByText('未启用');
  await press('添加通行密钥');
  fireEvent.change((await dialog()).getByLabelText(/登录密码/), { target: { value: 'Right-one-1' } });
  await press('下一步');
  await screen.findByRole('textbox', { name: '名称' });
  await press('创建');
  expect((await screen.findByRole('alert')).textContent).toContain('已有您的通行密钥');
});

test('the last one is removed by the password and a passkey', async () => {
  server.on(passkeyAsk, () => ({
    d: {
      challenge: 'AAAA',
      rpId: 'localhost',
      allowCredentials: [],
      timeout: 1,
      userVerification: 'required',
    },
  }));
  server.on(passkeyRemove, () => ({ d: {} }));
  show({ passkeys: [KEY], recovery_left: 10 });
  await screen.findByText('办公室电脑');
  await press(/移除通行密钥/);
  const asked = await dialog();
  expect(asked.getByText(/最后一种验证方式/)).toBeTruthy();
  fireEvent.change(asked.getByLabelText(/登录密码/), { target: { value: 'Right-one-1' } });
  await press('移除', asked.getByRole);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(passkeyRemove.path)).toMatchObject({ id: '7', password: 'Right-one-1' });
  expect(JSON.parse(sentTo(passkeyRemove.path)?.passkey ?? '')).toMatchObject({ id: 'AAAA' });
});

test.each<[string, Partial<Factors>, string]>([
  ['the server has no address for them', { passkey_origin: null }, '管理员尚未设置 https 网址'],
  [
    'the page is at another address',
    { passkey_origin: 'https://lets.example.edu' },
    '只能在 https://lets.example.edu 使用',
  ],
])('says why there can be no passkey where %s', async (_case, factors, why) => {
  show(factors);
  expect(await screen.findByText(new RegExp(why))).toBeTruthy();
  expect(screen.queryByRole('button', { name: '添加通行密钥' })).toBeNull();
  expect(screen.getByRole('button', { name: '设置验证器' })).toBeTruthy();
});
