// @vitest-environment happy-dom
import {
  type Delivery,
  deliveryList,
  deliveryResend,
  type Integration,
  integrationList,
  xapiRunResend,
} from '@lets/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reasonParts } from '../../../domain/delivery/delivery-words.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { Component } from './outbox-page.tsx';

const server = fakeServer();
mountsComponents();

const MOODLE = { id: 3, kind: 'lti', name: { zh: '教学平台', en: 'Moodle' } } as const;
const row = (id: number, more: Partial<Delivery> = {}): Delivery => ({
  id,
  integration: MOODLE,
  topic: 'lti_score',
  state: 'given_up',
  person: `学生${id} (s${id})`,
  eid: 12,
  tries: 8,
  reason: 'late: 8000 ms',
  created_at: 0,
  next_at: null,
  delivered_at: null,
  ...more,
});
const FIGURES = { waiting: 1, delivered: 40, given_up: 2, oldest_at: 0 };

async function open(query: string, list: readonly Delivery[]) {
  server.on(integrationList, () => ({ d: { list: [MOODLE as unknown as Integration] } }));
  server.on(deliveryList, ({ page = '1', size = '20' }) => ({
    d: { page: Number(page), size: Number(size), total: list.length, list, figures: FIGURES },
  }));
  server.on(deliveryResend, () => ({ d: { count: 2 } }));
  const { router } = mountPage(null, [{ path: '/outbox', element: <Component /> }]);
  await act(() => router.navigate(`/outbox${query}`));
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const asked = (path: string) => server.arrived.findLast((one) => one.path === path)?.fields;

test('the address filters the list, and what stands in it is in words', async () => {
  await open('?integration=3&state=given_up&q=late', [row(1)]);
  const cells = within(await screen.findByRole('row', { name: /学生1/ }));
  expect(asked(deliveryList.path)).toMatchObject({ integration_id: '3', state: 'given_up', q: 'late' });
  expect(cells.getByText('未送达')).toBeTruthy();
  expect(cells.getByText('对方没有及时应答')).toBeTruthy();
  expect(cells.getByText('试过 8 次')).toBeTruthy();
  expect(cells.getByRole('link', { name: '实验 12' }).getAttribute('href')).toBe(
    '/experiment/done/detail/12',
  );
});

test('one is sent again, those chosen that have not arrived, or all that a service gave up', async () => {
  await open('?integration=3', [row(1), row(2, { state: 'delivered', reason: '' }), row(3)]);
  const first = within(await screen.findByRole('row', { name: /学生1/ }));
  await act(async () => void fireEvent.click(first.getByRole('button', { name: '重新投递' })));
  expect(asked(deliveryResend.path)).toEqual({ ids: '[1]' });
  const arrived = within(screen.getByRole('row', { name: /学生2/ }));
  expect(arrived.queryByRole('button', { name: '重新投递' })).toBeNull();

  for (const box of screen.getAllByRole('checkbox').slice(1)) fireEvent.click(box);
  const bar = within((await screen.findByText('已选 3 项')).parentElement as HTMLElement);
  await act(async () => void fireEvent.click(bar.getByRole('button', { name: '重新投递' })));
  expect(asked(deliveryResend.path)).toEqual({ ids: '[1,3]' });
  expect(screen.queryByText('已选 3 项')).toBeNull();

  await press('重新投递全部 2 条未送达的');
  expect(asked(deliveryResend.path)).toEqual({ integration_id: '3' });
});

test('all that a record store should know of an experiment is sent again', async () => {
  server.on(xapiRunResend, () => ({ d: { count: 1 } }));
  await open('', [row(1, { topic: 'xapi_statement', state: 'delivered', reason: '' })]);
  await press('整场重新投递');
  expect(asked(xapiRunResend.path)).toEqual({ eid: '12' });
});

test('an empty outbox says what it is for, and a filter that finds nothing can be cleared', async () => {
  await open('', []);
  expect(await screen.findByText('待发箱是空的')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '未送达' }));
  await press('清除筛选');
  expect(await screen.findByText('待发箱是空的')).toBeTruthy();
});

test("the server's own reasons are told from the words of the other side", () => {
  expect(reasonParts('certificate: self-signed: chain')).toEqual({
    own: 'certificate',
    words: 'self-signed: chain',
  });
  expect(reasonParts('fault')).toEqual({ own: 'fault', words: '' });
  expect(reasonParts('409: timestamp is older')).toEqual({ own: null, words: '409: timestamp is older' });
  expect(reasonParts('')).toEqual({ own: null, words: '' });
});
