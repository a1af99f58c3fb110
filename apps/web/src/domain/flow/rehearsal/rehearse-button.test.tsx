// @vitest-environment happy-dom
import { CODE, rehearsalBegin, rehearsalOwn, workflowReach } from '@lets/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import type { Played } from './rehearsal-dialog.tsx';
import { RehearseButton } from './rehearse-button.tsx';

mountsComponents();
const server = fakeServer();

const bi = (zh: string) => ({ zh, en: '' });
const flow: Played = {
  roles: [
    { id: 'judge', name: bi('审判长') },
    { id: 'lawyer', name: bi('代理人') },
  ],
  nodes: [
    { id: 'start', name: bi(''), kind: 'start' },
    { id: 'hearing', name: bi('开庭'), kind: 'court' },
    { id: 'end', name: bi('心得'), kind: 'experience' },
  ],
};
const own = { eid: 5, name: bi('旧的一场'), status: 'in_progress', begun_at: 0, flow_id: 3 };

function open(props: Partial<Parameters<typeof RehearseButton>[0]> = {}, running: object | null = null) {
  server.on(rehearsalOwn, () => ({ d: { rehearsal: running } }));
  server.on(workflowReach, () => ({ d: { cases: [{ id: 8, name: bi('借款案') }], case_count: 1 } }));
  const page = mountPage(<RehearseButton flow={flow} flowId={3} {...props} />, [
    { path: '/experiment/meta/wait/:eid/:nid', element: <p>房间</p> },
  ]);
  fireEvent.click(screen.getByRole('button', { name: '预演' }));
  return page;
}
const begin = () => fireEvent.click(screen.getByRole('button', { name: '开始预演' }));
async function choose(field: string, option: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: field }));
  fireEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}
const sent = () => server.arrived.find(({ path }) => path === rehearsalBegin.path)?.fields;

test('the chosen section, role and case are played, once what was drawn is saved, and the room opens', async () => {
  const steps: string[] = [];
  const { router } = open({ from: 'hearing', save: async () => steps.push('saved') > 0 });
  server.on(rehearsalBegin, () => {
    steps.push('begun');
    return { d: { eid: 9 } };
  });
  await choose('用哪个案件的材料', '借款案');
  begin();
  expect(await screen.findByText('房间')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/experiment/meta/wait/9/hearing');
  expect(sent()).toEqual({ flow_id: '3', project_id: '8', role_id: 'judge', from: 'hearing', pace: 'brisk' });
  expect(steps).toEqual(['saved', 'begun']);
});

test('all roles in turn need no partners and no pace', async () => {
  open();
  server.on(rehearsalBegin, () => ({ d: { eid: 9 } }));
  await choose('我担任的角色', '轮流担任全部角色');
  expect(screen.queryByRole('combobox', { name: '陪练的节奏' })).toBeNull();
  begin();
  await screen.findByText('房间');
  expect(sent()).not.toHaveProperty('role_id');
  expect(sent()).not.toHaveProperty('from');
});

test('what could not be saved is not played', async () => {
  open({ save: () => Promise.resolve(false) });
  server.on(rehearsalBegin, () => ({ d: { eid: 9 } }));
  await act(async () => begin());
  expect(screen.getByRole('button', { name: '开始预演' })).toBeTruthy();
  expect(sent()).toBeUndefined();
});

test('a flow with errors says which they are', async () => {
  const finding = { severity: 'error', node_id: 'hearing', code: 'no_end' };
  const warning = { severity: 'warning', node_id: 'end', code: 'x' };
  open();
  server.on(rehearsalBegin, () => ({ c: CODE.not_rehearsable, d: { findings: [finding, warning] } }));
  begin();
  const alert = await screen.findByRole('alert');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['“开庭”有错误，请看流程检查']);
});

test('a rehearsal that is still open can be gone back to', async () => {
  open({}, own);
  expect(await screen.findByText(/旧的一场/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '回到那一场' }).getAttribute('href')).toBe(
    '/experiment/meta/wait/5/start',
  );
});

test('with its own case settled none is asked for', () => {
  open({ projectId: 4 });
  expect(screen.queryByRole('combobox', { name: '用哪个案件的材料' })).toBeNull();
});
