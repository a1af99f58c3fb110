import { SETUP_STEPS } from '@lets/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bi, smallFlow, withNode } from '../../test/small-case.ts';
import { newFlow, newVote } from './new.ts';
import { completeStep, furthestStep, stepFaults } from './steps.ts';

const LAST = SETUP_STEPS.length - 1;
const codes = (flow: Parameters<typeof stepFaults>[0]) => stepFaults(flow).map(({ code }) => code);
const partsOf = (flow: ReturnType<typeof smallFlow>) =>
  flow.nodes.find(({ id }) => id === 'hearing')?.roles ?? [];

describe('the setup steps', () => {
  it('are complete for a flow that lacks nothing, and not even begun for an empty canvas', () => {
    expect(stepFaults(smallFlow())).toEqual([]);
    expect(completeStep(smallFlow())).toBe(LAST);
    expect(completeStep(newFlow())).toBe(-1);
  });

  it.each([
    ['node', { introduction: bi('') }, 'introduction_missing'],
    ['node', { name: bi(' ', 'Hearing') }, 'name_missing'],
    ['doc', { guides: [] }, 'guide_missing'],
    ['doc', { kind: 'edit' as const }, 'template_missing'],
    ['action', { kind: 'vote' as const, vote: null }, 'vote_not_set'],
    ['action', { kind: 'vote' as const, vote: newVote() }, 'nobody_votes'],
    ['anime', { scene: null }, 'scene_missing'],
  ])('%s: %o is %s', (step, change, code) => {
    const faults = stepFaults(withNode(smallFlow(), 'hearing', change));
    const fault = faults.find((one) => one.code === code);
    expect(fault).toEqual({
      step: SETUP_STEPS.indexOf(step as 'node'),
      code,
      node_id: 'hearing',
      role_id: null,
    });
  });

  it('a video stands in for a scene', () => {
    const video = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    expect(codes(withNode(smallFlow(), 'hearing', { scene: null, video }))).toEqual([]);
  });

  it('roles have names of their own, in each language', () => {
    const flow = smallFlow();
    const roles = flow.roles.map((role) => ({ ...role, name: { ...role.name, en: 'Judge' } }));
    expect(codes({ ...flow, roles })).toEqual(['role_name_repeated', 'role_name_repeated']);
  });

  it('one seat holds one role, and one host leads', () => {
    const flow = smallFlow();
    const sameSeat = partsOf(flow).map((part) => ({ ...part, seat: 'j0', host: true }));
    expect(codes(withNode(flow, 'hearing', { roles: sameSeat }))).toEqual([
      'seat_taken',
      'seat_taken',
      'host_repeated',
    ]);
    const elsewhere = partsOf(flow).map((part) => (part.seat === 'j0' ? { ...part, seat: 'a0' } : part));
    expect(codes(withNode(flow, 'hearing', { roles: elsewhere }))).toEqual(['seat_missing']);
    expect(codes(withNode(flow, 'hearing', { roles: partsOf(flow), scene: null }))).toEqual([
      'scene_missing',
    ]);
    const unseated = partsOf(flow).map((part) => ({ ...part, seat: null, host: false }));
    expect(codes(withNode(flow, 'hearing', { roles: unseated }))).toEqual([
      'seat_missing',
      'seat_missing',
      'host_missing',
    ]);
  });

  it('the furthest step is the one before the first fault, in whatever order they come', () => {
    const fault = { code: 'no_role' as const, node_id: null, role_id: null };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: LAST })), (steps) => {
        const furthest = furthestStep(steps.map((step) => ({ ...fault, step })));
        expect(steps.every((step) => step > furthest)).toBe(true);
        expect(furthest === LAST || steps.includes(furthest + 1)).toBe(true);
      }),
    );
  });
});
