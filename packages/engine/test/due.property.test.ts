import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AbilityName,
  abilitiesOf,
  DUE_KINDS,
  type Due,
  type DueKind,
  dueNow,
  type Flow,
  openSections,
  type RunState,
  viewFor,
} from '../src/index.ts';
import { soundFlows } from './random-flow.ts';
import { playsOf } from './random-plays.ts';
import { MENTOR } from './small-case.ts';

const plays = playsOf(soundFlows());

/** By which act each due is seen to. */
const SEEN_TO_BY: Readonly<Record<DueKind, readonly AbilityName[]>> = {
  lift_pause: [],
  step_in: [],
  meet: [],
  answer_request: ['answer'],
  answer_meeting: ['answer_meeting'],
  answer_correction: ['answer_correction'],
  sign: ['sign'],
  sign_record: ['sign_record'],
  vote: ['vote'],
  end_vote: ['end_vote'],
  hand_in: ['submit', 'request_submission', 'create_document'],
  speak: ['speak'],
  come_back: ['close_meeting'],
  call_in: ['call_in'],
  end: ['end_section'],
};

/** Who is given a copy of a run: its members, not those who were taken out of it. */
const everybody = ({ member_ids }: RunState) => [
  ...member_ids.map((id) => ({ id, isStaff: false })),
  { id: MENTOR, isStaff: true },
];

/** Those named in a due who could not do it, by the rules, from their own copy of the run. */
function unable(flow: Flow, state: RunState, { kind, node_id, by }: Due) {
  return by.filter(({ user_id, role_id }) => {
    const copy = viewFor(state, flow, user_id, false);
    const can = abilitiesOf(flow, copy, user_id, role_id, node_id);
    return !SEEN_TO_BY[kind].some((name) => can[name] === 'yes');
  });
}

it('an open section always waits for something, and whoever is named could do it, on every copy of the run', () => {
  const seen = new Set<DueKind>();
  fc.assert(
    fc.property(plays, (play) => {
      for (const { after } of play.steps.filter(({ events }) => events.length > 0)) {
        if (after.status !== 'in_progress') continue;
        for (const { id, isStaff } of everybody(after)) {
          const dues = dueNow(play.flow, viewFor(after, play.flow, id, isStaff));
          for (const { node_id } of openSections(after)) {
            expect(dues.some((due) => due.node_id === node_id)).toBe(true);
          }
          for (const due of dues) {
            seen.add(due.kind);
            expect({ due, unable: unable(play.flow, after, due) }).toEqual({ due, unable: [] });
          }
        }
      }
    }),
    { numRuns: 60, seed: 6 },
  );
  // In these flows every section has a person who may end it, so that nobody need step in; and nobody was told about conditions.
  const never: readonly DueKind[] = ['step_in', 'meet'];
  expect(DUE_KINDS.filter((kind) => !seen.has(kind))).toEqual(
    DUE_KINDS.filter((kind) => never.includes(kind)),
  );
});

it('nobody’s copy of a run tells of something that the run itself does not wait for', () => {
  fc.assert(
    fc.property(plays, (play) => {
      const whole = dueNow(play.flow, play.end).map((due) => told(due));
      for (const { id, isStaff } of everybody(play.end)) {
        const dues = dueNow(play.flow, viewFor(play.end, play.flow, id, isStaff));
        for (const due of dues) expect(whole).toContainEqual(told(due));
      }
    }),
    { numRuns: 60 },
  );
});

/** A copy may lack the title of what was asked for. */
function told({ item: _, ...due }: Due) {
  return due;
}
