import { Condition, type Flow, PaperCondition } from '@lets/contract';
import { CONDITION_TYPES } from '@lets/engine';
import { expect, it } from 'vitest';
import { newCondition, newPaperCondition, PAPER_CONDITION_TYPES, sectionsFor } from './condition-parts.ts';

const node = (id: string, kind: string, templates: readonly string[] = []) => ({
  id,
  kind,
  templates: templates.map((one) => ({ id: one })),
});
const flow = {
  nodes: [
    node('start', 'start'),
    node('hearing', 'court'),
    node('drafting', 'edit', ['claim']),
    node('panel', 'vote'),
  ],
  transitions: [],
  roles: [{ id: 'judge' }],
} as unknown as Flow;
const empty = { nodes: [], transitions: [], roles: [] } as Flow;

it.each(CONDITION_TYPES)('begins a condition that the contract takes: %s', (type) => {
  const made = newCondition(flow, type, 'drafting');
  expect(Condition.parse(made)).toEqual(made);
  expect(newCondition(empty, type, 'drafting')).toBeNull();
});

it.each(PAPER_CONDITION_TYPES)('begins what a part of a paper hangs on: %s', (type) => {
  const made = newPaperCondition(flow, type, 'drafting');
  expect(PaperCondition.parse(made)).toEqual(made);
  expect(newPaperCondition(empty, type, 'drafting')).toBeNull();
});

it('begins with evidence of a case, where a case has some', () => {
  const exhibits = [
    { id: 'law', kind: 'law' as const },
    { id: 'iou', kind: 'evidence' as const },
  ];
  expect(newCondition(flow, 'was_shown', 'hearing', exhibits)).toMatchObject({
    node_id: 'hearing',
    item_id: 'iou',
  });
  expect(newCondition(empty, 'was_shown', 'hearing', exhibits)).toBeNull();
});

it('offers the sections that a condition can be about', () => {
  expect(sectionsFor(flow, 'voted').map(({ id }) => id)).toEqual(['panel']);
  expect(sectionsFor(flow, 'record_signed').map(({ id }) => id)).toEqual(['hearing']);
  expect(sectionsFor(flow, 'visited').map(({ id }) => id)).toEqual(['hearing', 'drafting', 'panel']);
});
