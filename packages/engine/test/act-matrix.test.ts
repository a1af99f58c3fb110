import { describe, expect, test } from 'vitest';
import type { CommandType } from '../src/index.ts';
import { PAPERS } from './act-matrix-papers.ts';
import {
  court,
  expected,
  leaderOrStaff,
  MEMBERS,
  membersOnly,
  type Outcome,
  type Row,
  staffOnly,
} from './act-matrix-row.ts';
import {
  ACTORS,
  type ActorName,
  asHost,
  asRole,
  STATES,
  type Stage,
  type StateName,
  stageAt,
} from './act-matrix-stage.ts';
import { TALK } from './act-matrix-talk.ts';

/**
 * Which role may do which act in which state, written down apart from the rules: every act, by everybody who could try it,
 * wherever the run can stand. A new act fails the type check until it has its row.
 */

/** The court's own: see court-matrix.test.ts. */
type InCourt =
  | 'move_request'
  | 'give_floor'
  | 'take_floor'
  | 'close_record'
  | 'reopen_record'
  | 'sign_record'
  | 'ask_correction'
  | 'answer_correction';

/** Starting is about the run alone: told apart, for it is the one act that begins it. */
function startOutcome(actor: ActorName, state: StateName): Outcome {
  if (state === 'ended') return 'ended_cannot_restart';
  if (actor !== 'leader') return 'not_leader';
  return state === 'waiting' ? 'accepted' : 'already_done';
}

const asksForRole = (stage: Stage) =>
  void stage.by('leader', { type: 'hand_over', target_role: 'unable', to_user: stage.userOf('observer') });

/** The leader's own role, for which nobody is asked. */
const givesRole = (stage: Stage) =>
  void stage.by('leader', { type: 'hand_over', target_role: 'elsewhere', to_user: stage.userOf('observer') });

const withTimer = (stage: Stage) =>
  void stage.by('staff', { type: 'set_timer', label: null, duration_ms: 60_000, stops_in_pause: false });

/** Where a timer was set, staff may go on with it wherever the run goes. */
function timerOutcome(actor: ActorName, state: StateName): Outcome {
  if (actor !== 'staff') return 'no_authority';
  if (state === 'ended') return 'ended_cannot_enter';
  if (state === 'waiting') return 'not_current_section';
  return state === 'before' ? 'no_such_thing' : 'accepted';
}

/** Told apart, for it is about the run alone: once asked, it waits wherever the run goes. */
function handOverOutcome(whose: ActorName) {
  return (actor: ActorName, state: StateName): Outcome => {
    if (state === 'ended') return 'ended_cannot_enter';
    if (state === 'waiting') return 'not_current_section';
    if (state === 'paused' && actor !== 'staff') return 'paused';
    return actor === whose && state !== 'before' ? 'accepted' : 'no_such_thing';
  };
}

/** Only the person who ended the section, at once: `passed` is the one state that such an ending led to. */
function takeBackOutcome(actor: ActorName, state: StateName): Outcome {
  if (state === 'ended') return 'ended_cannot_enter';
  if (state === 'waiting') return 'not_current_section';
  if (state === 'paused' && actor !== 'staff') return 'paused';
  return actor === 'able' && state === 'passed' ? 'accepted' : 'not_authorised_here';
}

const ROWS: Readonly<Record<Exclude<CommandType, InCourt>, Row>> = {
  start: {
    at: null,
    act: () => ({ type: 'start' }),
    may: [],
    outcome: startOutcome,
  },
  ...TALK,
  ...PAPERS,
  vote: {
    at: 'vote',
    act: (actor) => ({ type: 'vote', node_id: 'vote', role_id: asRole(actor), option_id: 'yes' }),
    may: ['able'],
  },
  end_vote: {
    at: 'vote',
    act: (actor) => ({ type: 'end_vote', node_id: 'vote', role_id: asHost(actor) }),
    may: ['host', 'staff'],
  },
  end_section: {
    at: 'court',
    act: (actor) => ({ type: 'end_section', ...court, role_id: asRole(actor), trans_id: 'court-join' }),
    may: ['able'],
  },
  terminate: {
    at: 'court',
    act: (actor) => ({ type: 'terminate', ...court, role_id: asRole(actor), reason: 'Settled' }),
    may: ['able'],
  },
  back: {
    at: 'court',
    act: (actor) => ({ type: 'back', ...court, role_id: asHost(actor) }),
    may: ['able', 'leader'],
  },
  take_back: {
    at: 'court',
    act: (actor) => ({ type: 'take_back', ...court, role_id: asRole(actor) }),
    may: [],
    outcome: takeBackOutcome,
  },
  restart: {
    at: 'court',
    act: (actor) => ({ type: 'restart', ...court, role_id: asHost(actor) }),
    may: ['able', 'leader'],
    states: { ended: 'ended_cannot_restart' },
  },
  jump: {
    at: 'leap',
    act: (actor) => ({ type: 'jump', node_id: 'leap', role_id: asRole(actor), target_eid: 77 }),
    may: ['able'],
  },
  rest: {
    at: 'court',
    act: (actor) => ({ type: 'rest', ...court, role_id: asRole(actor) }),
    may: ['host', 'able', 'asker', 'unable'],
  },
  take_note: {
    at: 'court',
    act: () => ({ type: 'take_note', ...court, text: 'Mine' }),
    may: MEMBERS,
    first: membersOnly,
    // A pause stops acts upon the run, not what one writes for oneself; nor is a note a way to enter an ended run.
    states: { paused: 'accepted', ended: 'not_current_section' },
  },
  write_experience: {
    at: null,
    act: () => ({ type: 'write_experience', text: 'Much' }),
    may: [],
    first: membersOnly,
    states: { open: 'not_current_section', paused: 'not_current_section', ended: 'accepted' },
  },
  ask_help: {
    at: null,
    act: () => ({ type: 'ask_help', text: 'We are lost', node_id: null }),
    may: MEMBERS,
    first: membersOnly,
    // A paused team may still call for its mentor.
    states: { before: 'accepted', paused: 'accepted', passed: 'accepted', cleared: 'accepted' },
  },
  hand_over: {
    at: null,
    act: (_, stage) => ({ type: 'hand_over', target_role: 'unable', to_user: stage.userOf('observer') }),
    may: ['leader', 'staff'],
    first: leaderOrStaff,
    states: { before: 'accepted', passed: 'accepted', cleared: 'accepted' },
  },
  undo_hand_over: {
    at: null,
    set: givesRole,
    act: (_, { made }) => ({ type: 'undo_hand_over', given_seq: made, has_acted: false }),
    may: ['leader', 'staff'],
    first: leaderOrStaff,
    states: { before: 'hand_over_stands', passed: 'accepted', cleared: 'accepted' },
  },
  answer_hand_over: {
    at: null,
    set: asksForRole,
    act: (_, { made }) => ({ type: 'answer_hand_over', ask_id: made, agree: true, reason: null }),
    may: ['unable'],
    outcome: handOverOutcome('unable'),
  },
  withdraw_hand_over: {
    at: null,
    set: asksForRole,
    act: (_, { made }) => ({ type: 'withdraw_hand_over', ask_id: made }),
    may: ['leader'],
    outcome: handOverOutcome('leader'),
  },
  hand_over_lead: {
    at: null,
    act: (_, stage) => ({ type: 'hand_over_lead', to_user: stage.userOf('host') }),
    may: ['leader', 'staff'],
    first: leaderOrStaff,
    states: { before: 'accepted', passed: 'accepted', cleared: 'accepted' },
  },
  admit: {
    at: null,
    act: () => ({ type: 'admit', user_id: 4711 }),
    may: ['staff'],
    first: staffOnly,
    states: { before: 'accepted', paused: 'accepted', passed: 'accepted', cleared: 'accepted' },
  },
  take_out: {
    at: null,
    act: (_, stage) => ({ type: 'take_out', user_id: stage.userOf('observer') }),
    may: ['staff'],
    first: staffOnly,
    states: { before: 'accepted', paused: 'accepted', passed: 'accepted', cleared: 'accepted' },
  },
  control: {
    at: null,
    act: () => ({ type: 'control', status: 2, reason: 'Another reason' }),
    may: ['staff'],
    first: staffOnly,
    states: Object.fromEntries(STATES.map((state) => [state, 'accepted'])),
  },
  guide: {
    at: null,
    act: () => ({ type: 'guide', text: 'Read it again', node_id: null }),
    may: ['staff'],
    first: staffOnly,
    states: { waiting: 'accepted', before: 'accepted', passed: 'accepted', cleared: 'accepted' },
  },
  set_timer: {
    at: null,
    act: () => ({ type: 'set_timer', label: 'Read', duration_ms: 300_000, stops_in_pause: true }),
    may: ['staff'],
    first: staffOnly,
    states: { before: 'accepted', passed: 'accepted', cleared: 'accepted' },
  },
  extend_timer: {
    at: null,
    set: withTimer,
    act: () => ({ type: 'extend_timer', by_ms: 60_000 }),
    may: ['staff'],
    outcome: timerOutcome,
  },
  cancel_timer: {
    at: null,
    set: withTimer,
    act: () => ({ type: 'cancel_timer' }),
    may: ['staff'],
    outcome: timerOutcome,
  },
  stop: {
    at: null,
    act: () => ({ type: 'stop', reason: 'The term is over' }),
    may: ['staff'],
    first: staffOnly,
    states: { before: 'accepted', passed: 'accepted', cleared: 'accepted' },
  },
  move_on: {
    at: 'court',
    act: () => ({ type: 'move_on', ...court, trans_id: 'court-join', reason: null }),
    may: ['staff'],
    first: staffOnly,
  },
};

const rows = Object.entries(ROWS) as [CommandType, Row][];

describe.each(rows)('%s', (_, row) => {
  test.each(STATES)('%s', (state) => {
    const found: Partial<Record<ActorName, string>> = {};
    const wanted: Partial<Record<ActorName, string>> = {};
    for (const actor of ACTORS) {
      const stage = stageAt(state, row.at, row.set ?? (() => {}));
      const command = row.act(actor, stage);
      found[actor] = stage.outcome(actor, command);
      wanted[actor] = expected(row, actor, state);
      if (found[actor] === 'accepted') expect(stage.can(actor, command), `${actor}'s screen`).toBe('yes');
    }
    expect(found).toEqual(wanted);
  });
});
