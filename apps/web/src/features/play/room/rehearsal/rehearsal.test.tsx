// @vitest-environment happy-dom
import { type Rehearsal, rehearsalBegin, rehearsalEnd, workflowReach } from '@lets/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../../testing/mount.tsx';
import { RehearsalQuestions } from './questions.tsx';
import { RehearsalStrip } from './strip.tsx';

const room = vi.hoisted(() => ({ now: {} as Record<string, unknown> }));
vi.mock('../room-context.tsx', async (original) => ({
  ...(await original<object>()),
  useRoom: (pick: (view: object) => unknown) => pick(room.now),
}));

mountsComponents();
const server = fakeServer();

const PLAN: Rehearsal = { flow_id: 3, project_id: null, role_id: 'judge', from: 'hearing' };

function enter(plan?: Rehearsal) {
  const flow = {
    roles: [{ id: 'judge', name: { zh: '审判长', en: '' } }],
    nodes: [{ id: 'debate', name: { zh: '辩论', en: '' }, kind: 'court' }],
  };
  room.now = { eid: 7, nodeId: 'debate', detail: { flow, ...(plan && { rehearsal: plan }) } };
  const page = (
    <>
      <RehearsalStrip />
      <RehearsalQuestions />
    </>
  );
  return mountPage(page, [
    { path: '/workflowXML/draw/3', element: <p>画布</p> },
    { path: '/experiment/meta/wait/8/hearing', element: <p>新房间</p> },
  ]);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

test('an experiment of a class has no strip', () => {
  enter();
  expect(screen.queryByRole('region')).toBeNull();
});

test('it says whose role it is; ended after a question, it leads back to the drawing', async () => {
  enter(PLAN);
  expect(screen.getByRole('region', { name: '预演' }).textContent).toContain('您担任审判长');
  server.on(rehearsalEnd, () => ({ d: {} }));
  press('结束预演');
  expect(server.arrived).toEqual([]);
  confirm('结束预演');
  expect(await screen.findByText('画布')).toBeTruthy();
  expect(server.arrived.map(({ fields }) => fields)).toEqual([{ eid: '7' }]);
});

test('begun again, it is the same role and section in another room', async () => {
  enter(PLAN);
  server.on(rehearsalBegin, () => ({ d: { eid: 8 } }));
  press('重新预演');
  confirm('重新预演');
  expect(await screen.findByText('新房间')).toBeTruthy();
  expect(server.arrived[0]?.fields).toEqual({ flow_id: '3', role_id: 'judge', from: 'hearing' });
});

test('another role is asked for over the room, and goes on in the section at hand', async () => {
  enter(PLAN);
  server.on(workflowReach, () => ({ d: { cases: [], case_count: 0 } }));
  server.on(rehearsalBegin, () => ({ d: { eid: 8 } }));
  press('换角色或环节');
  const dialog = await screen.findByRole('dialog', {}, { timeout: 20_000 });
  expect(dialog.textContent).toContain('我担任的角色');
  fireEvent.click(within(dialog).getByRole('button', { name: '开始预演' }));
  await waitFor(() => expect(server.arrived.at(-1)?.fields).toMatchObject({ from: 'debate' }));
});
