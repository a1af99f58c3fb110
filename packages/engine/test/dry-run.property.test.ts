import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkFlow, dryRun, isSound, successors } from '../src/index.ts';
import { shuffledFlows, soundFlows } from './random-flow.ts';

const options = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  members: fc.integer({ min: 1, max: 5 }),
  plays: fc.integer({ min: 1, max: 6 }),
});

it('plays whatever the check passes to its end, in every play', () => {
  fc.assert(
    fc.property(shuffledFlows, options, (flow, how) => {
      fc.pre(isSound(checkFlow(flow)));
      const run = dryRun(flow, how);
      expect(run.stuck).toBeNull();
      expect(run.ended).toBe(true);
    }),
    { numRuns: 600 },
  );
});

it('reaches every section and option of a sound flow when it plays often enough', () => {
  fc.assert(
    fc.property(soundFlows(2), (flow) => {
      const run = dryRun(flow, { seed: 1, members: 3, plays: 200 });
      // A tie needs two voters who can differ: what no vote can come to, no play comes to.
      const isTied = flow.transitions.some(({ outcome }) => outcome === 'tied');
      if (!isTied) expect(run.coverage.missed).toEqual({ sections: [], transitions: [] });
      for (const id of run.coverage.sections) expect(flow.nodes.some((node) => node.id === id)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

it('plays the same from the same seed, and opens only where the flow leads', () => {
  fc.assert(
    fc.property(soundFlows(2), options, (flow, how) => {
      const run = dryRun(flow, how);
      expect(dryRun(flow, how)).toEqual(run);
      const led = new Set(flow.nodes.flatMap(({ id }) => successors(flow, id)));
      for (const { opened } of run.steps) for (const id of opened) expect(led).toContain(id);
    }),
    { numRuns: 100 },
  );
});
