import { furthestStep, newFlow, newNode, stepFaults } from '@lets/authoring';
import type { Flow } from '@lets/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeNode,
  moved,
  moveTo,
  removeRole,
  seatEverybody,
  toggleRole,
  withUsualActions,
} from './model.ts';

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
  it('seats everybody on seats of their own, with one host, and moves nobody who sits well', () => {
    fc.assert(
      fc.property(court, (node) => {
        const seated = seatEverybody(node, SEATS).roles;
        const taken = seated.map(({ seat }) => seat);
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken.every((seat) => SEATS.some((one) => one === seat))).toBe(true);
        expect(seated.filter(({ host }) => host)).toHaveLength(1);
        for (const [at, { seat }] of node.roles.entries()) {
          const isFirst = node.roles.findIndex((other) => other.seat === seat) === at;
          if (seat !== null && seat !== 'gone' && isFirst) expect(seated[at]?.seat).toBe(seat);
        }
      }),
    );
  });

  it('changes seats with whoever sits there', () => {
    fc.assert(
      fc.property(court, fc.constantFrom(...SEATS), (node, seat) => {
        const [first] = seatEverybody(node, SEATS).roles;
        if (!first) return;
        const moved = moveTo(seatEverybody(node, SEATS), first.role_id, seat).roles;
        expect(moved.find(({ role_id }) => role_id === first.role_id)?.seat).toBe(seat);
        const taken = moved.map((place) => place.seat);
        expect(new Set(taken).size).toBe(taken.length);
      }),
    );
  });

  it('makes a court complete with the usual actions, a scene and seats', () => {
    fc.assert(
      fc.property(court, (node) => {
        const set = seatEverybody(withUsualActions({ ...node, scene: 'courtroom' }), SEATS);
        const faults = stepFaults(flowOf(set)).filter(
          ({ node_id, step }) => node_id === 'hearing' && step >= 4,
        );
        expect(faults).toEqual([]);
      }),
    );
  });

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
