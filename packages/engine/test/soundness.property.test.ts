import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkFlow,
  type Finding,
  type Flow,
  isConditioned,
  isSectionKind,
  type Transition,
} from '../src/index.ts';
import { allMarkings, type FullSearch, isSoundByDefinition } from './all-markings.ts';
import { countingFlows } from './conditioned-flow.ts';
import { shuffledFlows, soundFlows } from './random-flow.ts';

const errorsOf = (flow: Flow, markings?: number) =>
  checkFlow(flow, markings).filter(({ severity }) => severity === 'error');

/** Of a drawing whose pieces all exist, the findings that say it cannot always be played to a clean end. */
const PLAY_FAULTS = new Set([
  'dead_end',
  'only_wrong',
  'join_waits',
  'token_left_behind',
  'token_doubled',
  'endless_loop',
  'conditions_block',
  'outcome_leads_nowhere',
]);

/** Leaves out what is said of places that no play comes to. */
function playFaults(flow: Flow, { markings }: FullSearch): readonly Finding[] {
  const been = new Set([...markings.values()].flatMap(({ open }) => open));
  const isReached = (id: string | null) =>
    been.has(id ?? '') || flow.nodes.some((node) => node.id === id && !isSectionKind(node.kind));
  const findings = checkFlow(flow);
  const unreached = findings.filter(({ code }) => code === 'unreachable').map(({ node_id }) => node_id);
  return findings.filter(
    ({ code, node_id }) => PLAY_FAULTS.has(code) && !unreached.includes(node_id) && isReached(node_id),
  );
}

/** Checks the verdict on each flow against the full search, and gives back how many were sound and unsound. */
function compare(flows: fc.Arbitrary<Flow>, numRuns: number, more: (flow: Flow, all: FullSearch) => void) {
  const verdicts = { sound: 0, unsound: 0 };
  fc.assert(
    fc.property(flows, (flow) => {
      const all = allMarkings(flow, 2000);
      fc.pre(all !== null);
      if (all === null) return;
      const isRight = isSoundByDefinition(flow, all);
      expect(playFaults(flow, all).length > 0).toBe(!isRight);
      if (isRight) more(flow, all);
      verdicts[isRight ? 'sound' : 'unsound'] += 1;
    }),
    { numRuns },
  );
  return Math.min(verdicts.sound, verdicts.unsound);
}

describe('the flow check', () => {
  it('passes every flow that is sound by construction', () => {
    fc.assert(
      fc.property(soundFlows(3), (flow) => {
        expect(errorsOf(flow)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('agrees with a full search of the markings, whatever is broken', () => {
    expect(compare(shuffledFlows, 2000, () => {})).toBeGreaterThan(200);
  });

  it('agrees with it on what conditions ask of votes and visits, and on which options and routes are never taken', () => {
    const seen = { told: 0 };
    const least = compare(countingFlows, 1500, (flow, all) => {
      const findings = checkFlow(flow);
      if (findings.some(({ code }) => code === 'choice_without_default')) return;
      const told = findings.filter(({ code }) => NEVER_TAKEN.has(code));
      seen.told += told.length;
      const never = flow.transitions.filter((one) => isConditioned(one) && !all.taken.has(one.id));
      const isReached = ({ from }: Transition) =>
        [...all.markings.values()].some(({ open }) => open.includes(from)) ||
        flow.transitions.some((other) => other.from === from && all.taken.has(other.id));
      for (const one of never.filter(isReached))
        expect([one.id, told.some(({ trans_id }) => trans_id === one.id)]).toEqual([one.id, true]);
      for (const { trans_id } of told) expect(all.taken).not.toContain(trans_id);
    });
    expect(least).toBeGreaterThan(200);
    expect(seen.told).toBeGreaterThan(50);
  });
});

const NEVER_TAKEN = new Set(['condition_impossible', 'conditions_never_met', 'route_never_taken']);
