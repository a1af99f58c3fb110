import { describe, expect, it } from 'vitest';
import { jumpTaken } from './jump.ts';
import type { Milestone } from './release.ts';

const closed = (node_id: string, outcome: Milestone['outcome']): Milestone[] => [
  { node_id, outcome: null },
  { node_id, outcome },
];
const NOTHING: readonly Milestone[] = [];

const carried = { node_id: 'appeal', to: 'carried', when: { node_id: 'vote', outcome: 'passed' as const } };
const lost = { node_id: 'appeal', to: 'lost', when: { node_id: 'vote', outcome: 'rejected' as const } };
const voted = { node_id: 'appeal', to: 'voted', when: { node_id: 'vote' } };
const always = { node_id: 'appeal', to: 'always' };
const elsewhere = { node_id: 'retrial', to: 'elsewhere' };

describe('the jump that a section takes', () => {
  it.each([
    ['the one for the outcome of the vote', [lost, carried], closed('vote', 'passed'), 'carried'],
    ['the first of those that fit', [voted, carried], closed('vote', 'passed'), 'voted'],
    ['the same in the other order', [carried, voted], closed('vote', 'passed'), 'carried'],
    ['any outcome where none is named', [carried, voted], closed('vote', 'tied'), 'voted'],
    ['the one without a point where no other fits', [carried, always], closed('vote', 'rejected'), 'always'],
    ['the one without a point before anything has come', [carried, always], NOTHING, 'always'],
    ['none while the vote is open', [carried, voted], NOTHING, undefined],
    ['none for an outcome that is not foreseen', [carried, lost], closed('vote', 'tied'), undefined],
    ['none that is of another section', [elsewhere], closed('vote', 'passed'), undefined],
  ])('is %s', (_name, jumps, come, expected) => {
    expect(jumpTaken(jumps, 'appeal', come)?.to).toBe(expected);
  });

  it('follows the last vote where one was held again', () => {
    const twice = [...closed('vote', 'passed'), ...closed('vote', 'rejected')];
    expect(jumpTaken([carried, lost], 'appeal', twice)?.to).toBe('lost');
  });
});
