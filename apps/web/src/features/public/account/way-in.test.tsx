// @vitest-environment happy-dom
import { type Door, signOnDoors } from '@lets/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '../../../lib/brand.ts';
import { endSession } from '../../../lib/session.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { Component } from './login-page.tsx';

const server = fakeServer();
mountsComponents();
const before = brand.get();
const replace = vi.fn();
beforeEach(() => {
  brand.set({ ...before, has_doors: true });
  replace.mockReset();
  vi.spyOn(location, 'replace').mockImplementation(replace);
});
afterEach(() => brand.set(before));

const door = (id: number, more: Partial<Door> = {}): Door => ({
  id,
  kind: 'cas',
  name: { zh: `入口${id}`, en: `Door ${id}` },
  goes_straight: false,
  ...more,
});
const offer = (...list: Door[]) => server.on(signOnDoors, () => ({ d: { list } }));

async function open(address = '/login') {
  const { router } = mountPage(null, [{ path: '/login', element: <Component /> }]);
  await router.navigate(address);
}
const form = () => screen.findByRole('textbox', { name: '账号' });

test("the school's doors come first and keep where a person wanted to go", async () => {
  offer(door(3), door(4));
  await open('/login?redirect=%2Fexperiment%2Fdoing%3Fpage%3D2');
  const links = await Promise.all([3, 4].map((id) => screen.findByRole('link', { name: `入口${id}` })));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [3, 4].map((id) => `/sso/${id}/start?go=%2Fexperiment%2Fdoing%3Fpage%3D2`),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  const local = screen.getByRole('link', { name: '本地账号' });
  expect(local.getAttribute('href')).toBe('/login?local=1&redirect=%2Fexperiment%2Fdoing%3Fpage%3D2');
  fireEvent.click(local);
  await form();
  expect(local.getAttribute('aria-current')).toBe('page');
});

test('another site is no place to go', async () => {
  offer(door(3));
  await open('/login?redirect=%2F%2Fevil.example');
  expect((await screen.findByRole('link', { name: '入口3' })).getAttribute('href')).toBe('/sso/3/start');
});

test('a door that goes straight is taken at once, but not by those who have just left, nor by those who ask for the form', async () => {
  offer(door(3), door(4, { goes_straight: true }));
  await open('/login?redirect=%2Fmentor%2Fguide');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/sso/4/start?go=%2Fmentor%2Fguide'));
  replace.mockReset();
  fireEvent.click(screen.getByRole('link', { name: '本地账号' }));
  await form();
  endSession();
  fireEvent.click(screen.getByRole('link', { name: '学校登录' }));
  const link = await screen.findByRole('link', { name: '入口4' });
  expect(replace).not.toHaveBeenCalled();
  // Through the door again is no leaving any more.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  fireEvent.click(screen.getByRole('link', { name: '本地账号' }));
  await form();
  fireEvent.click(screen.getByRole('link', { name: '学校登录' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/sso/4/start?go=%2Fmentor%2Fguide'));
});

test('a school without doors has the form, and nobody is asked for any', async () => {
  brand.set({ ...before, has_doors: false });
  await open();
  await form();
  expect(screen.queryByRole('link', { name: '本地账号' })).toBeNull();
  expect(server.arrived.map(({ path }) => path)).not.toContain(signOnDoors.path);
});

test('doors that cannot be read say so and can be asked for again; the form stays within reach', async () => {
  server.on(signOnDoors, () => ({ c: 50000 }));
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('读不到学校的登录入口');
  offer();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await form();
});
