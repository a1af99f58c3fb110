import { checkLines, inspectFlow, newNode, stepFaults } from '@lets/authoring';
import { bundledCases } from '@lets/content';
import { dryRun } from '@lets/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawing } from '../../../test/authoring.ts';
import { richFlows } from '../../../test/rich-flows.ts';

it('checks, plays and judges whatever is drawn, and breaks on none of it', () => {
  fc.assert(
    fc.property(richFlows, (flow) => {
      const { findings } = inspectFlow(flow);
      const run = dryRun(flow, { seed: 1, members: 3, plays: 3 });
      if (findings.some(({ code }) => code === 'no_start')) expect(run.stuck?.reason).toBe('no_start');
      for (const { step } of stepFaults(flow)) expect(step).toBeLessThanOrEqual(6);
      const ids = new Set([...flow.nodes, ...flow.transitions, ...flow.roles].map(({ id }) => id));
      for (const { node_id, transition_id } of findings) {
        for (const id of [node_id, transition_id]) if (id !== null) expect(ids).toContain(id);
      }
    }),
    { numRuns: 300 },
  );
});

it('wants feedback of a wrong option, and words where there is a choice', () => {
  const flow = drawing();
  const said = (change: (line: (typeof flow.transitions)[number]) => object) =>
    inspectFlow({ ...flow, transitions: flow.transitions.map((line) => ({ ...line, ...change(line) })) })
      .findings.filter(({ code }) => code === 'no_feedback' || code === 'no_label')
      .map(({ code, transition_id }) => `${code} ${transition_id}`);
  const blank = { zh: ' ', en: '' };
  expect(said(() => ({}))).toEqual([]);
  expect(said(({ kind }) => (kind === 'wrong' ? { feedback: null } : {}))).toEqual(['no_feedback rush']);
  expect(said(({ id }) => (id === 'close' ? { label: blank } : {}))).toEqual(['no_label close']);
  // One way on needs no words.
  expect(said(({ id }) => (id === 'finish' ? { label: blank } : {}))).toEqual([]);
});

it('says how a fault can be mended, where that needs no thought', () => {
  const flow = drawing();
  const mends = (changed: Partial<typeof flow>) =>
    inspectFlow({ ...flow, ...changed }).findings.flatMap(({ code, mend, others = [] }) =>
      [mend, ...others].map((one) => [code, one?.kind ?? null]),
    );
  const without = (id: string) => flow.nodes.filter((node) => node.id !== id);
  expect(mends({ nodes: without('start') })).toContainEqual(['no_start', 'add_start']);
  expect(mends({ nodes: without('end') })).toContainEqual(['no_end', 'add_end']);
  expect(mends({ nodes: without('end') })).toContainEqual(['unknown_node', 'remove_transition']);
  const far = [...flow.nodes, newNode('far', 'display', { x: 0, y: 0 })];
  // What keeps the section comes before what deletes it.
  const offers = mends({ nodes: far }).filter(([code]) => code === 'unreachable');
  expect(offers).toEqual([
    ['unreachable', 'insert'],
    ['unreachable', 'remove_node'],
  ]);
});

it.each(bundledCases.map(({ code, flow }) => [code, flow] as const))(
  'no line of %s is said to nobody',
  (_, flow) => {
    expect(checkLines(flow)).toEqual([]);
  },
);
