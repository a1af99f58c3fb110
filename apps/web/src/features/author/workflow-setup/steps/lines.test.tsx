// @vitest-environment happy-dom
import { newFlow, newNode } from '@lets/authoring';
import { type Exhibit, type Flow, type FlowNode, type Line, workflowExhibits } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ExhibitsOf } from '../../../../domain/flow/exhibits.tsx';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../../testing/mount.tsx';
import type { Setup } from '../use-setup.ts';
import { Lines } from './lines.tsx';

const server = fakeServer();
mountsComponents();

const ROLES = ['审判长', '原告'] as const;
const roles: Flow['roles'] = ROLES.map((zh, at) => ({
  id: `role_${at}`,
  type: 'other',
  side: 'third',
  name: { zh, en: zh },
  character: 'd1',
}));
const place: FlowNode['roles'][number] = {
  role_id: 'role_0',
  host: false,
  can_terminate: false,
  functions: ['speech'],
  processes: [],
  seat: null,
  inside: true,
};
const IOU: Exhibit = {
  id: 'iou',
  kind: 'evidence',
  name: { zh: '借条', en: 'IOU' },
  project: { id: 1, name: { zh: '借款案', en: 'Loan' } },
};
const line = (role_id: string, zh: string, more: Partial<Line> = {}): Line => ({
  role_id,
  text: { zh, en: zh },
  ...more,
});

async function open(lines: Line[], kind: FlowNode['kind'] = 'court') {
  server.on(workflowExhibits, () => ({ d: { list: [IOU] } }));
  const node: FlowNode = {
    ...newNode('hearing', kind, { x: 0, y: 0 }),
    roles: [place, { ...place, role_id: 'role_1' }],
    lines,
  };
  const setup = { flow: { ...newFlow(), nodes: [node], roles }, editable: true } as unknown as Setup;
  const set = vi.fn();
  mountPage(
    <ExhibitsOf flowId={7}>
      <Lines setup={setup} node={node} set={set} />
    </ExhibitsOf>,
  );
  await act(async () => void (await Promise.resolve()));
  return set;
}

const LINES = [
  line('role_0', '请陈述'),
  line('role_1', '请求还款', { answers: 'role_0', shows: ['iou', 'gone'] }),
];

/** Ant Design opens a list on the mouse, and takes a choice on a click. */
async function choose(label: string, at: number, option: string) {
  const box = screen.getAllByRole('combobox', { name: label })[at] as HTMLElement;
  await act(async () => void fireEvent.mouseDown(box));
  const [item] = screen.getAllByTitle(option).filter((one) => one.closest('.ant-select-item-option'));
  await act(async () => void fireEvent.click(item as HTMLElement));
}

test('an author says whom a line answers, and takes it back', async () => {
  const set = await open(LINES);
  await choose('接谁的话', 1, '接上一句');
  expect(set.mock.lastCall?.[0].lines[1]).toEqual({ ...LINES[1], answers: undefined });
  await choose('接谁的话', 0, '原告');
  expect(set.mock.lastCall?.[0].lines[0]).toEqual({ ...LINES[0], answers: 'role_1' });
});

test('a line shows evidence of the case; what no case has stands apart until it is taken away', async () => {
  const set = await open(LINES);
  await choose('同时出示', 0, '借条');
  expect(set.mock.lastCall?.[0].lines[0].shows).toEqual(['iou']);
  await choose('同时出示', 1, 'gone');
  expect(set.mock.lastCall?.[0].lines[1].shows).toEqual(['iou']);
  expect(screen.getAllByText('案件中没有').length).toBeGreaterThan(0);
});

test('a line is kept for a private talk, and what is amiss with it stands beside it', async () => {
  const set = await open([...LINES, line('role_1', '底线', { apart: true, answers: 'role_0' })]);
  expect(screen.getByText('第 3 句在私下会谈里说，但“原告”在本环节不能约人会谈。')).toBeTruthy();
  expect(screen.getByText('第 2 句要同时出示，但“原告”在本环节不能展示。')).toBeTruthy();
  const [first] = screen.getAllByRole('checkbox', { name: '只在私下会谈里说' });
  await act(async () => void fireEvent.click(first as HTMLElement));
  expect(set.mock.lastCall?.[0].lines[0]).toEqual({ ...LINES[0], apart: true });
});

test('a line goes to another place in the conversation', async () => {
  const set = await open(LINES);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '把第 2 句上移' })));
  expect(set.mock.lastCall?.[0].lines).toEqual([LINES[1], LINES[0]]);
});

test('in a vote a line has other words for the partner who votes against', async () => {
  const set = await open([line('role_0', '我同意')], 'vote');
  const [field] = screen.getAllByRole('textbox', { name: /第 1 句，投反对票时改说/ });
  await act(async () => void fireEvent.change(field as HTMLElement, { target: { value: '我不同意' } }));
  expect(set.mock.lastCall?.[0].lines[0].against.zh).toBe('我不同意');
});
