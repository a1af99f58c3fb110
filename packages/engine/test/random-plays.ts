import fc from 'fast-check';
import { decide, type Flow, initialState, type RunEvent, type RunState, replay } from '../src/index.ts';
import { type Attempt, attempt } from './random-play/attempt.ts';
import { MENTOR } from './small-case.ts';

export interface Step {
  readonly tried: Attempt;
  readonly before: RunState;
  readonly after: RunState;
  /** Empty when refused. */
  readonly events: readonly RunEvent[];
}

export interface Play {
  readonly flow: Flow;
  readonly initial: RunState;
  readonly steps: readonly Step[];
  readonly end: RunState;
  /** How a counterexample is printed. */
  readonly [fc.toStringMethod]: () => string;
}

const members = fc.integer({ min: 1, max: 5 });
const seeds = fc.array(fc.integer({ min: 1, max: 2_000_000_000 }), {
  minLength: 10,
  maxLength: 120,
  size: 'max',
});

/** Random people trying random things in a random sound flow. Everything handed to the engine is frozen. */
export function playsOf(flows: fc.Arbitrary<Flow>): fc.Arbitrary<Play> {
  // Every property of one file is given the same plays, as all have one seed: each is played once.
  const played = new Map<string, Play>();
  return fc.tuple(flows, members, seeds).map(([flow, count, tries]): Play => {
    const key = JSON.stringify([flow, count, tries]);
    const play = played.get(key) ?? playOut(flow, count, tries);
    played.set(key, play);
    return play;
  });
}

function playOut(flow: Flow, count: number, tries: readonly number[]): Play {
  const member_ids = Array.from({ length: count }, (_, i) => i + 1);
  const holders = Object.fromEntries(flow.roles.map(({ id }, i) => [id, (i % count) + 1]));
  const initial = freeze(initialState({ leader_id: 1, member_ids, holders }));
  freeze(flow);
  const steps = [take(flow, initial, { user_id: 1, command: { type: 'start' } }, 0)];
  for (const seed of tries) steps.push(...tryUntilAccepted(flow, steps.at(-1)?.after ?? initial, seed));
  return {
    flow,
    initial,
    steps,
    end: steps.at(-1)?.after ?? initial,
    [fc.toStringMethod]: () => describePlay(flow, steps),
  };
}

function describePlay(flow: Flow, steps: readonly Step[]): string {
  const transitions = flow.transitions.map(
    ({ from, to, outcome }) => `${from}→${to}${outcome ? ` (${outcome})` : ''}`,
  );
  const done = steps.flatMap(({ events, tried }) => (events.length > 0 ? JSON.stringify(tried) : []));
  return [transitions.join(', '), ...done, `then: ${JSON.stringify(steps.at(-1)?.tried)}`].join('\n');
}

/** Most of what random people try is refused, so each turn has several tries. */
function tryUntilAccepted(flow: Flow, state: RunState, seed: number): readonly Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < 12 && steps.every(({ events }) => events.length === 0); i += 1) {
    steps.push(take(flow, state, attempt(flow, state, seed + i * 7919), seed));
  }
  return steps;
}

function take(flow: Flow, before: RunState, tried: Attempt, at: number): Step {
  const actor = { user_id: tried.user_id, is_staff: tried.user_id === MENTOR };
  const decision = freeze(decide(flow, before, freeze(tried.command), freeze({ actor, at })));
  const events = decision.ok ? decision.events : [];
  return { tried, before, after: freeze(replay(events, before)), events };
}

/** So that whatever the engine might change by mistake throws. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}
