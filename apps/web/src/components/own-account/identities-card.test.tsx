// @vitest-environment happy-dom
import { identityLink, identityOwn, identityUnlink, type LinkedIdentity, signOnDoors } from '@lets/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../testing/mount.tsx';
import { IdentitiesCard } from './identities-card.tsx';

const server = fakeServer();
mountsComponents();

const identity = (id: number): LinkedIdentity => ({
  id,
  name: { zh: '统一身份认证', en: 'Sign-on' },
  label: `2026100${id}`,
  first_seen: 0,
  last_seen: 0,
});
const DOOR = { id: 4, kind: 'cas', name: { zh: '统一身份认证', en: 'Sign-on' }, goes_straight: false };

function show(list: readonly LinkedIdentity[], { has_password = true, doors = [DOOR] } = {}) {
  server.on(identityOwn, () => ({ d: { list, has_password } }));
  server.on(signOnDoors, () => ({ d: { list: doors } }));
  server.on(identityUnlink, () => ({ d: {} }));
  server.on(identityLink, () => ({ d: { to: '/sso/4/start?link=ticket' } }));
  mountPage(<IdentitiesCard />);
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const sent = (path: string) => server.arrived.findLast((one) => one.path === path)?.fields;

test('an identity is unlinked after a question', async () => {
  show([identity(1), identity(2)]);
  await press('解除关联 20261001');
  const dialog = within(await screen.findByRole('alertdialog'));
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: '解除关联' })));
  expect(sent(identityUnlink.path)).toEqual({ id: '1' });
});

test('the only way in stays, and says so', async () => {
  show([identity(1)], { has_password: false });
  expect(await screen.findByText(/唯一的登录方式/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^解除关联/ })).toBeNull();
});

test('another is linked by the password, and the browser goes out to its server', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  show([]);
  await press('关联统一身份认证');
  await press('前往登录');
  expect(sent(identityLink.path)).toBeUndefined();
  fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'Right-one-1' } });
  await press('前往登录');
  expect(sent(identityLink.path)).toEqual({ id: '4', password: 'Right-one-1', go: '/' });
  expect(assign).toHaveBeenCalledWith('/sso/4/start?link=ticket');
});

test('an account without a password is asked for none', async () => {
  vi.spyOn(location, 'assign').mockReturnValue();
  show([identity(1)], { has_password: false });
  await press('关联统一身份认证');
  expect(screen.queryByLabelText('登录密码')).toBeNull();
  await press('前往登录');
  expect(sent(identityLink.path)).toMatchObject({ id: '4', password: '' });
});

test('a school without doors has no such card', async () => {
  show([], { doors: [] });
  await vi.waitFor(() => expect(server.arrived.map(({ path }) => path)).toContain(signOnDoors.path));
  expect(screen.queryByRole('heading')).toBeNull();
});
