import { plainText } from '@lets/contract';
import { expect, it } from 'vitest';
import { nodesOf } from '../test-support/walk.ts';
import { PLEA_LENIENCY } from './index.ts';

const { flow, project } = PLEA_LENIENCY;

it('adds up the valuation', () => {
  const found = project.documents.find(({ id }) => id === 'evidence_3_value');
  const amounts = nodesOf(found?.body.zh)
    .filter(({ type }) => type === 'tableRow')
    .slice(1)
    .map((row) => Number(plainText(row.content?.[1] ?? row).replaceAll(/[,\s]/g, '')));
  expect(amounts.pop()).toBe(21_600);
  expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(21_600);
});

it('takes as long as it says along the way with a plea', () => {
  const beside = new Set(['defence', 'restitution', 'full_inquiry', 'debate_full', 'guilt_vote']);
  const minutes = flow.nodes.filter(({ id }) => !beside.has(id)).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(project.minutes);
});

it('opens every reference answer only when judgment was given', () => {
  for (const { kind, release, id } of project.documents)
    if (kind === 'reference') expect(release, id).toEqual([{ node_id: 'pronouncement' }]);
});

it('weighs its competency goals to a hundred', () => {
  expect(project.competency_goals.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});
