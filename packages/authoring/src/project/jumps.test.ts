import type { JumpMapping, VoteOutcome } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { jumpsNeverTaken } from './jumps.ts';

const jump = (project_code: string, when?: { node_id: string; outcome?: VoteOutcome }): JumpMapping => ({
  node_id: 'appeal',
  project_code,
  ...(when && { when }),
  roles: { judge: 'judge' },
});
const after = (outcome?: VoteOutcome) => ({ node_id: 'vote', ...(outcome && { outcome }) });

describe('a jump is never taken', () => {
  it.each([
    ['behind one that always fits', [jump('always'), jump('lost', after('rejected'))], ['lost']],
    ['with the same point as one before', [jump('a', after('passed')), jump('b', after('passed'))], ['b']],
    ['behind any outcome of the same vote', [jump('a', after()), jump('b', after('tied'))], ['b']],
    ['unlike before that', [jump('b', after('tied')), jump('a', after())], []],
    ['unlike for another outcome', [jump('a', after('passed')), jump('b', after('rejected'))], []],
    ['unlike last, where none of the others fits', [jump('a', after('passed')), jump('always')], []],
  ])('%s', (_name, jumps, expected) => {
    expect(jumpsNeverTaken(jumps, 'appeal').map(({ project_code }) => project_code)).toEqual(expected);
    expect(jumpsNeverTaken(jumps, 'elsewhere')).toEqual([]);
  });
});
