import { furthestStep, newFlow, newNode, stepFaults } from '@lets/authoring';
import type { Flow } from '@lets/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeNode, moved, removeRole, toggleRole } from './model.ts';

const ROLES = ['judge', 'claimant', 'respondent', 'clerk'] as const;
const SEATS = ['j0', 'p1', 'd1', 'c', 'w'] as const;

/** A court with some of the roles in it, on some of the seats. */
const court = fc
  .uniqueArray(
    fc.record({ role: fc.constantFrom(...ROLES), seat: fc.constantFrom(null, 'gone', ...SEATS) }),
    {
      selector: ({ role }) => role,
      minLength: 1,
    },
  )
  .map((places) => ({
    ...newNode('hearing', 'court', { x: 0, y: 0 }),
    roles: places.map(({ role, seat }) => ({
      role_id: role as string,
      seat: seat as string | null,
      host: false,
      can_terminate: false,
      inside: true,
      functions: [],
      processes: [],
    })),
  }));

const flowOf = (node: Flow['nodes'][number]): Flow => ({
  ...newFlow(),
  nodes: [...newFlow().nodes, node],
  roles: ROLES.map((id) => ({
    id,
    type: 'other',
    side: 'third',
    name: { zh: id, en: id },
    character: 'd1',
  })),
});

describe('what the seven steps do to a flow', () => {
  it('leaves nothing of a role that is removed', () => {
    fc.assert(
      fc.property(court, fc.constantFrom(...ROLES), (node, role) => {
        const text = { zh: '读', en: 'Read' };
        const lines = ROLES.map((role_id) => ({ role_id, text, answers: role }));
        const phrases = [null, ...ROLES].map((role_id) => ({ role_id, text }));
        const withTexts = { ...node, guides: [{ role_id: role, text }], phrases, lines };
        const flow = removeRole(flowOf(withTexts), role);
        expect(JSON.stringify(flow)).not.toContain(`"${role}"`);
        expect(flow.nodes.at(-1)?.lines).toHaveLength(ROLES.length - 1);
        expect(flow.nodes.at(-1)?.phrases).toHaveLength(ROLES.length);
      }),
    );
  });

  it('puts a role in and out of a section', () => {
    fc.assert(
      fc.property(court, fc.constantFrom(...ROLES), (node, role) => {
        const isIn = (one: typeof node) => one.roles.some(({ role_id }) => role_id === role);
        const toggled = changeNode(flowOf(node), 'hearing', (one) => toggleRole(one, role)).nodes.at(-1);
        expect(toggled?.roles.some(({ role_id }) => role_id === role)).toBe(!isIn(node));
      }),
    );
  });

  it('moves a line before or behind others', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });

  it('counts as far as everything before is complete', () => {
    expect(furthestStep(stepFaults(newFlow()))).toBe(-1);
  });
});
