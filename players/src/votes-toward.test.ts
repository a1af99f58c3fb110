import { bundledCases } from '@lets/content';
import type { AuthoredCase } from '@lets/contract';
import { expect, it } from 'vitest';
import { bundledCaseInto } from './bundled.ts';
import { votesToward } from './votes-toward.ts';
import { stanceOf } from './weighing.ts';

function caseOf(code: string): AuthoredCase {
  const found = bundledCases.find((one) => one.code === code);
  if (!found) throw new Error(`${code} is bundled`);
  return found;
}
const flowOf = (code: string) => caseOf(code).flow;

it('votes are cast so that the condition on the way to the linked case holds', () => {
  const { flow, project } = caseOf('leek-penalty');
  const toward = (code?: string) => votesToward(flow, project.jumps, code);
  expect(toward()).toEqual({ discussion: 'for' });
  expect(toward('leek-penalty-lawsuit-reduced')).toEqual(toward());
  expect(toward('leek-penalty-lawsuit-ten-thousand')).toEqual({ discussion: 'against', amount_vote: 'for' });
  expect(toward('leek-penalty-lawsuit')).toEqual({
    discussion: 'against',
    amount_vote: 'against',
    second_vote: 'against',
    minimum_vote: 'for',
  });
  expect(votesToward(flowOf('private-lending-first-instance'))).toEqual({ deliberation: 'for' });
});

it('the votes open the way to the linked case that is asked for, and to none that is not linked', () => {
  const { flow, project } = caseOf('leek-penalty');
  const [jump] = project.jumps;
  if (!jump) throw new Error('the leek case goes on');
  const to = (project_code: string, node_id: string, outcome: 'passed' | 'rejected') => ({
    ...jump,
    project_code,
    when: { node_id, outcome },
  });
  const jumps = [to('minimum', 'minimum_vote', 'passed'), to('other', 'amount_vote', 'rejected')];
  const toward = (into?: string) => votesToward(flow, jumps, into);
  expect(toward()).toMatchObject({ amount_vote: 'against', second_vote: 'against', minimum_vote: 'for' });
  expect(toward('minimum')).toEqual(toward());
  // Whoever carries the minimum is led to the first: nothing leads to the other.
  expect(toward('other')).toBeNull();
  expect(votesToward(flow, jumps.toReversed(), 'other')).toEqual(toward('minimum'));
  expect(votesToward(flow, [to('never', 'minimum_vote', 'rejected')])).toBeNull();
});

it('a case that links to none is voted on as ever', () => {
  expect(votesToward(flowOf('ebike-regulation'))).toBeNull();
});

it('who makes for a linked case votes so, and elsewhere as otherwise', () => {
  const manner = { vote: 'for', seed: 1, votes: { first: 'against' } } as const;
  const stance = (node_id: string) => stanceOf({ vote: null }, { node_id, opened_seq: 3 }, 'judge', manner);
  expect([stance('first'), stance('second')]).toEqual(['against', 'for']);
});

it('a linked case is come to from the case that leads into it, and from no other', () => {
  const from = (into: string, project?: string) => bundledCaseInto(into, project);
  expect(from('leek-penalty-lawsuit-reduced')).toBe('leek-penalty');
  expect(from('private-lending-appeal-defendant', 'private-lending-first-instance')).toBe(
    'private-lending-first-instance',
  );
  expect(from('leek-penalty-lawsuit', 'private-lending-first-instance')).toBeUndefined();
  expect(from('ebike-regulation')).toBeUndefined();
});
