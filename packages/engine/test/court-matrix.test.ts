import { describe, expect, it } from 'vitest';
import { type Command, courtOf, type Flow } from '../src/index.ts';
import { MENTOR, Play, place, section, transition } from './small-case.ts';

/**
 * Who may do which act of a hearing in which state of it: every act is tried by everybody in every state, and the table says
 * for whom it is accepted. j the host, k the clerk (keeps the record), s speaks freely, a asks to speak and may meet, q has no
 * function, w waits outside, o a member without a role here, m the mentor.
 */
const ACTORS = { j: 'judge', k: 'clerk', s: 'speaker', a: 'asker', q: 'quiet', w: 'witness', o: '', m: '' };
const USERS: Record<string, number> = { judge: 1, clerk: 2, speaker: 3, asker: 4, quiet: 5, witness: 6 };
const OBSERVER = 7;
type Actor = keyof typeof ACTORS;

const flow: Flow = {
  roles: Object.keys(USERS).map((id) => ({ id })),
  nodes: [
    section('start', 'start'),
    section(
      'court',
      'court',
      [
        place('judge', { host: true, functions: ['speech', 'call'], processes: ['end'] }),
        place('clerk', { functions: ['speech', 'record'] }),
        place('speaker', { functions: ['speech'] }),
        place('asker', { functions: ['request_speech', 'meeting'] }),
        place('quiet'),
        place('witness', { inside: false, functions: ['request_speech'] }),
      ],
      { meets_freely: true },
    ),
    section('after', 'edit', [place('judge', { processes: ['end'] })]),
    section('end', 'experience'),
  ],
  transitions: [transition('start', 'court'), transition('court', 'after'), transition('after', 'end')],
};

const court = { node_id: 'court' };
const host = { ...court, role_id: 'judge' };

function opened(): Play {
  const play = new Play(flow, { ...USERS, observer: OBSERVER });
  play.act(1, { type: 'start' });
  return play;
}

function say(role_id: string): Command {
  return { type: 'speak', ...court, role_id, text: '是', file_id: null, meeting_id: null };
}
const askToSpeak = (role_id: string): Command => ({
  type: 'request',
  ...court,
  role_id,
  about: 'speech',
  text: null,
  item: null,
});

function asked(): Play {
  const play = opened();
  play.act(3, say('speaker'));
  play.act(4, askToSpeak('asker'));
  play.act(6, askToSpeak('witness'));
  return play;
}

function onFloor(): Play {
  const play = asked();
  play.act(1, { type: 'give_floor', ...host, target_role: 'asker' });
  return play;
}

function apart(): Play {
  const play = asked();
  const [invited] = play.act(4, {
    type: 'apply_meeting',
    ...court,
    role_id: 'asker',
    target_role: 'quiet',
    text: null,
  });
  const meeting_id = invited?.seq ?? 0;
  play.act(5, { type: 'answer_meeting', ...court, role_id: 'quiet', meeting_id, agree: true });
  return play;
}

function close(play: Play, hash = 'h1'): Play {
  const lines = play.log.filter(({ type }) => type === 'spoke').map(({ seq }) => seq);
  play.act(1, { type: 'close_record', ...host, lines, hash });
  return play;
}

const recordOf = (play: Play) => courtOf(play.state.sections.court).record;

/** Someone has asked for a correction. */
function disputed(): Play {
  const play = close(asked());
  const line = recordOf(play)?.lines[0] ?? 0;
  play.act(5, { type: 'ask_correction', ...court, role_id: 'quiet', line, text: '不' });
  return play;
}

function signed(): Play {
  const play = close(asked());
  for (const [user, role_id] of [
    [1, 'judge'],
    [4, 'asker'],
  ] as const) {
    play.act(user, {
      type: 'sign_record',
      ...court,
      role_id,
      decision: 'signed',
      hash: 'h1',
      reason: null,
      image: null,
    });
  }
  return play;
}

function reopened(): Play {
  const play = close(asked());
  play.act(1, { type: 'reopen_record', ...host });
  return play;
}

function paused(): Play {
  const play = asked();
  play.act(MENTOR, { type: 'control', status: 2, reason: null });
  return play;
}

function passed(): Play {
  const play = asked();
  play.end(1, 'judge', 'court-after');
  return play;
}

const STATES = {
  opened,
  asked,
  onFloor,
  apart,
  checking: () => close(asked()),
  disputed,
  signed,
  reopened,
  paused,
  passed,
};
type State = keyof typeof STATES;

const requestOf = (play: Play, role: string) =>
  play.state.sections.court?.requests.find(({ role_id }) => role_id === role)?.id ?? 999;
const meetingOf = (play: Play) => play.state.sections.court?.meetings[0]?.id ?? 999;
const as = (role: string) => ({ ...court, role_id: role || 'judge' });

/** Each act in the actor's own role; an actor without a role here tries it in the judge's. */
const ACTS: Readonly<Record<string, (play: Play, role: string) => Command>> = {
  speak: (_, role) => say(role || 'judge'),
  request: (_, role) => askToSpeak(role || 'asker'),
  withdraw: (play, role) => ({ type: 'withdraw', ...as(role), request_id: requestOf(play, role || 'asker') }),
  answer: (play, role) => ({
    type: 'answer',
    ...as(role),
    request_id: requestOf(play, 'witness'),
    agree: true,
    reason: null,
  }),
  move_request: (play, role) => ({
    type: 'move_request',
    ...as(role),
    request_id: requestOf(play, 'witness'),
    before: null,
  }),
  give_floor: (_, role) => ({ type: 'give_floor', ...as(role), target_role: 'asker' }),
  take_floor: (_, role) => ({ type: 'take_floor', ...as(role), target_role: 'asker' }),
  call_in: (_, role) => ({ type: 'call_in', ...as(role), target_role: 'witness' }),
  call_out: (_, role) => ({ type: 'call_out', ...as(role), target_role: 'quiet' }),
  apply_meeting: (_, role) => ({ type: 'apply_meeting', ...as(role), target_role: 'speaker', text: null }),
  speak_apart: (play, role) => ({
    type: 'speak',
    ...as(role),
    text: '私下',
    file_id: null,
    meeting_id: meetingOf(play),
  }),
  close_meeting: (play, role) => ({ type: 'close_meeting', ...as(role), meeting_id: meetingOf(play) }),
  close_record: (play, role) => ({ type: 'close_record', ...as(role), lines: [play.state.seq], hash: 'h9' }),
  reopen_record: (_, role) => ({ type: 'reopen_record', ...as(role) }),
  sign_record: (play, role) => ({
    type: 'sign_record',
    ...as(role),
    decision: 'signed',
    hash: recordOf(play)?.hash ?? '',
    reason: null,
    image: null,
  }),
  ask_correction: (play, role) => ({
    type: 'ask_correction',
    ...as(role),
    line: recordOf(play)?.lines[0] ?? 999,
    text: '更正',
  }),
  answer_correction: (play, role) => ({
    type: 'answer_correction',
    ...as(role),
    correction_id: recordOf(play)?.corrections[0]?.id ?? 999,
    agree: true,
    reason: null,
    hash: 'h2',
  }),
};

const userOf = (actor: Actor) =>
  actor === 'm' ? MENTOR : actor === 'o' ? OBSERVER : (USERS[ACTORS[actor]] ?? 0);

function allowed(act: string, state: State): string {
  const letters = (Object.keys(ACTORS) as Actor[]).filter((actor) => {
    const play = STATES[state]();
    const command = ACTS[act]?.(play, ACTORS[actor]);
    if (!command || play.why(userOf(actor), command) !== 'accepted') return false;
    expect(play.can(userOf(actor), command), `${actor}'s screen`).toBe('yes');
    return true;
  });
  return letters.join('') || '-';
}

/** Columns in the order of STATES. */
const TABLE: Readonly<Record<string, string>> = {
  speak: 'jks jks jksa jks - - - jks - -',
  request: 'aw - - - - - - aw - -',
  withdraw: '- aw w aw - - - - - -',
  answer: '- j j j - - - - - -',
  move_request: '- j j j - - - - - -',
  give_floor: 'j j - j - - - j - -',
  take_floor: '- - j - - - - - - -',
  call_in: 'j j j j j j j j - -',
  call_out: 'j j j j j j j j - -',
  apply_meeting: 'a a a a a a a a - -',
  speak_apart: '- - - aq - - - - - -',
  close_meeting: '- - - aq - - - - - -',
  close_record: '- jk jk jk - - - jk - -',
  reopen_record: '- - - - jk jk jk - - -',
  sign_record: '- - - - jksaq jksaq ksq - - -',
  ask_correction: '- - - - jksaq jksa jksaq - - -',
  answer_correction: '- - - - - jk - - - -',
};

describe('a hearing', () => {
  const states = Object.keys(STATES) as State[];
  it.each(Object.keys(ACTS))('%s', (act) => {
    expect(states.map((state) => allowed(act, state)).join(' ')).toBe(TABLE[act]);
  });
});
