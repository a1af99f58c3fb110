import { inspectFlow } from '@lets/authoring';
import { type Flow, NodeKind as KINDS } from '@lets/contract';
import { checkFlow, isSound, type NodeKind } from '@lets/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFlows, resolve } from '../../../../domain/flow/draft/merge.ts';
import { applyPatch, diffFlows, invertPatch } from '../../../../domain/flow/draft/patch.ts';
import { clipOf, paste, readClip, writeClip } from './clipboard.ts';
import * as edits from './edits.ts';
import { beginHistory, type History, record, redo, undo } from './history.ts';
import { layoutOf } from './layout.ts';
import { applyMend } from './mend.ts';
import { addNote, notesOf } from './notes.ts';
import { SNIPPETS } from './snippet-catalog.ts';

const kinds: readonly NodeKind[] = KINDS.options;
const EMPTY: Flow = { nodes: [], transitions: [], roles: [] };
const ROLE = {
  id: 'r1',
  type: 'judge',
  side: 'bench',
  name: { zh: '审判长', en: 'Presiding judge' },
  character: 'presiding',
} as const;

/** Steady chance, so that a failure can be played again. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

type Wish = { act: number; a: number; b: number };
const wishes = fc.array(fc.record({ act: fc.nat(13), a: fc.nat(1000), b: fc.nat(1000) }), { maxLength: 30 });

/** Any command the editor has, on whatever is there. */
function play(flow: Flow, { act, a, b }: Wish, random: () => number): Flow {
  const nodeAt = (n: number) => flow.nodes[n % Math.max(1, flow.nodes.length)]?.id ?? 'none';
  const transitionAt = (n: number) =>
    flow.transitions[n % Math.max(1, flow.transitions.length)]?.id ?? 'none';
  const kind = kinds[b % kinds.length] ?? 'court';
  const some = new Set([nodeAt(a), nodeAt(b)]);
  switch (act) {
    case 0:
      return edits.addNode(flow, kind, { x: a, y: b }, random)[0];
    case 1:
      return edits.addAfter(flow, nodeAt(a), kind, random)[0];
    case 2:
      return edits.connect(flow, nodeAt(a), nodeAt(b), random)[0];
    case 3:
      return edits.addWrong(flow, nodeAt(a), random)[0];
    case 4:
      return edits.remove(flow, new Set([nodeAt(a)]));
    case 5:
      return edits.remove(flow, new Set([transitionAt(b), nodeAt(a)]));
    case 6:
      return edits.setKind(flow, nodeAt(a), kind);
    case 7:
      return edits.setTransitionKind(flow, transitionAt(a), b % 2 ? 'wrong' : 'advance', nodeAt(b));
    case 8:
      return paste(flow, clipOf(flow, some), null, random)[0];
    case 9:
      return edits.moveNodes(flow, layoutOf(flow));
    case 10:
      return edits.arrange(edits.nudge(flow, some, a, b), some, 'column');
    case 11:
      return edits.setNode(flow, nodeAt(a), { name: { zh: `${a}`, en: `${b}` } });
    case 12:
      return addNote(flow, b % 2 ? nodeAt(a) : null, { x: a, y: b }, random)[0];
    default:
      return edits.assignRole(flow, nodeAt(a), 'r1');
  }
}

function playAll(flow: Flow, all: readonly Wish[], seed: number): Flow {
  const random = dice(seed);
  return all.reduce((now, wish) => play(now, wish, random), flow);
}

const start: Flow = playAll(
  { ...EMPTY, roles: [ROLE] },
  [
    { act: 0, a: 0, b: 7 },
    { act: 1, a: 0, b: 0 },
    { act: 1, a: 1, b: 1 },
    { act: 3, a: 1, b: 0 },
  ],
  7,
);

function expectWhole(flow: Flow): void {
  const ids = [...flow.nodes, ...flow.transitions, ...flow.roles, ...notesOf(flow)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const nodes = new Set(flow.nodes.map(({ id }) => id));
  for (const { node_id } of notesOf(flow)) expect(node_id === null || nodes.has(node_id)).toBe(true);
  for (const { from, to, kind } of flow.transitions) {
    expect(nodes.has(from) && nodes.has(to)).toBe(true);
    if (kind === 'wrong') expect(to).toBe(from);
  }
}

describe('drawing a flow', () => {
  it('keeps ids unique and every transition between two nodes, whatever is done', () => {
    fc.assert(fc.property(wishes, fc.nat(), (all, seed) => expectWhole(playAll(start, all, seed))));
  });

  it('gives the first flow when everything is undone, and the last when it is done again', () => {
    fc.assert(
      fc.property(wishes, fc.nat(), (all, seed) => {
        const random = dice(seed);
        let history: History = beginHistory(start);
        for (const wish of all) history = record(history, play(history.flow, wish, random));
        const last = history.flow;
        const steps = history.past.length;
        for (let i = 0; i < steps; i += 1) history = undo(history);
        expect(history.flow).toEqual(start);
        for (let i = 0; i < steps; i += 1) history = redo(history);
        expect(history.flow).toEqual(last);
      }),
    );
  });

  it('finds what was changed, exactly and reversibly', () => {
    fc.assert(
      fc.property(wishes, fc.nat(), (all, seed) => {
        const after = playAll(start, all, seed);
        const patch = diffFlows(start, after);
        expect(applyPatch(start, patch)).toEqual(after);
        expect(applyPatch(after, invertPatch(patch))).toEqual(start);
      }),
    );
  });

  it('takes back a whole stretch of typing at once', () => {
    const typed = ['法', '法庭', '法庭调查'].reduce(
      (now, zh) =>
        record(now, edits.setNode(now.flow, start.nodes[1]?.id ?? '', { name: { zh, en: '' } }), 'name'),
      beginHistory(start),
    );
    expect(undo(typed).flow).toEqual(start);
  });

  it('takes back my change and leaves what somebody else changed meanwhile', () => {
    const id = start.nodes[1]?.id ?? '';
    const mine = record(beginHistory(start), edits.setNode(start, id, { minutes: 20 }));
    const both = { ...mine, flow: edits.setNode(mine.flow, id, { can_switch: false }) };
    const back = undo(both).flow.nodes.find((node) => node.id === id);
    expect(back).toMatchObject({ minutes: null, can_switch: false });
  });
});

describe('what the check proposes', () => {
  it('mends what it was proposed for, and is never proposed for the same fault again', () => {
    fc.assert(
      fc.property(wishes, fc.nat(), (all, seed) => {
        const flow = playAll(start, all, seed);
        const { findings } = inspectFlow(flow);
        // What is not repeated bars publishing all the same.
        if (!isSound(checkFlow(flow))) expect(findings.map(({ severity }) => severity)).toContain('error');
        for (const { mend, others = [], code, node_id, transition_id, role_id } of findings) {
          for (const offer of mend ? [mend, ...others] : []) {
            const mended = applyMend(flow, offer, dice(seed));
            expectWhole(mended);
            // A dead end may be connected to an end that it did not lead to; the fault itself must be gone.
            const isStill = inspectFlow(mended).findings.some(
              (one) =>
                one.code === code &&
                one.node_id === node_id &&
                one.transition_id === transition_id &&
                one.role_id === role_id,
            );
            expect(isStill, `${code} ${JSON.stringify(offer)}`).toBe(false);
          }
        }
      }),
    );
  });
});

it('gives an outcome without a way one of its own and leaves the others as they are', () => {
  const [voted, vote] = edits.addNode(start, 'vote', { x: 0, y: 0 }, dice(1));
  const assigned = ['r1', 'r2'].reduce((flow, role) => edits.assignRole(flow, vote, role), voted);
  const voters = edits.setNode(assigned, vote, {
    roles:
      assigned.nodes
        .find(({ id }) => id === vote)
        ?.roles.map((place) => ({ ...place, functions: ['vote' as const] })) ?? [],
  });
  const [one, passed] = edits.connect(voters, vote, start.nodes[1]?.id ?? '', dice(2));
  const [both, rejected] = edits.connect(one, vote, start.nodes[2]?.id ?? '', dice(3));
  const bind = (flow: Flow, id: string | null, outcome: 'passed' | 'rejected') =>
    edits.setTransition(flow, id ?? '', { outcome });
  const flow = bind(bind(both, passed, 'passed'), rejected, 'rejected');
  const finding = inspectFlow(flow).findings.find(({ code }) => code === 'outcome_leads_nowhere');
  expect(finding?.values).toEqual({ outcome: 'tied' });
  const offers = [finding?.mend, ...(finding?.others ?? [])].flatMap((one) => one ?? []);
  const to = (id: string | null) => flow.transitions.find((one) => one.id === id)?.to;
  expect(offers).toEqual(
    [to(rejected), to(passed), vote].map((target) => ({
      kind: 'route_outcome',
      node_id: vote,
      outcome: 'tied',
      to: target,
    })),
  );
  for (const offer of offers) {
    const mended = applyMend(flow, offer);
    expect(mended.transitions.slice(0, -1)).toEqual(flow.transitions);
    expect(inspectFlow(mended).findings.some(({ code }) => code === 'outcome_leads_nowhere')).toBe(false);
  }
});

it('names what has no name, and touches nothing else', () => {
  const [court] = start.nodes.filter(({ kind }) => kind !== 'start');
  const blank = { zh: ' ', en: '' };
  const nameless = edits.setNode(start, court?.id ?? '', { name: blank });
  const flow = { ...nameless, roles: nameless.roles.map((role) => ({ ...role, name: blank })) };
  const mends = inspectFlow(flow).findings.filter(({ code }) => code.endsWith('_unnamed'));
  expect(mends.map(({ code }) => code)).toContain('section_unnamed');
  const mended = mends.reduce((now, { mend }) => (mend ? applyMend(now, mend) : now), flow);
  expect(inspectFlow(mended).findings.some(({ code }) => code.endsWith('_unnamed'))).toBe(false);
  expect(mended.nodes.map(({ name: _, ...rest }) => rest)).toEqual(
    flow.nodes.map(({ name: _, ...rest }) => rest),
  );
});

it('moves a template that nobody can draft to the desk of its roles, without those who are not there', () => {
  const [heard, court] = edits.addNode(start, 'court', { x: 0, y: 0 }, dice(1));
  const [both, desk] = edits.addNode(heard, 'edit', { x: 0, y: 90 }, dice(2));
  const assigned = [court, desk].reduce((flow, id) => edits.assignRole(flow, id, 'r1'), both);
  const template = {
    id: 'paper',
    name: { zh: '通知', en: 'Notice' },
    role_ids: ['r1', 'r2'],
    body: { zh: { type: 'doc' as const }, en: { type: 'doc' as const } },
    elements: [],
  };
  const flow = edits.setNode(assigned, court, { templates: [template] });
  const [mend] = inspectFlow(flow).findings.flatMap((one) =>
    one.code === 'template_not_drafted' ? [one.mend] : [],
  );
  expect(mend).toEqual({ kind: 'move_template', node_id: court, template_id: 'paper', to: desk });
  const mended = mend ? applyMend(flow, mend) : flow;
  const at = (id: string) => mended.nodes.find((node) => node.id === id)?.templates;
  expect(at(court)).toEqual([]);
  expect(at(desk)).toEqual([{ ...template, role_ids: ['r1'] }]);
});

it('lets two options lead to one section, but no second way out of a fork', () => {
  const [one] = edits.addNode(EMPTY, 'court', { x: 0, y: 0 }, dice(1));
  const [two] = edits.addNode(one, 'fork', { x: 0, y: 0 }, dice(2));
  const [three] = edits.addNode(two, 'edit', { x: 0, y: 0 }, dice(3));
  const [court = '', fork = '', edit = ''] = three.nodes.map(({ id }) => id);
  const twice = (from: string) =>
    edits.connect(edits.connect(three, from, edit, dice(4))[0], from, edit, dice(5))[0].transitions.length;
  expect(twice(court)).toBe(2);
  expect(twice(fork)).toBe(1);
});

describe('the clipboard', () => {
  it('carries a piece to another flow with ids of its own and without roles that are not there', () => {
    const all = new Set(start.nodes.map(({ id }) => id));
    const assigned = edits.assignRole(start, start.nodes[1]?.id ?? '', 'r1');
    const clip = readClip(writeClip(clipOf(assigned, all)));
    const [flow, ids] = paste(EMPTY, clip ?? { nodes: [], transitions: [] }, { x: 0, y: 0 });
    expectWhole(flow);
    expect(ids.size).toBe(start.nodes.length);
    expect(flow.transitions).toHaveLength(start.transitions.length);
    expect(flow.nodes.every(({ roles }) => roles.length === 0)).toBe(true);
  });

  it.each(['', 'hello', '{"kind":"lets-flow-1","nodes":[{}]}', '[]', 'null'])(
    'takes no %j for a piece',
    (text) => {
      expect(readClip(text)).toBeNull();
    },
  );

  it('has ready-made pieces that connect', () => {
    for (const { clip } of SNIPPETS) {
      const [flow] = paste(start, clip, { x: 500, y: 0 });
      expectWhole(flow);
      expect(flow.transitions.length - start.transitions.length).toBe(clip.transitions.length);
    }
  });
});

describe('two editors of one flow', () => {
  const id = start.nodes[1]?.id ?? '';
  const other = start.nodes[2]?.id ?? '';

  it('merges what does not touch without a question', () => {
    const mine = edits.setNode(start, id, { minutes: 30 });
    const theirs = edits.setNode(edits.setNode(start, id, { can_switch: false }), other, { minutes: 5 });
    const { flow, conflicts } = mergeFlows(start, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(flow.nodes.find((node) => node.id === id)).toMatchObject({ minutes: 30, can_switch: false });
    expect(flow.nodes.find((node) => node.id === other)).toMatchObject({ minutes: 5 });
  });

  it('asks where both wrote the same field, and takes the side that is chosen', () => {
    const mine = edits.setNode(start, id, { minutes: 30 });
    const theirs = edits.setNode(start, id, { minutes: 40 });
    const merged = mergeFlows(start, mine, theirs);
    expect(merged.conflicts).toEqual([{ list: 'nodes', id, field: 'minutes', mine: 30, theirs: 40 }]);
    expect(resolve(merged, mine, new Set())).toEqual(theirs);
    expect(resolve(merged, mine, new Set(merged.conflicts))).toEqual(mine);
  });

  it('asks before a node that I changed goes, and brings it back with its ways', () => {
    const mine = edits.setNode(start, id, { minutes: 30 });
    const theirs = edits.remove(start, new Set([id]));
    const merged = mergeFlows(start, mine, theirs);
    expect(merged.conflicts).toHaveLength(1);
    const kept = resolve(merged, mine, new Set(merged.conflicts));
    expectWhole(kept);
    expect(kept.transitions).toHaveLength(start.transitions.length);
  });

  it('loses nobody’s work where they changed different things, and never breaks a flow', () => {
    fc.assert(
      fc.property(wishes, wishes, fc.nat(), (a, b, seed) => {
        const mine = playAll(start, a, seed);
        const theirs = playAll(start, b, seed + 1);
        const merged = mergeFlows(start, mine, theirs);
        expectWhole(merged.flow);
        expectWhole(resolve(merged, mine, new Set(merged.conflicts)));
        expect(mergeFlows(start, mine, start).flow).toEqual(mine);
        expect(mergeFlows(start, start, theirs).flow).toEqual(theirs);
        const added = mine.nodes.filter((node) => !start.nodes.some(({ id: was }) => was === node.id));
        for (const node of added) expect(merged.flow.nodes.some(({ id: now }) => now === node.id)).toBe(true);
      }),
    );
  });
});
