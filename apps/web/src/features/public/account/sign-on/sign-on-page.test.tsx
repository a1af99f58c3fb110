// @vitest-environment happy-dom
import { CODE, identityBind, type Me, secondStep, USER_COOKIE } from '@lets/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetUser, readUser } from '../../../../lib/user.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../../testing/mount.tsx';
import { arrivalOf } from './arrival.ts';
import { Component } from './sign-on-page.tsx';

const server = fakeServer();
mountsComponents();
afterEach(forgetUser);

const ME = { id: 7, account: '20261001', name: '张三', identity: 1, modules: [] } as unknown as Me;

async function open(query: string) {
  const at = (name: string) => <p>{name}</p>;
  const { router } = mountPage(null, [
    { path: '/signOn', element: <Component /> },
    { path: '/login', element: at('the login') },
    { path: '/experiment/doing', element: at('the runs') },
    { path: '*', element: at('home') },
  ]);
  await router.navigate(`/signOn?${query}`);
  return router;
}

async function bind() {
  fireEvent.change(await screen.findByRole('textbox', { name: '账号' }), { target: { value: '20261001' } });
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'Right-one-1' } });
  fireEvent.click(screen.getByRole('button', { name: '关联并登录' }));
}

test('an address says why, and nothing that others could have written into it', () => {
  const of = (query: string) => arrivalOf(new URLSearchParams(query));
  expect(of('fault=kind&go=/experiment/doing')).toEqual({
    fault: 'kind',
    ticket: null,
    ways: [],
    go: '/experiment/doing',
  });
  expect(of('fault=unknown&ticket=t')).toMatchObject({ fault: 'unknown', ticket: 't' });
  expect(of('fault=down&ticket=t').ticket).toBeNull();
  expect(of('fault=factor_needed&ways=totp,bogus,recovery').ways).toEqual(['totp', 'recovery']);
  expect(of('fault=state&ways=totp').ways).toEqual([]);
  expect(of('fault=not_found').fault).toBe('off');
  expect(of('fault=Call%20this%20number').fault).toBe('failed');
  expect(of('fault=failed&go=https://evil.example').go).toBeNull();
});

test('a person nobody knows yet links their account once and goes where they wanted', async () => {
  server.on(identityBind, () => ({ d: ME }));
  const router = await open('fault=unknown&ticket=secret-ticket&go=%2Fexperiment%2Fdoing');
  await waitFor(() => expect(router.state.location.search).toBe('?fault=unknown'));
  await bind();
  await screen.findByText('the runs');
  expect(server.arrived[0]?.fields).toEqual({
    ticket: 'secret-ticket',
    account: '20261001',
    password: 'Right-one-1',
  });
});

test('a second factor is asked for after the link', async () => {
  server.on(identityBind, () => ({ c: CODE.factor_needed, d: { ways: ['totp'] } }));
  server.on(secondStep, () => ({ d: ME }));
  await open('fault=unknown&ticket=t');
  await bind();
  fireEvent.change(await screen.findByRole('textbox', { name: '动态口令' }), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: '验证并登录' }));
  await screen.findByText('home');
});

test('a ticket that is over leads to the log-in again', async () => {
  server.on(identityBind, () => ({ c: CODE.changed_meanwhile, d: { ticket: 'over' } }));
  await open('fault=taken&ticket=t');
  await bind();
  expect((await screen.findByRole('alert')).textContent).toContain('等待时间过长');
  fireEvent.click(screen.getByRole('link', { name: '重新登录' }));
  await screen.findByText('the login');
});

test('a fault is said in words, with both ways in', async () => {
  await open('fault=down&go=%2Fexperiment%2Fdoing');
  expect((await screen.findByRole('alert')).textContent).toContain('连接不上学校的登录服务器');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(
    expect.arrayContaining([
      '/login?redirect=%2Fexperiment%2Fdoing',
      '/login?local=1&redirect=%2Fexperiment%2Fdoing',
    ]),
  );
});

test('somebody logged in whose link failed stays logged in', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${USER_COOKIE}=${encodeURIComponent(JSON.stringify(ME))}; path=/`;
  readUser();
  await open('fault=bound');
  expect((await screen.findByRole('alert')).textContent).toContain('已关联另一个账号');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('关联未完成');
  fireEvent.click(screen.getByRole('link', { name: '返回' }));
  await screen.findByText('home');
});
