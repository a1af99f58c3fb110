import { expect, it } from 'vitest';
import { sectionsBefore } from './opens-after.ts';

const way = (from: string, to: string) => ({
  id: `${from}-${to}`,
  from,
  to,
  kind: 'advance' as const,
  label: { zh: '', en: '' },
  feedback: null,
  outcome: null,
});
const flow = {
  nodes: [
    { id: 'start', kind: 'start' as const },
    { id: 'fork', kind: 'fork' as const },
    { id: 'claim', kind: 'edit' as const },
    { id: 'defence', kind: 'edit' as const },
    { id: 'join', kind: 'join' as const },
    { id: 'vote', kind: 'vote' as const },
  ],
  transitions: [
    way('start', 'fork'),
    way('fork', 'claim'),
    way('fork', 'defence'),
    way('claim', 'join'),
    way('defence', 'join'),
    way('join', 'vote'),
  ],
};

it('says a section by itself, and a join by all that leads into it', () => {
  expect(sectionsBefore(flow, ['vote'])).toEqual([['vote']]);
  expect(sectionsBefore(flow, ['claim', 'join'])).toEqual([['claim'], ['claim', 'defence']]);
});

it('says nothing of what is not in the flow', () => {
  expect(sectionsBefore(flow, ['gone'])).toEqual([]);
});
