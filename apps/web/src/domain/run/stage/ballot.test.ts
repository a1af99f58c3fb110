import { countVotes, type VoteState } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { neededVotes } from './ballot.ts';

const options = [
  { id: 'yes', counts: 'for' },
  { id: 'no', counts: 'against' },
] as const;

/** The engine's own verdict with so many in favour. */
function passes(
  threshold: 'majority' | 'two_thirds' | 'unanimous',
  inFavour: number,
  entitled: number,
): boolean {
  const roles = Array.from({ length: entitled }, (_, index) => `r${index}`);
  const ballots = Object.fromEntries(roles.map((id, index) => [id, index < inFavour ? 'yes' : 'no']));
  const cast: VoteState = { voted: roles, cast_by: {}, ballots, ended: false, result: null };
  return countVotes({ options, secret: false, threshold }, roles, cast).outcome === 'passed';
}

describe('the votes needed', () => {
  const thresholds = ['majority', 'two_thirds', 'unanimous'] as const;
  it.each(thresholds)('%s: exactly so many carry the motion, one fewer does not', (threshold) => {
    for (let entitled = 1; entitled <= 15; entitled++) {
      const needed = neededVotes(threshold, entitled);
      expect(passes(threshold, needed, entitled)).toBe(true);
      expect(passes(threshold, needed - 1, entitled)).toBe(false);
    }
  });
});
