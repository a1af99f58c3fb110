import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONDITION_TYPES,
  eventFor,
  type Flow,
  isMet,
  isSectionKind,
  type RunEvent,
  type RunState,
  replay,
  unmetConditions,
  viewFor,
} from '../src/index.ts';
import { conditionedFlows, everyCondition } from './conditioned-flow.ts';
import { type Play, playsOf } from './random-plays.ts';

const plays = playsOf(conditionedFlows);

const eventsOf = ({ steps }: Play) => steps.flatMap(({ events }) => events);

function unmetIn(flow: Flow, state: RunState): Readonly<Record<string, readonly unknown[]>> {
  return Object.fromEntries(flow.transitions.map((one) => [one.id, unmetConditions(state, one)]));
}

describe('conditions', () => {
  it('hold whenever players take an option, and what is refused for them is no wrong try', () => {
    const seen = { taken: 0, refused: 0, passed_over: 0 };
    fc.assert(
      fc.property(plays, ({ flow, steps }) => {
        for (const { tried, before, after, events } of steps) {
          const { command } = tried;
          if (command.type !== 'end_section' && command.type !== 'move_on') continue;
          const option = flow.transitions.find(({ id }) => id === command.trans_id);
          const unmet = option ? unmetConditions(before, option) : [];
          if (events.length === 0) {
            expect(after).toBe(before);
            seen.refused += unmet.length;
          } else if (command.type === 'move_on') {
            seen.passed_over += unmet.length;
          } else {
            expect(unmet).toEqual([]);
            seen.taken += option?.conditions ? 1 : 0;
          }
        }
      }),
      { numRuns: 200 },
    );
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
  });

  it('are the same when the log is folded again, through JSON too', () => {
    fc.assert(
      fc.property(plays, (play) => {
        const stored: RunEvent[] = JSON.parse(JSON.stringify(eventsOf(play)));
        const again = replay(stored, play.initial);
        expect(unmetIn(play.flow, again)).toEqual(unmetIn(play.flow, play.end));
      }),
      { numRuns: 60 },
    );
  });

  it('of a path that has just begun are those of the first path: a restart forgets what was done', () => {
    let restarts = 0;
    fc.assert(
      fc.property(plays, ({ flow, steps }) => {
        const begun = steps[0]?.after;
        for (const { after, events } of steps) {
          if (!begun || !events.some(({ type }) => type === 'restarted')) continue;
          restarts += 1;
          expect(unmetIn(flow, after)).toEqual(unmetIn(flow, begun));
        }
      }),
      { numRuns: 150 },
    );
    expect(restarts).toBeGreaterThan(0);
  });

  it('of every kind are asked in a flow with room for all of them, and come to hold in some play', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(plays, ({ flow, end }) => {
        const asked = flow.transitions
          .filter(({ from }) => flow.nodes.some(({ id, kind }) => id === from && isSectionKind(kind)))
          .flatMap(({ conditions = [] }) => conditions);
        const kinds = new Set(asked.map(({ type }) => type));
        expect(kinds.size).toBe(Math.min(asked.length, CONDITION_TYPES.length));
        for (const one of everyCondition(flow)) if (isMet(end, one)) met.add(one.type);
      }),
      { numRuns: 200 },
    );
    expect(CONDITION_TYPES.filter((type) => !met.has(type))).toEqual([]);
  });
});

describe('consequences', () => {
  it('strike once for each time their option was taken, in the section that tells them, and go when it is undone', () => {
    let struck = 0;
    fc.assert(
      fc.property(plays, ({ flow, steps }) => {
        for (const { after } of steps) {
          const visits = [...Object.values(after.sections), ...after.past_visits];
          const told = visits.flatMap(({ node_id, consequences = [] }) =>
            consequences.map((one) => ({ node_id, ...one })),
          );
          struck += told.length;
          expect(new Set(told.map(({ taken_seq }) => taken_seq)).size).toBe(told.length);
          for (const { node_id, trans_id, taken_seq } of told) {
            expect(flow.transitions.find(({ id }) => id === trans_id)?.cost?.strikes_at).toBe(node_id);
            expect(after.firings.find(({ seq }) => seq === taken_seq)?.trans_id).toBe(trans_id);
          }
        }
      }),
      { numRuns: 80 },
    );
    expect(struck).toBeGreaterThan(0);
  });
});

describe('what each person sees', () => {
  it('follows from what they are sent, what was shown and what struck included', () => {
    fc.assert(
      fc.property(plays, (play) => {
        for (const id of [...play.initial.member_ids, 77]) {
          let seen = viewFor(play.initial, play.flow, id, false);
          for (const { events, after } of play.steps) {
            const told = replay(
              events.map((event) => eventFor(event, id, false)),
              seen,
            );
            seen = viewFor(told, play.flow, id, false);
            expect(seen).toEqual(viewFor(after, play.flow, id, false));
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
