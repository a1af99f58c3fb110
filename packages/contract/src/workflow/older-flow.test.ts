import { expect, it } from 'vitest';
import { AuthoredCase } from '../project/case.ts';
import { AuthoredFlow } from './authored-flow.ts';
import { withLinesApart } from './older-flow.ts';

const text = { zh: '现在开庭。', en: 'The court is in session.' };
const script = [{ role_id: 'judge', text, shows: ['iou'] }];
const hearing = {
  id: 'hearing',
  kind: 'court',
  name: text,
  introduction: text,
  minutes: null,
  can_switch: true,
  scene: null,
  video: null,
  roles: [],
  guides: [],
  templates: [],
  vote: null,
  position: { x: 0, y: 0 },
};
const flowWith = (words: object) => ({ nodes: [{ ...hearing, ...words }], transitions: [], roles: [] });
const OLD = flowWith({ phrases: script });
const NEW = flowWith({ phrases: [], lines: script });

it('a flow from before has its phrases as lines, and offers nothing to students', () => {
  expect(withLinesApart(OLD)).toEqual(NEW);
  expect(AuthoredFlow.parse(OLD)).toEqual(NEW);
  const shape = AuthoredCase.shape.flow;
  expect(shape.parse(OLD)).toEqual(NEW);
});

it('a flow of today keeps both, even where it has no line', () => {
  const today = flowWith({ phrases: [{ role_id: null, text }], lines: [] });
  expect(withLinesApart(today)).toEqual(today);
  expect(AuthoredFlow.parse(today)).toEqual(today);
});

it('what is no flow is left to the schema', () => {
  for (const value of [null, 'flow', 3, {}, { nodes: 'none' }, { nodes: [null, 'node', {}] }]) {
    expect(withLinesApart(value)).toEqual(value);
    expect(AuthoredFlow.safeParse(value).success).toBe(false);
  }
});
