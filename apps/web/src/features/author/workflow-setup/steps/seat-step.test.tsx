// @vitest-environment happy-dom
import { newFlow, newNode } from '@lets/authoring';
import type { Flow, FlowNode } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../../testing/mount.tsx';
import type { Setup } from '../use-setup.ts';
import { SeatStep } from './seat-step.tsx';

fakeServer();
mountsComponents();

const roles: Flow['roles'] = [
  { id: 'chief', type: 'judge', side: 'bench', name: { zh: '首席仲裁员', en: '' }, character: 'judge' },
  { id: 'worker', type: 'other', side: 'claimant', name: { zh: '申请人', en: '' }, character: 'd1' },
];
const place = { host: false, can_terminate: false, functions: [], processes: [], seat: null, inside: true };
const hearing = (id: string): FlowNode => ({
  ...newNode(id, 'court', { x: 0, y: 0 }),
  scene: 'arbitration',
  roles: roles.map(({ id }) => ({ ...place, role_id: id })),
});

let now: Flow;
function Step() {
  const [flow, setFlow] = useState<Flow>({ ...newFlow(), nodes: [hearing('hearing')], roles });
  now = flow;
  return (
    <SeatStep setup={{ flow, editable: true, faults: [], edit: setFlow } as unknown as Setup} step={6} />
  );
}

const hearingNow = () => now.nodes[0] as FlowNode;
const fieldOf = (seat: string) => screen.getByRole<HTMLInputElement>('textbox', { name: seat });
const type = (seat: string, value: string) =>
  act(async () => void fireEvent.change(fieldOf(seat), { target: { value } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a seat is named, and what was typed in one field is taken back at once', async () => {
  mountPage(<Step />);
  const [zh, en] = ['「申请人席 1」的名称（中文）', '「申请人席 1」的名称（英文）'];
  expect(fieldOf(zh).placeholder).toBe('申请人席 1');
  await type(zh, '职工');
  await type(zh, '职工席');
  await type(en, 'Worker');
  expect(hearingNow().seat_names).toEqual({ p1: { zh: '职工席', en: 'Worker' } });
  expect(screen.getByRole('button', { name: '撤销' })).toHaveProperty('disabled', false);
  await press('撤销');
  expect(hearingNow().seat_names).toEqual({ p1: { zh: '职工席', en: '' } });
  await press('撤销');
  expect('seat_names' in hearingNow()).toBe(false);
  expect(screen.getByRole('button', { name: '撤销' })).toHaveProperty('disabled', true);
});

test('seating everybody is taken back', async () => {
  mountPage(<Step />);
  await press('自动就席');
  expect(hearingNow().roles.map(({ seat }) => seat)).toEqual(['a0', 'p1']);
  await press('撤销');
  expect(hearingNow().roles.map(({ seat }) => seat)).toEqual([null, null]);
});
