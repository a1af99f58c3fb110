import { bundledCases } from '@lets/content';
import type { Flow } from '@lets/contract';
import { Choices } from '@lets/players';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/** Whatever is voted and whatever slips they make, players come to the end of every case: over the drawing alone, so that many seeds can be had. */

const OUTCOMES = ['passed', 'rejected', 'tied'] as const;
type Vote = (nodeId: string, visit: number) => (typeof OUTCOMES)[number];

/** How many sections are ended, wrong tries among them, until the experience is reached; gives up at the bound. */
function walk(flow: Flow, manner: { seed: number; wrong: number }, vote: Vote, bound: number): number {
  const nodes = new Map(flow.nodes.map((node) => [node.id, node]));
  const choices = new Choices(manner);
  const open: string[] = [];
  const parked = new Map<string, number>();
  const visits = new Map<string, number>();
  const arrive = (id: string): void => {
    const kind = nodes.get(id)?.kind;
    const transitions = flow.transitions.filter(({ from }) => from === id);
    if (kind === 'join') {
      const waiting = (parked.get(id) ?? 0) + 1;
      const sources = new Set(flow.transitions.flatMap(({ from, to }) => (to === id ? [from] : [])));
      parked.set(id, waiting % sources.size);
      if (parked.get(id) !== 0) return;
    }
    if (kind === 'start' || kind === 'fork' || kind === 'join') for (const { to } of transitions) arrive(to);
    else {
      visits.set(id, (visits.get(id) ?? 0) + 1);
      open.push(id);
    }
  };
  for (const { id, kind } of flow.nodes) if (kind === 'start') arrive(id);
  for (let ended = 0; ended < bound; ended += 1) {
    const at = open.shift();
    if (at === undefined) throw new Error('nothing is open');
    if (nodes.get(at)?.kind === 'experience') return ended;
    const result = vote(at, visits.get(at) ?? 0);
    const options = flow.transitions.filter(
      ({ from, outcome }) => from === at && (outcome === null || outcome === result),
    );
    const taken = choices.choose(at, options);
    if (taken.kind === 'wrong') open.unshift(at);
    else arrive(taken.to);
  }
  return Number.POSITIVE_INFINITY;
}

it.each(bundledCases.map((file) => [file.code, file.flow] as const))(
  'players come to the end of %s with any seed',
  (_code, flow) => {
    const bound = 12 * flow.transitions.length;
    const manner = fc.record({ seed: fc.nat(), wrong: fc.constantFrom(0, 0.3, 1) });
    fc.assert(
      fc.property(manner, fc.nat(), fc.constantFrom(null, ...OUTCOMES), (how, dice, always) => {
        // Always the same, or by the dice anew at each visit.
        const vote: Vote = (id, visit) =>
          always ?? OUTCOMES[(dice + visit * 7 + id.length * (1 + (dice % 5))) % OUTCOMES.length] ?? 'tied';
        expect(walk(flow, how, vote, bound)).toBeLessThan(bound);
      }),
      { numRuns: 300 },
    );
  },
);
