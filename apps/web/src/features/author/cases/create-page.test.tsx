// @vitest-environment happy-dom
import { courseList, projectCreate, projectManageList, workflowList, workflowPatterns } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { Component } from './create-page.tsx';

const server = fakeServer();
mountsComponents();

const both = (text: string) => ({ zh: text, en: text });
const PATTERN = {
  id: 'mediation',
  experiment_type: 'non_litigation',
  name: both('人民调解'),
  description: both('双方写明要求，再开调解会。'),
  section_count: 8,
  template_count: 5,
  minutes: 110,
  roles: [both('调解员')],
  chart: { nodes: [], transitions: [] },
};
const SAVED = { d: { project_id: 9, revision: 1, faults: [] } };

beforeEach(() => {
  const none = { d: { list: [], total: 0, page: 1, size: 20 } };
  server.on(workflowPatterns, () => ({ d: { list: [PATTERN] } }));
  server.on(workflowList, () => none);
  server.on(projectManageList, () => none);
  server.on(courseList, () => ({ d: { list: [] } }));
  server.on(projectCreate, () => SAVED);
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const made = () =>
  server.arrived.filter(({ path }) => path === projectCreate.path).map(({ fields }) => fields);

async function open() {
  const page = mountPage(<Component />, [{ path: '/manager/project/info/:id', element: <p>made</p> }]);
  await screen.findByText('人民调解');
  return page;
}

test('a case of a pattern is made once the pattern is chosen and the case has a name', async () => {
  await open();
  await press('创建并填写');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['请选择一个范本', '请填写中文名称']),
  );
  expect(made()).toEqual([]);
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /人民调解/ })));
  expect(screen.getByText('双方写明要求，再开调解会。')).toBeTruthy();
  await act(
    async () =>
      void fireEvent.change(screen.getByLabelText('项目名称（中文）'), { target: { value: '邻里漏水案' } }),
  );
  await press('创建并填写');
  expect(made()).toMatchObject([{ pattern: 'mediation', grade: 'basic' }]);
  expect(await screen.findByText('made')).toBeTruthy();
});

test('sent again after a lost answer it is the same wish, under another name another', async () => {
  let isLost = true;
  server.on(projectCreate, () => {
    if (isLost) return { c: 50000 };
    return SAVED;
  });
  await open();
  const name = screen.getByLabelText('项目名称（中文）');
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /人民调解/ })));
  const call = async (text: string) => {
    await act(async () => void fireEvent.change(name, { target: { value: text } }));
    await press('创建并填写');
  };
  await call('邻里漏水案');
  await call('邻里漏水案');
  isLost = false;
  await call('楼上漏水案');
  const [first, second, third] = made().map(({ request_id }) => request_id);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
