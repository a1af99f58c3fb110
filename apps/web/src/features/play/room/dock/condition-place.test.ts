import { initialState, type RunState } from '@lets/engine';
import { expect, it } from 'vitest';
import { placeOfCondition } from './condition-place.ts';

const record = {
  status: 'checking',
  lines: [3],
  hash: 'r',
  closed_by: null,
  closed_at: 0,
  signers: [],
  checks: [],
};
const section = (node_id: string, more = {}) => ({ node_id, status: 'open', opened_seq: 2, ...more });
const base = initialState({ leader_id: 1, member_ids: [1], holders: {} });
const state = {
  ...base,
  sections: {
    hearing: section('hearing', { court: { spoken: {}, apart: [], record: { ...record, corrections: [] } } }),
    drafting: section('drafting'),
    before: section('before', { status: 'passed' }),
  },
  documents: {
    old: { id: 'old', template_id: 'claim', archived: true },
    a: { id: 'a', template_id: 'claim', archived: false },
    b: { id: 'b', template_id: 'claim', archived: false },
  },
} as unknown as RunState;

it('leads to the newest document of the template, and nowhere while nobody has drafted it', () => {
  expect(placeOfCondition({ type: 'handed_in', template_id: 'claim' }, state, 'hearing')).toEqual({
    kind: 'document',
    id: 'b',
  });
  expect(placeOfCondition({ type: 'handed_in', template_id: 'defence' }, state, 'hearing')).toBeNull();
});

it('leads to a record that is being read over, and to another section that is open', () => {
  const signed = (node_id: string) => ({ type: 'record_signed', node_id }) as const;
  expect(placeOfCondition(signed('hearing'), state, 'hearing')).toEqual({
    kind: 'record',
    nodeId: 'hearing',
    visit: 2,
  });
  expect(placeOfCondition(signed('drafting'), state, 'hearing')).toEqual({
    kind: 'section',
    nodeId: 'drafting',
  });
  expect(placeOfCondition(signed('drafting'), state, 'drafting')).toBeNull();
  expect(placeOfCondition(signed('before'), state, 'hearing')).toBeNull();
});
