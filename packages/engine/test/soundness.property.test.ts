import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFlow, type Finding, type Flow } from '../src/index.ts';
import { allMarkings, isSoundByDefinition } from './all-markings.ts';
import { shuffledFlows, soundFlows } from './random-flow.ts';

const errorsOf = (flow: Flow, markings?: number) =>
  checkFlow(flow, markings).filter(({ severity }) => severity === 'error');

/** Of a drawing whose pieces all exist, the findings that say it cannot always be played to a clean end. */
const PLAY_FAULTS = new Set(['dead_end', 'join_waits', 'token_left_behind', 'token_doubled', 'endless_loop']);

/** Leaves out what is said of nodes that no play comes to. */
function playFaults(flow: Flow): readonly Finding[] {
  const findings = checkFlow(flow);
  const unreached = new Set(
    findings.filter(({ code }) => code === 'unreachable').map(({ node_id }) => node_id),
  );
  return findings.filter(({ code, node_id }) => PLAY_FAULTS.has(code) && !unreached.has(node_id));
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
    const verdicts = { sound: 0, unsound: 0 };
    fc.assert(
      fc.property(shuffledFlows, (flow) => {
        const markings = allMarkings(flow);
        fc.pre(markings !== null);
        const hasFault = playFaults(flow).length > 0;
        const isRight = markings !== null && isSoundByDefinition(flow, markings);
        expect(!hasFault).toBe(isRight);
        verdicts[isRight ? 'sound' : 'unsound'] += 1;
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(verdicts.sound, verdicts.unsound)).toBeGreaterThan(300);
  });
});
