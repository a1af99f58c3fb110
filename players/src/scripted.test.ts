import { bundledCases } from '@lets/content';
import type { AuthoredCase, ExperimentDetail } from '@lets/contract';
import { expect, it } from 'vitest';
import { withScript } from './scripted.ts';

const [FILE] = bundledCases as [AuthoredCase];
const ROLE = 'presiding';
/** The first section in which the role has lines that wait for no outcome. */
const NODE = FILE.flow.nodes.find(({ lines }) =>
  lines.some(({ role_id, only_after }) => role_id === ROLE && !only_after),
);
const told = { ...FILE.flow, nodes: FILE.flow.nodes.map((node) => ({ ...node, lines: [] })) };
const run = {
  flow: told,
  state: { sections: {}, past_visits: [], firings: [], holders: {} },
  roles: [],
  me: { role_ids: [ROLE] },
} as unknown as ExperimentDetail;
const heard = { record: [], isPerson: () => false };
const linesOf = ({ flow }: ExperimentDetail) => flow.nodes.find(({ id }) => id === NODE?.id)?.lines ?? [];

it('a program with a student’s account has the lines of its own roles from the case at hand', () => {
  const own = NODE?.lines.filter(({ role_id, only_after }) => role_id === ROLE && !only_after);
  expect(linesOf(withScript(run, FILE.flow, heard))).toEqual(own);
  expect(own?.length).toBeGreaterThan(0);
});

it('knows what the server tells where no case is at hand', () => {
  expect(withScript(run, null, heard)).toBe(run);
});
