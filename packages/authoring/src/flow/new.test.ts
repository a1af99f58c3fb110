import { Flow, FlowNode, NodeKind, VoteSetup } from '@lets/contract';
import { expect, it } from 'vitest';
import { newFlow, newNode, newVote } from './new.ts';

it.each(NodeKind.options)('a new %s is a node as calls take it', (kind) => {
  const node = newNode('n1', kind, { x: 1, y: 2 });
  expect(FlowNode.parse(node)).toEqual(node);
  expect(node.name.zh && node.name.en).toBeTruthy();
  expect(node.vote).toEqual(kind === 'vote' ? newVote() : null);
});

it('an empty canvas is a flow, and shares nothing with the next', () => {
  const [flow, other] = [newFlow(), newFlow()];
  expect(Flow.parse(flow)).toEqual(flow);
  expect(VoteSetup.parse(newVote())).toEqual(newVote());
  flow.nodes[0]?.roles.push({
    role_id: 'judge',
    host: true,
    can_terminate: false,
    functions: [],
    processes: [],
    seat: null,
    inside: true,
  });
  if (flow.nodes[0]) flow.nodes[0].name.zh = '改了';
  expect(other).toEqual(newFlow());
});
