import type { FlowCorrection, Model } from '@lets/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bi, smallFlow, withNode } from '../../test/small-case.ts';
import { correctFlow } from './correct.ts';
import { newVote } from './new.ts';

const drawn = withNode(smallFlow(), 'hearing', { vote: newVote() });
const flow = {
  ...drawn,
  transitions: drawn.transitions.map((one) =>
    one.id === 'finish' ? { ...one, cost: { strikes_at: 'end', text: bi('超过期限') } } : one,
  ),
};

const text = fc.record({ zh: fc.string(), en: fc.string() });
const correction: fc.Arbitrary<FlowCorrection> = fc.oneof(
  fc.record({
    kind: fc.constant('section' as const),
    node_id: fc.constant('hearing'),
    name: text,
    introduction: text,
  }),
  fc.record({
    kind: fc.constant('role' as const),
    role_id: fc.constantFrom('judge', 'plaintiff'),
    name: text,
  }),
  fc.record(
    {
      kind: fc.constant('option' as const),
      transition_id: fc.constant('finish'),
      label: text,
      cost_text: text,
    },
    { requiredKeys: ['kind', 'transition_id'] },
  ),
  fc.record({
    kind: fc.constant('vote' as const),
    node_id: fc.constant('hearing'),
    question: text,
    options: fc.array(fc.record({ id: fc.constant('for'), label: text, hint: fc.constant(null) }), {
      maxLength: 1,
    }),
  }),
);

it('a correction is undone by what it says was there before', () => {
  fc.assert(
    fc.property(correction, (change) => {
      const corrected = correctFlow(flow, change);
      if (!corrected) throw new Error('what is corrected is there');
      expect(correctFlow(corrected.flow, corrected.before)?.flow).toEqual(flow);
    }),
  );
});

describe('a model paper', () => {
  const doc = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const body = (text: string) => ({ zh: doc(text), en: doc(text) });
  const model: Model = {
    quality: 'wrong',
    note: bi('利率'),
    parts: [{ body: body('甲') }, { body: body('乙'), when: [{ type: 'divided', node_id: 'hearing' }] }],
    values: [{ key: 'sum', value: bi('十元') }],
  };
  const template = {
    id: 'plea',
    name: bi('起诉状'),
    role_ids: [],
    body: body('模板'),
    elements: [],
    models: [model],
  };
  const withPaper = withNode(flow, 'hearing', { templates: [template] });
  const of = { kind: 'model' as const, node_id: 'hearing', template_id: 'plea', model: 0 };

  it('is worded anew part by part, and back again; what its parts hang on stays', () => {
    const change = { ...of, note: bi('利率上限'), parts: [body('甲'), body('丙')], values: [bi('九元')] };
    const corrected = correctFlow(withPaper, change);
    if (!corrected) throw new Error('what is corrected is there');
    const [paper] = corrected.flow.nodes.flatMap(({ templates }) => templates[0]?.models ?? []);
    expect(paper).toEqual({
      quality: 'wrong',
      note: bi('利率上限'),
      parts: [{ body: body('甲') }, { ...model.parts[1], body: body('丙') }],
      values: [{ key: 'sum', value: bi('九元') }],
    });
    expect(correctFlow(corrected.flow, corrected.before)?.flow).toEqual(withPaper);
  });

  it('gets and loses no part, and another is not there', () => {
    expect(correctFlow(withPaper, { ...of, parts: [body('甲')] })).toBeNull();
    expect(correctFlow(withPaper, { ...of, values: [] })).toBeNull();
    expect(correctFlow(withPaper, { ...of, model: 1, note: bi('改') })).toBeNull();
  });
});

it('what an option costs is worded anew and told where it was', () => {
  const change = { kind: 'option' as const, transition_id: 'finish', cost_text: bi('过了期限') };
  const corrected = correctFlow(flow, change);
  expect(corrected?.before).toEqual({ ...change, cost_text: bi('超过期限') });
  const costs = corrected?.flow.transitions.flatMap(({ cost }) => cost ?? []);
  expect(costs).toEqual([{ strikes_at: 'end', text: bi('过了期限') }]);
});

it.each<FlowCorrection>([
  { kind: 'section', node_id: 'nowhere', name: bi('改') },
  { kind: 'section', node_id: 'hearing', guides: [{ role_id: 'stranger', text: bi('改') }] },
  { kind: 'template', node_id: 'hearing', template_id: 'nowhere', name: bi('改') },
  { kind: 'vote', node_id: 'end', question: bi('改') },
  { kind: 'vote', node_id: 'hearing', options: [{ id: 'nowhere', label: bi('改'), hint: null }] },
  { kind: 'role', role_id: 'nobody', name: bi('改') },
  { kind: 'option', transition_id: 'nowhere', label: bi('改') },
  { kind: 'option', transition_id: 'begin', cost_text: bi('改') },
])('corrects nothing that is not there: %o', (change) => {
  expect(correctFlow(flow, change)).toBeNull();
});
