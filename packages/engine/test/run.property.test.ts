import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abilitiesOf,
  checkFlow,
  decide,
  eventFor,
  isSound,
  openSections,
  type RunEvent,
  type RunState,
  replay,
  tallyOf,
  viewFor,
} from '../src/index.ts';
import { FOLDS } from '../src/run/folds/table.ts';
import { allMarkings, keyAfter, markingKey } from './all-markings.ts';
import { playToEnd } from './greedy-player.ts';
import { shuffledFlows, soundFlows } from './random-flow.ts';
import { type Play, playsOf } from './random-plays.ts';
import { abilityName, MENTOR } from './small-case.ts';

const plays = playsOf(soundFlows());
const passedFlows = shuffledFlows.filter((flow) => isSound(checkFlow(flow)));

/** All but the stub that a client receives. */
const EVENT_TYPES = Object.keys(FOLDS).filter((type) => type !== 'sealed');

const eventsOf = ({ steps }: Play) => steps.flatMap(({ events }) => events);
const everybody = ({ initial }: Play) => [...initial.member_ids, 77].map((id) => ({ id, isStaff: false }));

/** What the properties below rest on: a property of plays in which nothing happens would hold of anything. */
it('random plays make every kind of event', () => {
  const happened = new Set(
    fc
      .sample(plays, { numRuns: 300 })
      .flatMap(eventsOf)
      .map(({ type }): string => type),
  );
  expect(EVENT_TYPES.filter((type) => !happened.has(type))).toEqual([]);
});

describe('any play', () => {
  it('is rebuilt from its events, through JSON too', () => {
    fc.assert(
      fc.property(plays, (play) => {
        const stored: RunEvent[] = JSON.parse(JSON.stringify(eventsOf(play)));
        expect(stored).toEqual(eventsOf(play));
        expect(replay(stored, play.initial)).toEqual(play.end);
        expect(JSON.parse(JSON.stringify(play.end))).toEqual(play.end);
      }),
      { numRuns: 150 },
    );
  });

  it('counts every wrong try and consequence of its log, those of paths that were left among them', () => {
    let left = 0;
    fc.assert(
      fc.property(plays, (play) => {
        const happened = (type: RunEvent['type']) =>
          eventsOf(play).filter((event) => event.type === type).length;
        expect(tallyOf(play.end)).toEqual({
          wrong_tries: happened('wrong_option_tried'),
          consequences: happened('consequence_struck'),
        });
        if (play.end.left_behind) left += 1;
      }),
      { numRuns: 300 },
    );
    expect(left).toBeGreaterThan(0);
  });

  it('numbers its events without a gap, and a refusal changes nothing', () => {
    fc.assert(
      fc.property(plays, (play) => {
        expect(eventsOf(play).map(({ seq }) => seq)).toEqual(eventsOf(play).map((_, i) => i + 1));
        for (const { before, after, events } of play.steps) {
          if (events.length === 0) expect(after).toBe(before);
          else expect(after.seq).toBe(before.seq + events.length);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('stays where the flow can be: open sections and waiting tokens are a reachable marking, stepping back included', () => {
    fc.assert(
      fc.property(plays, ({ flow, steps }) => {
        const all = allMarkings(flow);
        fc.pre(all !== null);
        const reachable = new Set(
          [...(all?.markings.values() ?? [])].map(({ open, parked }) => markingKey(flow, open, parked)),
        );
        for (const { after } of steps) {
          if (after.status !== 'in_progress') continue;
          const open = openSections(after).map(({ node_id }) => node_id);
          const key = markingKey(flow, open, after.parked);
          expect(reachable.has(key), key).toBe(true);
          expect(keyAfter(flow, after.firings)).toBe(key);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('can be brought to its end from wherever it stands, in every flow that the check passes', () => {
    fc.assert(
      fc.property(plays, playsOf(passedFlows), (sound, passed) => {
        for (const { flow, end } of [sound, passed]) expect(playToEnd(flow, end).status).toBe('ended');
      }),
      { numRuns: 100 },
    );
  });

  it('is as before, but for its number, when whoever ended a section takes that back at once', () => {
    let taken = 0;
    fc.assert(
      fc.property(plays, ({ flow, steps }) => {
        for (const { before, after, events } of steps) {
          const last = after.firings.at(-1);
          const ended = events.length === 1 ? events[0] : undefined;
          if (ended?.type !== 'section_ended' || !last?.undo || !last.closes) continue;
          const actor = { user_id: ended.actor_id ?? 0, is_staff: false };
          const command = { type: 'take_back', node_id: last.closes, role_id: last.undo.role_id } as const;
          const decision = decide(flow, after, command, { actor, at: ended.at });
          if (!decision.ok) throw new Error(`refused: ${JSON.stringify(decision.refusal)}`);
          taken += 1;
          expect(unnumbered(replay(decision.events, after))).toEqual(unnumbered(before));
        }
      }),
      { numRuns: 150 },
    );
    expect(taken).toBeGreaterThan(0);
  });

  it('keeps its records whole: nothing pending outside open sections, nothing pointing at what is gone', () => {
    fc.assert(
      fc.property(plays, ({ steps }) => {
        for (const { after, events } of steps) if (events.length > 0) expectWhole(after);
      }),
      { numRuns: 150 },
    );
  });
});

/** Earlier visits are looked up by their node and number: their order says nothing. */
function unnumbered(state: RunState): RunState {
  const past_visits = state.past_visits.toSorted(
    (a, b) => a.opened_seq - b.opened_seq || (a.node_id < b.node_id ? -1 : 1),
  );
  return { ...state, seq: 0, past_visits };
}

function expectWhole(state: RunState): void {
  const visits = [...Object.values(state.sections), ...state.past_visits];
  const live = new Set(Object.values(state.documents).flatMap((d) => (d.archived ? [] : d.id)));
  const opened = new Set(state.firings.map(({ seq }) => seq));
  for (const visit of visits) {
    expect(opened.has(visit.opened_seq)).toBe(true);
    const pending = [visit.requests, visit.floor, visit.meetings].flat();
    if (visit.status === 'passed') expect(pending).toEqual([]);
    const items = [visit.displayed, ...visit.requests.map(({ item }) => item)];
    const shown = items.flatMap((item) => (item?.kind === 'document' ? item.id : []));
    expect([...shown, ...visit.submitted].filter((id) => !live.has(id))).toEqual([]);
  }
  for (const document of Object.values(state.documents)) {
    if (document.archived) continue;
    expect(opened.has(document.visit_seq)).toBe(true);
    expect(document.submitted).toBe(visits.some(({ submitted }) => submitted.includes(document.id)));
    const statuses = Object.values(document.signatures).map(({ status }) => status);
    expect(document.frozen).toBe(statuses.includes('signed'));
  }
  if (state.status === 'ended') expect(openSections(state)).toEqual([]);
}

describe('what each person sees', () => {
  it('follows from the events they are sent exactly as the whole does from all of them', () => {
    fc.assert(
      fc.property(plays, (play) => {
        for (const { id, isStaff } of [...everybody(play), { id: MENTOR, isStaff: true }]) {
          let seen = viewFor(play.initial, play.flow, id, isStaff);
          for (const { events, after } of play.steps) {
            if (events.length === 0) continue;
            const told = replay(
              events.map((event) => eventFor(event, id, isStaff)),
              seen,
            );
            seen = viewFor(told, play.flow, id, isStaff);
            expect(seen).toEqual(viewFor(after, play.flow, id, isStaff));
          }
        }
      }),
      { numRuns: 80 },
    );
  });
});

describe('abilities', () => {
  it('never deny what would be accepted', () => {
    fc.assert(
      fc.property(plays, ({ flow, steps }) => {
        for (const { tried, before, events } of steps) {
          if (events.length === 0) continue;
          const { command, user_id } = tried;
          const node = 'node_id' in command ? (command.node_id ?? '') : '';
          const role = 'role_id' in command ? command.role_id : null;
          const at = events[0]?.at ?? 0;
          const can = abilitiesOf(flow, before, user_id, role, node, user_id === MENTOR, at);
          expect(can[abilityName(command)], JSON.stringify(tried)).toBe('yes');
        }
      }),
      { numRuns: 150 },
    );
  });

  it('of taking back say exactly what is accepted, whoever asks and whenever', () => {
    let allowed = 0;
    fc.assert(
      fc.property(plays, ({ flow, initial, steps }) => {
        for (const { after, events } of steps) {
          const undo = after.firings.at(-1)?.undo;
          const node_id = after.firings.at(-1)?.closes;
          if (!undo || !node_id || events.length === 0) continue;
          for (const user_id of [...initial.member_ids, MENTOR]) {
            for (const at of [undo.until, undo.until + 1]) {
              const actor = { user_id, is_staff: user_id === MENTOR };
              const command = { type: 'take_back', node_id, role_id: undo.role_id } as const;
              const { ok } = decide(flow, after, command, { actor, at });
              const can = abilitiesOf(flow, after, user_id, undo.role_id, node_id, actor.is_staff, at);
              expect(can.take_back === 'yes').toBe(ok);
              allowed += Number(ok);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(allowed).toBeGreaterThan(0);
  });

  it('are the same from what a person may know as from the whole', () => {
    fc.assert(
      fc.property(plays, ({ flow, initial, end }) => {
        for (const user of initial.member_ids) {
          for (const { node_id } of openSections(end)) {
            for (const role of [null, ...flow.roles.map(({ id }) => id)]) {
              const seen = viewFor(end, flow, user, false);
              expect(abilitiesOf(flow, seen, user, role, node_id)).toEqual(
                abilitiesOf(flow, end, user, role, node_id),
              );
            }
          }
        }
      }),
      { numRuns: 80 },
    );
  });
});
