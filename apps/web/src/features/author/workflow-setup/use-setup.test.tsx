// @vitest-environment happy-dom
import { newFlow, newNode } from '@lets/authoring';
import { CODE, type Flow, type SetupStep, setNode, setRole, type WorkflowDetail } from '@lets/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAUSE_MS } from '../../../lib/autosave/autosave.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountsComponents } from '../../../testing/mount.tsx';
import { useSetup } from './use-setup.ts';

const server = fakeServer();
mountsComponents();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const ROLE: Flow['roles'][number] = {
  id: 'role_1',
  type: 'lawyer',
  side: 'claimant',
  name: { zh: '原告', en: 'Claimant' },
  character: 'judge',
};
const FLOW: Flow = { ...newFlow(), nodes: [newNode('court', 'court', { x: 0, y: 0 })], roles: [ROLE] };
const detailOf = (flow: Flow, revision = 1) =>
  ({ flow_id: 7, revision, editable: true, published: false, flow }) as WorkflowDetail;

let revision: number;
beforeEach(() => {
  revision = 1;
  for (const call of [setNode, setRole]) {
    server.on(call, (fields) => {
      if (Number(fields.revision) !== revision) return { c: CODE.changed_meanwhile, d: stored() };
      revision += 1;
      return { d: { revision, step: 0, faults: [] } };
    });
  }
});
let theirs = FLOW;
const stored = () => ({ revision, flow: theirs, saved_by: { id: 2, name: 'B' } });

const open = (detail = detailOf(FLOW)) =>
  renderHook(({ step }: { step: SetupStep }) => useSetup(detail, step), { initialProps: { step: 'node' } });
type Opened = ReturnType<typeof open>;
const minutes = (flow: Flow, minutes: number) => ({
  ...flow,
  nodes: flow.nodes.map((node) => ({ ...node, minutes })),
});
const named = (flow: Flow, zh: string) => ({
  ...flow,
  roles: flow.roles.map((role) => ({ ...role, name: { ...role.name, zh } })),
});
const edit = ({ result }: Opened, change: (flow: Flow) => Flow) => act(() => result.current.edit(change));
const wait = (ms = PAUSE_MS) => act(() => vi.advanceTimersByTimeAsync(ms));
const sent = () => server.arrived.map(({ path, fields }) => [path, JSON.parse(fields.data ?? '')]);

test('two steps that are changed offline are both saved once there is a connection, and only then is it saved', async () => {
  const page = open();
  server.isDown = true;
  edit(page, (flow) => minutes(flow, 30));
  await wait();
  page.rerender({ step: 'role' });
  edit(page, (flow) => named(flow, '申请人'));
  await wait();
  expect(page.result.current.state.is).toBe('offline');
  server.isDown = false;
  await act(async () => void dispatchEvent(new Event('online')));
  await wait(0);
  expect(sent()).toEqual([
    [setNode.path, [expect.objectContaining({ minutes: 30 })]],
    [setRole.path, [expect.objectContaining({ name: { zh: '申请人', en: 'Claimant' } })]],
  ]);
  expect(page.result.current.state.is).toBe('saved');
});

test('what a closed window left unsaved is on the page at the next visit, and saved', async () => {
  const page = open();
  server.isDown = true;
  edit(page, (flow) => minutes(flow, 30));
  await act(async () => page.unmount());
  server.isDown = false;
  const next = open();
  expect(next.result.current.flow.nodes[0]?.minutes).toBe(30);
  await wait(0);
  expect(sent()).toEqual([[setNode.path, [expect.objectContaining({ minutes: 30 })]]]);
});

test('what somebody else saved is told, and what was typed stays on the page', async () => {
  const page = open();
  revision = 4;
  theirs = minutes(FLOW, 99);
  edit(page, (flow) => minutes(flow, 30));
  await wait();
  expect(page.result.current.state).toEqual({ is: 'conflict', conflict: { is: 'changed', by: 'B' } });
  expect(page.result.current.flow.nodes[0]?.minutes).toBe(30);
});

test('a save whose answer was lost is not taken for somebody else’s', async () => {
  const page = open();
  edit(page, (flow) => minutes(flow, 30));
  server.on(setNode, () => {
    revision += 1;
    server.on(setNode, () => ({ c: CODE.changed_meanwhile, d: stored() }));
    throw new Error('lost');
  });
  await wait();
  theirs = minutes(FLOW, 30);
  const seen: string[] = [];
  server.on(setNode, (fields) => {
    seen.push(fields.revision ?? '');
    return Number(fields.revision) === revision
      ? { d: { revision: ++revision, step: 0, faults: [] } }
      : { c: CODE.changed_meanwhile, d: stored() };
  });
  edit(page, (flow) => minutes(flow, 31));
  await wait(1000);
  expect(seen).toEqual(['1', '2']);
  expect(page.result.current.state.is).toBe('saved');
});

test('what was left unsaved and collides with what somebody else saved since asks which stays', async () => {
  const page = open();
  server.isDown = true;
  edit(page, (flow) => minutes(flow, 30));
  await act(async () => page.unmount());
  const next = open(detailOf(minutes(FLOW, 99), 4));
  expect(next.result.current.state.is).toBe('conflict');
  expect(next.result.current.flow.nodes[0]?.minutes).toBe(30);
});
