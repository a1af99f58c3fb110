// @vitest-environment happy-dom
import { newFlow, newNode } from '@lets/authoring';
import type { Flow, FlowNode, FlowRole } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../../testing/mount.tsx';
import type { Setup } from '../use-setup.ts';
import { SceneStep } from './scene-step.tsx';

fakeServer();
mountsComponents();

const role = (id: string, side: FlowRole['side']): FlowRole => ({
  ...{ id, side, type: 'other', name: { zh: id, en: '' }, character: 'd1' },
});
const roles = [
  role('审判长', 'bench'),
  role('原告', 'claimant'),
  role('被告', 'respondent'),
  role('证人', 'third'),
];
const SEATS = ['j0', 'p1', 'd1', 'w'];
const place = { host: false, can_terminate: false, functions: [], processes: [], inside: true };
const hearing: FlowNode = {
  ...newNode('hearing', 'court', { x: 0, y: 0 }),
  scene: 'courtroom',
  seat_names: { j1: { zh: '左陪席', en: '' } },
  roles: roles.map(({ id }, at) => ({ ...place, role_id: id, seat: SEATS[at] ?? null })),
};

let now: Flow;
function Step() {
  const [flow, setFlow] = useState<Flow>({ ...newFlow(), nodes: [hearing], roles });
  now = flow;
  return (
    <SceneStep setup={{ flow, editable: true, faults: [], edit: setFlow } as unknown as Setup} step={5} />
  );
}
const choose = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const seats = () => now.nodes[0]?.roles.map(({ seat }) => seat);

test('another scene seats everybody by side, says who sits where now, and is taken back', async () => {
  mountPage(<Step />);
  await choose(/仲裁庭.*9 席/);
  expect(seats()).toEqual(['a0', 'p1', 'd1', 'w']);
  expect(screen.getByText('审判长：审判长席 → 首席仲裁员席')).toBeTruthy();
  expect(screen.getByText('不再使用的席位名称：左陪席。')).toBeTruthy();
  await choose(/撤销/);
  expect(now.nodes[0]).toEqual(hearing);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a scene with too few seats says so before it is chosen, and names who stands after it', async () => {
  mountPage(<Step />);
  await choose(/独任法庭.*3 席，差 1 席/);
  expect(seats()).toEqual(['j0', 'p0', 'd0', null]);
  expect(screen.getByText(/没有席位的角色：证人。/)).toBeTruthy();
});
