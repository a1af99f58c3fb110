import { bundledCases } from '@lets/content';
import { type FlowProof, proveFlow } from '@lets/engine';
import { describeProof } from '@lets/players';
import { describe, expect, it } from 'vitest';

/**
 * Each bundled case is proved once: that it can be completed, and how the proof reads. Apart from the plays: proofs block the thread, and
 * a client's idle connections time out meanwhile.
 */

const APPEAL = 'private-lending-appeal';

describe.each(bundledCases.map((file) => [file.code, file] as const))(
  '%s',
  (code, { flow, project: { name } }) => {
    let proof: FlowProof;

    it('is played through every section and way, by any number of members', () => {
      proof = proveFlow(flow);
      expect(proof.member_counts.map(({ members }) => members)).toContain(flow.roles.length);
      expect(proof.member_counts.filter(isLacking)).toEqual([]);
    });

    it('comes to its end by every section and right way whoever refuses to sign, ties a vote, or is absent', () => {
      expect(proof.disturbances.filter(isLacking)).toEqual([]);
      for (const { kind, times } of proof.disturbances) expect(times, kind).toBeGreaterThan(0);
      expect(proof.impossible).toEqual([]);
      expect(proof.is_proved).toBe(true);
    });

    it.each(['zh', 'en'] as const)('is said to be covered, in %s', (lang) => {
      const { sections, right, transitions } = proof;
      const figures = [sections, right, transitions - right].map((of) => `${of}/${of} (100%)`);
      const said = describeProof({ project_id: 1, code, name, flow, proof }, lang);
      expect(said).toContain(`✓ ${code}  ${name[lang]}`);
      expect([...said.matchAll(/\d+\/\d+ \(\d+%\)/g)].map(([figure]) => figure)).toEqual(figures);
    });
  },
);

function isLacking({ missed, stuck }: FlowProof['member_counts'][number]): boolean {
  return stuck !== null || missed.sections.length + missed.transitions.length > 0;
}

it('a proof says what is not reached, and where it stands', () => {
  const file = bundledCases.find(({ code }) => code === APPEAL);
  if (!file) throw new Error('the appeal is not bundled');
  const nodes = file.flow.nodes.map((node) => {
    const roles = node.roles.map((role) => ({ ...role, processes: [] }));
    return node.id === file.flow.nodes.at(-3)?.id ? { ...node, roles } : node;
  });
  const flow = { ...file.flow, nodes };
  const proof = proveFlow(flow);
  const said = describeProof({ project_id: 1, code: APPEAL, name: file.project.name, flow, proof }, 'en');
  expect(said).toMatch(/^✗/);
  expect(said).toMatch(/not reached: \w/);
  expect(said).toMatch(/stuck: \w+, \w+ \(1 member\)/);
});
