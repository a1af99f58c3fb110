import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Flow,
  type RunEvent,
  type RunState,
  replay,
  type Transition,
  unmetConditions,
} from '../src/index.ts';
import { soundFlows } from './random-flow.ts';
import { playsOf } from './random-plays.ts';

const plays = playsOf(soundFlows());

const firingOf = (event: RunEvent) =>
  event.type === 'section_ended' || event.type === 'started' || event.type === 'restarted'
    ? event.data.firing
    : undefined;

/** What a choice takes, found the plain way. */
function wanted(flow: Flow, state: RunState, choice: string): Transition | undefined {
  const routes = flow.transitions.filter(({ from }) => from === choice);
  const isAsking = ({ conditions = [] }: Transition) => conditions.length > 0;
  const met = routes.filter((one) => isAsking(one) && unmetConditions(state, one).length === 0);
  return met[0] ?? routes.find((one) => !isAsking(one));
}

it('a choice takes the first route whose conditions hold when the section ends, and the default only where none does', () => {
  const taken = { asked: 0, otherwise: 0 };
  fc.assert(
    fc.property(plays, ({ flow, steps }) => {
      for (const { before, events } of steps) {
        for (const id of events.flatMap((event) => firingOf(event)?.routes ?? [])) {
          const route = flow.transitions.find((one) => one.id === id);
          expect(route).toBe(wanted(flow, before, route?.from ?? ''));
          taken[route?.conditions ? 'asked' : 'otherwise'] += 1;
        }
      }
    }),
    { numRuns: 150 },
  );
  expect(Math.min(taken.asked, taken.otherwise)).toBeGreaterThan(20);
});

it('the routes taken stay, whatever changes afterwards, until what led to them is undone', () => {
  const seen = { kept: 0, undone: 0 };
  fc.assert(
    fc.property(plays, ({ initial, steps, end }) => {
      const log: RunEvent[] = JSON.parse(JSON.stringify(steps.flatMap(({ events }) => events)));
      expect(replay(log, initial).firings).toEqual(end.firings);
      for (const { before, after, events } of steps) {
        if (!events.some(({ type }) => type === 'stepped_back')) continue;
        for (const firing of before.firings.filter(({ routes }) => routes)) {
          const left = after.firings.find(({ seq }) => seq === firing.seq);
          if (left) expect(left).toEqual(firing);
          seen[left ? 'kept' : 'undone'] += 1;
        }
      }
    }),
    { numRuns: 150 },
  );
  expect(Math.min(seen.kept, seen.undone)).toBeGreaterThan(0);
});
