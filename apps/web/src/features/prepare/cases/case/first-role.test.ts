import type { FlowView } from '@lets/contract';
import { expect, it } from 'vitest';
import { loadsOf, suggestedRole } from './first-role.ts';

const section = (id: string, roles: object[], templates: string[][] = []) => ({
  id,
  kind: 'court',
  roles: roles.map((role) => ({ host: false, functions: ['speech'], ...role })),
  templates: templates.map((role_ids, index) => ({ id: `${id}-${index}`, role_ids })),
});
const flow = {
  roles: [{ id: 'judge' }, { id: 'party' }, { id: 'witness' }, { id: 'agent' }],
  nodes: [
    { id: 'start', kind: 'start', roles: [], templates: [] },
    section(
      'one',
      [{ role_id: 'judge', host: true }, { role_id: 'party' }, { role_id: 'agent' }],
      [['party']],
    ),
    section('two', [{ role_id: 'party' }, { role_id: 'witness' }, { role_id: 'agent', functions: ['note'] }]),
  ],
} as unknown as FlowView;

it('counts what a role has to do', () => {
  const [judge, party] = loadsOf(flow);
  expect(judge).toEqual({
    roleId: 'judge',
    sections: 1,
    all: 2,
    hosted: 1,
    spoken: 1,
    papers: 0,
    level: 'steady',
  });
  expect(party).toMatchObject({ sections: 2, spoken: 2, papers: 1, level: 'light' });
});

it('suggests the light role that speaks most', () => {
  expect(suggestedRole(loadsOf(flow))?.roleId).toBe('party');
  expect(suggestedRole([])).toBeNull();
});
