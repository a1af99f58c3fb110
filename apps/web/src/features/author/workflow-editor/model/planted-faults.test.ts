import { inspectFlow } from '@lets/authoring';
import type { Flow, Mend } from '@lets/contract';
import { expect, it } from 'vitest';
import { ARBITRATION } from '../../../../testing/arbitration-flow.ts';
import { FAULTS } from '../../../../testing/planted-faults.ts';
import { applyMend } from './mend.ts';

it('starts from a sound flow without a remark', () => {
  expect(inspectFlow(ARBITRATION)).toMatchObject({ findings: [], proved: true });
});

it('plants more than thirty kinds', () => {
  expect(new Set(FAULTS.map(([, code]) => code)).size).toBeGreaterThan(30);
});

/** What a mend may change of what is there: the pieces it names, and the ways at a node that it takes out or leads together. */
function touchedBy(mend: Mend, { nodes, roles, transitions }: Flow): ReadonlySet<string> {
  const named = Object.values(mend).flat().map(String);
  const ways = transitions.filter(({ from, to }) => named.includes(from) || named.includes(to));
  const takesWays = ['remove_node', 'dissolve', 'insert_join', 'merge'].includes(mend.kind);
  const places = nodes.filter((node) => node.roles.some(({ role_id }) => named.includes(role_id)));
  return new Set([
    ...named,
    ...(takesWays ? ways.map(({ id }) => id) : []),
    ...(mend.kind === 'remove_role' ? places.map(({ id }) => id) : []),
    ...(mend.kind === 'tidy_incompatible' ? roles.map(({ id }) => id) : []),
  ]);
}

const piecesOf = ({ nodes, transitions, roles }: Flow) => [...nodes, ...transitions, ...roles];

it.each(FAULTS)('%s: found, named once, and mended by its own offers', (_, code, at, flow) => {
  const { findings } = inspectFlow(flow);
  expect(findings.map((one) => [one.code, one.node_id])).toEqual([[code, at]]);
  const offers = findings.flatMap(({ mend, others = [] }) => (mend ? [mend, ...others] : []));
  expect(offers).not.toEqual([]);
  for (const [i, offer] of offers.entries()) {
    const mended = applyMend(flow, offer);
    const after = inspectFlow(mended);
    // What is only offered besides may leave a remark, such as a fork of one branch where the other was deleted.
    const left = after.findings.filter(({ severity }) => i === 0 || severity === 'error');
    expect([left, after.proved], JSON.stringify(offer)).toEqual([[], true]);
    const touched = touchedBy(offer, flow);
    const kept = piecesOf(flow).filter(({ id }) => !touched.has(id));
    expect(piecesOf(mended)).toEqual(expect.arrayContaining(kept));
  }
});
