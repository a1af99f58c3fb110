import { expect, it } from 'vitest';
import { tellFlow } from './flow-order.ts';
import type { FlowShape } from './flow-shape.ts';
import { walkedWays } from './walked.ts';

const flow: FlowShape = {
  nodes: [
    { id: 'judgment', kind: 'edit' },
    { id: 'start', kind: 'start' },
    { id: 'filing', kind: 'court' },
    { id: 'fork', kind: 'fork' },
    { id: 'complaint', kind: 'edit' },
    { id: 'defence', kind: 'edit' },
    { id: 'join', kind: 'join' },
    { id: 'hearing', kind: 'court' },
    { id: 'mediation', kind: 'court' },
  ],
  transitions: [
    { id: 't1', from: 'start', to: 'filing' },
    { id: 't2', from: 'filing', to: 'fork' },
    { id: 't3', from: 'fork', to: 'complaint' },
    { id: 't4', from: 'fork', to: 'defence' },
    { id: 't5', from: 'complaint', to: 'join' },
    { id: 't6', from: 'defence', to: 'join' },
    { id: 't7', from: 'join', to: 'hearing' },
    { id: 't8', from: 'hearing', to: 'mediation' },
    { id: 't9', from: 'hearing', to: 'judgment' },
    { id: 'wrong', from: 'hearing', to: 'hearing' },
    { id: 't10', from: 'mediation', to: 'judgment' },
    { id: 'loop', from: 'mediation', to: 'hearing' },
  ],
};

it('tells a flow in the order it is met, with what follows each section', () => {
  const steps = tellFlow(flow);
  expect(steps.map((step) => step.id)).toEqual([
    'filing',
    'complaint',
    'defence',
    'hearing',
    'mediation',
    'judgment',
  ]);
  expect(steps[0]).toMatchObject({ next: ['complaint', 'defence'], isParallel: true, isChoice: false });
  expect(steps[1]).toMatchObject({ next: ['hearing'], waitsForSiblings: true });
  expect(steps[3]).toMatchObject({ next: ['mediation', 'judgment'], isChoice: true, isParallel: false });
  expect(steps[5]).toMatchObject({ next: [] });
});

it('follows a run through forks and joins, but no further than its tokens', () => {
  const fire = (closes: string | null, trans_id: string | null, opens: readonly string[]) => ({
    seq: 1,
    closes,
    trans_id,
    opens: opens.map((node_id) => ({ node_id, inside: [] })),
    parks: [],
    unparks: [],
  });
  const firings = [
    fire(null, null, ['filing']),
    fire('filing', 't2', ['complaint', 'defence']),
    fire('complaint', 't5', []),
  ];
  expect([...walkedWays(flow, [])]).toEqual([]);
  expect([...walkedWays(flow, firings)].sort()).toEqual(['t1', 't2', 't3', 't4', 't5']);
  const joined = [...firings, fire('defence', 't6', ['hearing'])];
  expect(walkedWays(flow, joined).has('t7')).toBe(true);
});

it('says that what follows a choice is not for anybody to choose, and follows the route that was taken', () => {
  const chosen: FlowShape = {
    nodes: [
      { id: 'start', kind: 'start' },
      { id: 'vote', kind: 'vote' },
      { id: 'choice', kind: 'choice' },
      { id: 'judgment', kind: 'edit' },
      { id: 'debate', kind: 'court' },
    ],
    transitions: [
      { id: 'w1', from: 'start', to: 'vote' },
      { id: 'w2', from: 'vote', to: 'choice' },
      { id: 'w3', from: 'choice', to: 'judgment' },
      { id: 'w4', from: 'choice', to: 'debate' },
    ],
  };
  expect(tellFlow(chosen)[0]).toMatchObject({
    next: ['judgment', 'debate'],
    isRouted: true,
    isChoice: false,
  });
  const firing = { closes: 'vote', opens: [{ node_id: 'debate', inside: [] }] };
  expect([...walkedWays(chosen, [firing])].sort()).toEqual(['w2', 'w4']);
});
