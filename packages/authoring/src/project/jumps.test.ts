import type { Flow, JumpMapping, Transition, VoteOutcome } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { bi, smallFlow } from '../../test/small-case.ts';
import { newNode } from '../flow/new.ts';
import { jumpsNeverTaken, mayLeadNowhere } from './jumps.ts';

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

describe('a section may lead nowhere', () => {
  const way = (id: string, from: string, to: string, more: Partial<Transition> = {}): Transition => {
    return { id, from, to, kind: 'advance', label: bi(id), feedback: null, outcome: null, ...more };
  };
  const place = { x: 0, y: 0 };
  const kinds = {
    start: 'start',
    fork: 'fork',
    other: 'edit',
    join: 'join',
    vote: 'vote',
    paper: 'edit',
    appeal: 'jump',
  } as const;
  /** start → fork → (other ∥ vote) → join → paper → appeal. */
  const beside: Flow = {
    ...smallFlow(),
    nodes: Object.entries(kinds).map(([id, kind]) => newNode(id, kind, place)),
    transitions: [
      way('s', 'start', 'fork'),
      way('f1', 'fork', 'other'),
      way('f2', 'fork', 'vote'),
      way('j1', 'other', 'join'),
      way('passed', 'vote', 'join', { outcome: 'passed' }),
      way('rejected', 'vote', 'join', { outcome: 'rejected' }),
      way('j2', 'join', 'paper'),
      way('up', 'paper', 'appeal'),
    ],
  };
  const asking: Flow = {
    ...beside,
    transitions: beside.transitions.map((one) =>
      one.id === 'up' ? { ...one, conditions: [{ type: 'voted', node_id: 'vote', outcome: 'passed' }] } : one,
    ),
  };

  it.each([
    ['after an outcome for which no jump is', beside, [jump('a', after('passed'))], true],
    [
      'not where each outcome has one',
      beside,
      [jump('a', after('passed')), jump('b', after('rejected'))],
      false,
    ],
    ['not where any outcome will do, on a branch beside', beside, [jump('a', after())], false],
    ['not where one always fits', beside, [jump('a', after('passed')), jump('b')], false],
    ['not where the way to it asks for the outcome', asking, [jump('a', after('passed'))], false],
    ['where the way to it asks for the other', asking, [jump('a', after('rejected'))], true],
    ['not where nothing leads anywhere yet', beside, [], false],
  ])('%s', (_name, flow, jumps, expected) => {
    expect(mayLeadNowhere(jumps, flow, 'appeal')).toBe(expected);
  });
});
