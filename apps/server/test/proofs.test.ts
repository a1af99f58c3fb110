import { bundledCases } from '@lets/content';
import { proveFlow } from '@lets/engine';
import { describeProof } from '@lets/players';
import { expect, it } from 'vitest';

/** Apart from the plays: proofs block the thread for minutes, and a client's idle connections time out meanwhile. */

const APPEAL = 'private-lending-appeal';

it.each(bundledCases.map((file) => [file.code, file] as const))(
  'the proof of %s says in either language that everything is covered',
  (code, { flow, project: { name } }) => {
    const proved = { project_id: 1, code, name, flow, proof: proveFlow(flow) };
    const { sections, right, transitions } = proved.proof;
    const figures = [sections, right, transitions - right].map((of) => `${of}/${of} (100%)`);
    for (const lang of ['zh', 'en'] as const) {
      const said = describeProof(proved, lang);
      expect(said).toContain(`✓ ${code}  ${name[lang]}`);
      expect([...said.matchAll(/\d+\/\d+ \(\d+%\)/g)].map(([figure]) => figure)).toEqual(figures);
    }
  },
);

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
