import type { JumpMapping } from '@lets/contract';
import { expect, it } from 'vitest';
import { mappingsOf, withMappings, withOneAt, withOneMore } from './jump-list.ts';

const mapping = (node_id: string, project_code: string, vote?: string): JumpMapping => ({
  node_id,
  project_code,
  roles: {},
  ...(vote !== undefined && { when: { node_id: vote, outcome: 'passed' as const } }),
});

const FIRST = mapping('appeal', 'by-plaintiff', 'first');
const SECOND = mapping('appeal', 'by-defendant', 'second');
const OTHER = mapping('suit', 'suit');
const JUMPS = [FIRST, OTHER, SECOND];

it('changes one mapping of a section and keeps its others', () => {
  const own = mappingsOf(JUMPS, 'appeal');
  const changed = { ...SECOND, roles: { judge: 'presiding' } };
  expect(withMappings(JUMPS, 'appeal', withOneAt(own, 1, changed))).toEqual([OTHER, FIRST, changed]);
  expect(withMappings(JUMPS, 'appeal', withOneAt(own, 0, null))).toEqual([OTHER, SECOND]);
});

it('asks a new mapping before the one that fits whatever was decided', () => {
  const rest = mapping('appeal', 'any');
  const added = mapping('appeal', 'new');
  expect(withOneMore([FIRST, rest], added)).toEqual([FIRST, added, rest]);
  expect(withOneMore([FIRST], added)).toEqual([FIRST, added]);
});
