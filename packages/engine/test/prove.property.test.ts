import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFlow, type Flow, isSound, type MemberProof, proveFlow } from '../src/index.ts';
import { chainedFlows } from './chained-flow.ts';
import { shuffledFlows, soundFlows } from './random-flow.ts';
import { place, section, smallCase, transition } from './small-case.ts';

/** In parts, each with flows of its own: a whole one takes minutes on a busy machine. */
const { seed = 0 } = fc.readConfigureGlobal();

it.each([0, 1, 2])(
  'proves of every flow that the check passes that it can be completed, whoever refuses, ties or is absent (%i)',
  (part) => {
    fc.assert(
      fc.property(shuffledFlows, (flow) => {
        fc.pre(isSound(checkFlow(flow)));
        const proof = proveFlow(flow);
        expect(proof.member_counts).toHaveLength(flow.roles.length + 2);
        expect([...proof.member_counts, ...proof.disturbances].filter(isLacking)).toEqual([]);
        expect(proof.is_proved).toBe(true);
      }),
      { numRuns: 50, seed: seed + part },
    );
  },
);

it('proves of choices that lead into one another that each of their routes is taken', () => {
  fc.assert(
    fc.property(chainedFlows, (flow) => {
      const proof = proveFlow(flow);
      expect([...proof.member_counts, ...proof.disturbances].filter(isLacking)).toEqual([]);
      expect(proof.is_proved).toBe(true);
    }),
    { numRuns: 100, seed: seed + 7 },
  );
});

it('proves of flows that are sound as they are put together that all of each is reached', () => {
  fc.assert(
    fc.property(soundFlows(2), (flow) => {
      expect(proveFlow(flow).is_proved).toBe(true);
    }),
    { numRuns: 60 },
  );
});

function isLacking({ missed, stuck }: MemberProof): boolean {
  return stuck !== null || missed.sections.length > 0 || missed.transitions.length > 0;
}

describe('of the small case', () => {
  const proof = proveFlow(smallCase);

  it('says what was played', () => {
    expect(proof).toMatchObject({ is_proved: true, impossible: [], sections: 7 });
    expect(proof.member_counts.map(({ members }) => members)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('has seen refused signatures, ties and every role absent', () => {
    const times = (kind: string) =>
      proof.disturbances.filter((one) => one.kind === kind).map((one) => one.times);
    expect(Math.min(...times('refused_signatures'))).toBeGreaterThan(0);
    expect(Math.min(...times('tied_votes'))).toBeGreaterThan(0);
    const absent = proof.disturbances.flatMap(({ role_id }) => role_id ?? []);
    expect(new Set(absent)).toEqual(new Set(smallCase.roles.map(({ id }) => id)));
    // A person alone has nobody to hand a role to: the mentor moves on.
    const replaced = (isAlone: boolean) =>
      proof.disturbances.reduce((sum, one) => sum + ((one.members === 1) === isAlone ? one.replaced : 0), 0);
    expect(replaced(true)).toBe(0);
    expect(replaced(false)).toBeGreaterThan(0);
  });
});

it('does not prove a flow in which somebody waits for ever', () => {
  const mover = place('a', { processes: ['end'] });
  const stands: Flow = {
    roles: [{ id: 'a' }],
    nodes: [
      section('start', 'start'),
      section('one', 'court', [mover]),
      section('two', 'court', [place('a')]),
      section('end', 'experience'),
    ],
    transitions: [transition('start', 'one'), transition('one', 'two'), transition('two', 'end')],
  };
  const proof = proveFlow(stands);
  expect(proof.is_proved).toBe(false);
  expect(proof.member_counts[0]?.stuck?.node_id).toBe('two');
});
