import { newFlow, newNode } from '@lets/authoring';
import { type WorkflowDetail, workflowDetail, workflowSave, workflowVersionNew } from '@lets/contract';
import { beforeEach, expect, test, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/api-client.ts', () => ({ call }));

import { carryOver } from './carry-over.ts';

const flowWith = (minutes: number | null, canSwitch: boolean) => ({
  ...newFlow(),
  nodes: [{ ...newNode('court', 'court', { x: 0, y: 0 }), minutes, can_switch: canSwitch }],
});
const detailOf = (flow_id: number, revision: number, published: boolean, flow = flowWith(null, true)) =>
  ({ flow_id, revision, published, flow }) as WorkflowDetail;

let stored: Record<number, WorkflowDetail>;
beforeEach(() => {
  vi.clearAllMocks();
  call.mockImplementation(async (declaration: unknown, input: { flow_id: number }) => {
    if (declaration === workflowDetail) return stored[input.flow_id];
    return declaration === workflowVersionNew ? { flow_id: 2, version: 2 } : { revision: 9 };
  });
});

test('what was typed goes on top of what somebody else saved of the same draft', async () => {
  stored = { 1: detailOf(1, 5, false, flowWith(null, false)) };
  expect(await carryOver(1, { base: flowWith(null, true), flow: flowWith(30, true) })).toBe(1);
  const flow = expect.objectContaining({
    nodes: [expect.objectContaining({ minutes: 30, can_switch: false })],
  });
  expect(call).toHaveBeenLastCalledWith(workflowSave, { flow_id: 1, revision: 5, flow });
});

test('after a publication it goes into the next version, and where both changed the same it stays', async () => {
  stored = { 1: detailOf(1, 5, true), 2: detailOf(2, 1, false, flowWith(9, false)) };
  expect(await carryOver(1, { base: flowWith(null, true), flow: flowWith(30, true) })).toBe(2);
  expect(call).toHaveBeenCalledWith(workflowVersionNew, { flow_id: 1 });
  const flow = expect.objectContaining({
    nodes: [expect.objectContaining({ minutes: 30, can_switch: false })],
  });
  expect(call).toHaveBeenLastCalledWith(workflowSave, { flow_id: 2, revision: 1, flow });
});
