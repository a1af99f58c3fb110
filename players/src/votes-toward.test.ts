import { bundledCases } from '@lets/content';
import type { Flow } from '@lets/contract';
import { expect, it } from 'vitest';
import { votesToward } from './votes-toward.ts';
import { stanceOf } from './weighing.ts';

const flowOf = (code: string) => bundledCases.find((one) => one.code === code)?.flow as Flow;

it('votes are cast so that the condition on the way to the linked case holds', () => {
  expect(votesToward(flowOf('leek-penalty'))).toEqual({
    discussion: 'against',
    amount_vote: 'against',
    second_vote: 'against',
    minimum_vote: 'for',
  });
  expect(votesToward(flowOf('private-lending-first-instance'))).toEqual({ deliberation: 'for' });
});

it('a case that links to none is voted on as ever', () => {
  expect(votesToward(flowOf('ebike-regulation'))).toEqual({});
});

it('who makes for a linked case votes so, and elsewhere as otherwise', () => {
  const manner = { vote: 'for', seed: 1, votes: { first: 'against' } } as const;
  const stance = (node_id: string) => stanceOf({ vote: null }, { node_id, opened_seq: 3 }, 'judge', manner);
  expect([stance('first'), stance('second')]).toEqual(['against', 'for']);
});
