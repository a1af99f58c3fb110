import { expect, it } from 'vitest';
import { smallCase } from '../../../test/fixtures/small-case.ts';
import { flowViewOf } from './flow-view.ts';

const { flow } = smallCase;

it('tells a player where the ways lead, and nothing that answers a question', () => {
  const view = flowViewOf(flow, { isStaff: false });
  const text = JSON.stringify(view.transitions);
  for (const { id, label } of flow.transitions) {
    expect(view.transitions.some((way) => way.id === id)).toBe(false);
    expect(text).not.toContain(label.en);
  }
  expect(view.transitions.every((way) => way.from !== way.to && way.kind === 'advance')).toBe(true);
  expect(view.transitions.filter((way) => way.from === 'hearing')).toHaveLength(1);
  expect(view.transitions.filter((way) => way.from === 'panel')).toHaveLength(1);
  const ways = new Set(flow.transitions.filter((t) => t.kind === 'advance').map((t) => `${t.from} ${t.to}`));
  expect(new Set(view.transitions.map((way) => `${way.from} ${way.to}`))).toEqual(ways);
});

it('gives staff the options as authored', () => {
  expect(flowViewOf(flow, { isStaff: true }).transitions).toEqual(flow.transitions);
});

it('gives nobody a template’s text, and the template to everybody', () => {
  for (const isStaff of [true, false]) {
    const { nodes } = flowViewOf(flow, { isStaff });
    const drafting = nodes.find((node) => node.id === 'drafting');
    expect(drafting?.templates.map((template) => template.id)).toEqual(['complaint']);
    expect(JSON.stringify(nodes)).not.toContain('We claim');
  }
});
