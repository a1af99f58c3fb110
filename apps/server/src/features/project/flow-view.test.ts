import { bundledCases } from '@lets/content';
import {
  type Flow,
  type FlowReader,
  flowViewOf,
  type Guide,
  type Line,
  type Phrase,
  type VoteOutcome,
} from '@lets/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smallCase } from '../../../test/fixtures/small-case.ts';
import { flowOnFrontPage } from './flow-view.ts';

const { flow } = smallCase;

it('tells a player where the ways lead, and nothing that answers a question', () => {
  const view = flowOnFrontPage(flow, false);
  const text = JSON.stringify(view.transitions);
  for (const { id, label } of flow.transitions) {
    expect(view.transitions.some((transition) => transition.id === id)).toBe(false);
    expect(text).not.toContain(label.en);
  }
  expect(
    view.transitions.every(
      (transition) => transition.from !== transition.to && transition.kind === 'advance',
    ),
  ).toBe(true);
  expect(view.transitions.filter((transition) => transition.from === 'hearing')).toHaveLength(1);
  expect(view.transitions.filter((transition) => transition.from === 'panel')).toHaveLength(1);
  const transitions = new Set(
    flow.transitions.filter((t) => t.kind === 'advance').map((t) => `${t.from} ${t.to}`),
  );
  expect(new Set(view.transitions.map((transition) => `${transition.from} ${transition.to}`))).toEqual(
    transitions,
  );
});

it('gives staff the options as authored', () => {
  expect(flowOnFrontPage(flow, true).transitions).toEqual(flow.transitions);
});

it('gives nobody a template’s text, and the template to everybody', () => {
  for (const isStaff of [true, false]) {
    const { nodes } = flowOnFrontPage(flow, isStaff);
    const drafting = nodes.find((node) => node.id === 'drafting');
    expect(drafting?.templates.map((template) => template.id)).toEqual(['complaint']);
    expect(JSON.stringify(nodes)).not.toContain('We claim');
  }
});

it('tells partners alone how they tend to vote', () => {
  const nodes = flow.nodes.map((node) =>
    node.vote ? { ...node, vote: { ...node.vote, tendency: 35 } } : node,
  );
  const tells = (isStaff: boolean, isPartner: boolean) =>
    JSON.stringify(
      flowViewOf({ ...flow, nodes }, { isStaff, isPartner, roleIds: ['judge'], sections: {} }),
    ).includes('tendency');
  expect([tells(false, false), tells(false, true), tells(true, false)]).toEqual([false, true, true]);
});

const OUTCOMES: readonly VoteOutcome[] = ['passed', 'rejected', 'tied'];

/** A bundled case, some of its roles, and how some of its votes came out. */
const situations = fc.constantFrom(...bundledCases).chain((file) => {
  const votes = file.flow.nodes.filter(({ vote }) => vote !== null).map(({ id }) => id);
  return fc.record({
    // By its code: a failure prints the situation.
    code: fc.constant(file.code),
    isPartner: fc.boolean(),
    roleIds: fc.subarray(file.flow.roles.map(({ id }) => id)),
    outs: fc.tuple(...votes.map((id) => fc.tuple(fc.constant(id), fc.option(fc.constantFrom(...OUTCOMES))))),
  });
});

function flowOf(code: string): Flow {
  const file = bundledCases.find((one) => one.code === code);
  if (!file) throw new Error(`no case ${code}`);
  return file.flow;
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

interface Told {
  readonly roleIds: readonly string[];
  readonly isPartner: boolean;
}

/** The texts of a flow by whether they are due; a text that stands in both is due. */
function sortTexts(flow: Flow, { roleIds, isPartner }: Told, outs: ReadonlyMap<string, VoteOutcome | null>) {
  const [due, kept]: [unknown[], unknown[]] = [[], []];
  const isOwn = ({ role_id }: Guide | Phrase | Line) => role_id === null || roleIds.includes(role_id);
  const isOut = ({ only_after }: Line) =>
    !only_after || only_after.some(({ node_id, outcome }) => outs.get(node_id) === outcome);
  for (const { guides, phrases, lines, templates, ...open } of flow.nodes) {
    due.push(open);
    for (const guide of guides) (isOwn(guide) ? due : kept).push(guide.text);
    for (const phrase of phrases) (isOwn(phrase) ? due : kept).push(phrase.text);
    for (const line of lines)
      (isPartner && isOwn(line) && isOut(line) ? due : kept).push(line.text, line.against);
    for (const { elements, body, variants, models, ...row } of templates) {
      due.push(row);
      kept.push(
        body,
        variants?.map((variant) => [variant.name, variant.body]),
        models?.map(({ note, values, parts }) => [
          note,
          values?.map(({ value }) => value),
          parts.map((part) => part.body),
        ]),
      );
      (row.role_ids.some((id) => roleIds.includes(id)) ? due : kept).push(elements);
    }
  }
  for (const { label, feedback } of flow.transitions) kept.push(label, feedback);
  const known = new Set(leaves([due, flow.roles]));
  return { due: known, kept: leaves(kept).filter((text) => !known.has(text)) };
}

it('of every bundled case a person is told what is due to their roles, a partner its lines as well, and not a text more', () => {
  fc.assert(
    fc.property(situations, ({ code, isPartner, roleIds, outs }) => {
      const flow = flowOf(code);
      const sections = Object.fromEntries(
        outs.map(([id, outcome]) => [id, { vote: { result: outcome && { outcome } } }]),
      );
      const { due, kept } = sortTexts(flow, { roleIds, isPartner }, new Map(outs));
      const told = new Set(leaves(flowViewOf(flow, { isStaff: false, isPartner, roleIds, sections })));
      expect(kept.filter((text) => told.has(text))).toEqual([]);
      expect([...due].filter((text) => !told.has(text))).toEqual([]);
      const all = new Set(
        leaves(flowViewOf(flow, { isStaff: true, isPartner: false, roleIds: [], sections: {} })),
      );
      for (const { guides, phrases, lines } of flow.nodes)
        for (const text of leaves([guides, phrases, lines].map((all) => all.map((one) => one.text))))
          expect(all.has(text)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('sends nobody what authors note on the drawing', () => {
  const note = { id: 'note_1', text: '第三环节的答案见附件', node_id: null, position: { x: 0, y: 0 } };
  const flow = { ...flowOf('leak-mediation'), notes: [note] };
  for (const isStaff of [true, false]) {
    const view = flowViewOf(flow, { isStaff, isPartner: !isStaff, roleIds: [], sections: {} });
    expect(leaves(view)).not.toContain(note.text);
  }
});

it('tells players what seats are called once the section has been opened, staff at once', () => {
  const flow = flowOf('leak-mediation');
  const [court] = flow.nodes.filter(({ kind }) => kind === 'court');
  const seat_names = { h0: { zh: '调解员席', en: 'Mediator' } };
  const nodes = flow.nodes.map((node) => (node === court ? { ...node, seat_names } : node));
  const told = (reader: Partial<FlowReader>) =>
    flowViewOf({ ...flow, nodes }, { isStaff: false, isPartner: false, roleIds: [], sections: {}, ...reader })
      .nodes.filter((node) => node.seat_names)
      .map((node) => node.seat_names);
  expect(told({})).toEqual([{}]);
  expect(told({ sections: { [court?.id ?? '']: { vote: { result: null } } } })).toEqual([seat_names]);
  expect(told({ isOver: true })).toEqual([seat_names]);
  expect(told({ isStaff: true })).toEqual([seat_names]);
});
