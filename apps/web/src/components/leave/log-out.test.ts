// @vitest-environment happy-dom
import { logout } from '@lets/contract';
import { expect, test, vi } from 'vitest';
import { readLeft, writeLeft } from '../../lib/storage.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { logOut } from './log-out.ts';

const server = fakeServer();

test.each([
  ['goes on to the school’s server where that is left too', { to: 'https://sso.example/logout' }],
  ['goes to the log-in page', { to: null }],
])('%s', async (_case, answer) => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const navigate = vi.fn();
  writeLeft(false);
  server.on(logout, () => ({ d: answer }));
  await logOut(navigate);
  expect(assign.mock.calls).toEqual(answer.to ? [[answer.to]] : []);
  expect(navigate.mock.calls).toEqual(answer.to ? [] : [['/login']]);
  expect(readLeft()).toBe(true);
});

test('leaves when nobody answers', async () => {
  server.isDown = true;
  const navigate = vi.fn();
  await logOut(navigate);
  expect(navigate).toHaveBeenCalledWith('/login');
});
