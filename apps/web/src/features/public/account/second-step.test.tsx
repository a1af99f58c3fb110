// @vitest-environment happy-dom
import { CODE, type FactorWay, type Me, secondStep, secondStepAsk, secondStepPasskey } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakePasskeys } from '../../../testing/fake-passkeys.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { SecondStep } from './second-step.tsx';

const server = fakeServer();
const browser = fakePasskeys();
mountsComponents();

const OPTIONS = {
  challenge: 'AAAA',
  timeout: 1000,
  rpId: 'localhost',
  allowCredentials: [],
  userVerification: 'required',
};

function show(...ways: FactorWay[]) {
  const onEntered = vi.fn<(me: Me) => void>();
  mountPage(<SecondStep ways={ways} onEntered={onEntered} onBack={() => {}} />);
  return onEntered;
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

test('a passkey that signs lets the person in', async () => {
  server.on(secondStepAsk, () => ({ d: OPTIONS }));
  server.on(secondStepPasskey, () => ({ d: { name: '张三' } }));
  const onEntered = show('passkey', 'totp', 'recovery');
  await press('使用通行密钥');
  await vi.waitFor(() => expect(onEntered).toHaveBeenCalledWith({ name: '张三' }));
  const sent = JSON.parse(server.arrived.at(-1)?.fields.passkey ?? '');
  expect(sent).toMatchObject({ id: 'AAAA', type: 'public-key' });
});

test('a person who says no is told so, and has the other ways', async () => {
  server.on(secondStepAsk, () => ({ d: OPTIONS }));
  server.on(secondStep, () => ({ d: { name: '张三' } }));
  browser.failsWith('NotAllowedError');
  const onEntered = show('passkey', 'totp', 'recovery');
  await press('使用通行密钥');
  expect((await screen.findByRole('alert')).textContent).toContain('没有完成确认');
  expect(onEntered).not.toHaveBeenCalled();
  await press('使用动态口令');
  fireEvent.change(screen.getByRole('textbox', { name: '动态口令' }), { target: { value: '123456' } });
  await press('验证并登录');
  await vi.waitFor(() => expect(onEntered).toHaveBeenCalled());
});

test.each([
  ['without TLS', browser.isInsecure, '当前网址不是 https'],
  ['in an old browser', browser.isUnsupported, '当前浏览器不支持通行密钥'],
])('%s another way comes first, and the passkey says why it cannot be used', async (_case, make, why) => {
  make();
  show('passkey', 'recovery');
  expect(screen.getByRole('textbox', { name: '恢复码' })).toBeTruthy();
  await press('使用通行密钥');
  expect(await screen.findByText(new RegExp(why))).toBeTruthy();
  expect(screen.queryByRole('button', { name: '使用通行密钥' })).toBeNull();
});

test('a passkey for another address leads to the other ways, in the server’s words', async () => {
  server.on(secondStepAsk, () => ({ c: CODE.passkeys_off }));
  show('passkey', 'recovery');
  await press('使用通行密钥');
  expect((await screen.findAllByText('refused')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: '使用通行密钥' })).toBeNull();
  expect(screen.getByRole('button', { name: '使用恢复码' })).toBeTruthy();
});
