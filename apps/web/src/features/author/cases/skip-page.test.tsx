// @vitest-environment happy-dom
import { newFlow } from '@lets/authoring';
import {
  type Flow,
  type JumpMapping,
  type ManagedProject,
  projectManageDetail,
  projectManageList,
} from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { aNode } from '../../../domain/run/testing.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { Component } from './skip-page.tsx';

const server = fakeServer();
mountsComponents();

const both = (text: string) => ({ zh: text, en: text });
const TARGETS = [
  { id: 21, code: 'fine-large', name: both('大额罚款案') },
  { id: 22, code: 'fine-small', name: both('小额罚款案') },
];
const FLOW = {
  ...newFlow(),
  nodes: [
    aNode({ id: 'begin', kind: 'start' }),
    aNode({ id: 'ballot', kind: 'vote', name: both('合议') }),
    aNode({ id: 'leap', kind: 'jump', name: both('起诉') }),
  ],
  transitions: [
    { id: 'a', from: 'begin', to: 'ballot', kind: 'advance' },
    ...(['passed', 'rejected'] as const).map((outcome) => ({
      id: outcome,
      from: 'ballot',
      to: 'leap',
      kind: 'advance',
      outcome,
    })),
  ],
} as unknown as Flow;
const LARGE = mapping('fine-large', 'passed');

function mapping(project_code: string, outcome: 'passed' | 'rejected'): JumpMapping {
  return { node_id: 'leap', project_code, roles: { judge: 'head' }, when: { node_id: 'ballot', outcome } };
}

beforeEach(() => {
  server.on(projectManageList, () => ({ d: { list: TARGETS, total: 2 } }));
  server.on(projectManageDetail, ({ project_id }) => ({
    d: { ...TARGETS.find(({ id }) => id === Number(project_id)), flow: newFlow() },
  }));
});

/** What the author last left, as it would be saved. */
let left: readonly JumpMapping[];

function Frame() {
  const [project, setProject] = useState({
    id: 7,
    flow: FLOW,
    body: { jumps: [LARGE] },
  } as unknown as ManagedProject);
  left = project.body.jumps;
  return <Outlet context={{ project, editJumps: setProject }} />;
}

function open(): void {
  const routes = [{ path: '/', element: <Frame />, children: [{ index: true, Component }] }];
  mount(<RouterProvider router={createMemoryRouter(routes)} />);
}

/** Ant Design opens a list on the mouse, and takes a choice on a click. */
async function choose(label: string, at: number, option: string): Promise<void> {
  const box = (await screen.findAllByRole('combobox', { name: label }))[at] as HTMLElement;
  await act(async () => void fireEvent.mouseDown(box));
  const shown = (await screen.findAllByTitle(option)).findLast((one) =>
    one.closest('.ant-select-item-option'),
  );
  await act(async () => void fireEvent.click(shown as HTMLElement));
}

const TARGET = '「起诉」通向的项目';
const WHEN = '在什么结果之后';
const NOWHERE = /有的结果没有对应的项目/;

test('a second case follows from another result, and then every result leads somewhere', async () => {
  open();
  expect(await screen.findByText(NOWHERE)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '按另一个结果通向别的项目' }));
  await choose(TARGET, 1, '小额罚款案');
  const added = { node_id: 'leap', project_code: 'fine-small', roles: {} };
  // Without a result of its own it takes what the first leaves.
  expect(left).toEqual([LARGE, added]);
  expect(screen.queryByText(NOWHERE)).toBeNull();
  expect(screen.getByText('未设置')).toBeTruthy();

  await choose(WHEN, 1, '合议：否决');
  expect(left).toEqual([LARGE, { ...added, when: { node_id: 'ballot', outcome: 'rejected' } }]);
  fireEvent.click(screen.getByRole('button', { name: '上移一位' }));
  expect(left.map(({ project_code }) => project_code)).toEqual(['fine-small', 'fine-large']);
});

test('another target keeps the result and asks for its own roles', async () => {
  open();
  await choose(TARGET, 0, '小额罚款案');
  expect(left).toEqual([{ ...mapping('fine-small', 'passed'), roles: {} }]);
});
