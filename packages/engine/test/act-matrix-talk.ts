import type { CommandType } from '../src/index.ts';
import { able, court, notTheirs, PAPER, type Row } from './act-matrix-row.ts';
import { asHost, asRole, type Stage } from './act-matrix-stage.ts';

const asksToSpeak = (stage: Stage) =>
  void stage.by('asker', {
    type: 'request',
    ...court,
    role_id: 'asker',
    about: 'speech',
    text: null,
    item: null,
  });
const shows = (stage: Stage) => void stage.by('able', { type: 'display', ...court, ...able, item: PAPER });
const asksToTalk = (stage: Stage) =>
  void stage.by('able', { type: 'apply_meeting', ...court, ...able, target_role: 'asker', text: null });

/** What is said, asked and shown in a section. */
export const TALK = {
  speak: {
    at: 'court',
    act: (actor) => ({
      type: 'speak',
      ...court,
      role_id: asRole(actor),
      text: 'Hear',
      file_id: null,
      meeting_id: null,
    }),
    may: ['able'],
  },
  request: {
    at: 'court',
    act: (actor) => ({
      type: 'request',
      ...court,
      role_id: asRole(actor),
      about: 'speech',
      text: null,
      item: null,
    }),
    may: ['asker'],
  },
  withdraw: {
    at: 'court',
    set: asksToSpeak,
    act: (actor, { made }) => ({ type: 'withdraw', ...court, role_id: asRole(actor), request_id: made }),
    may: ['asker'],
    others: notTheirs,
  },
  answer: {
    at: 'court',
    set: asksToSpeak,
    act: (actor, { made }) => ({
      type: 'answer',
      ...court,
      role_id: asHost(actor),
      request_id: made,
      agree: true,
      reason: null,
    }),
    may: ['host'],
  },
  call_in: {
    at: 'court',
    set: (stage) =>
      void stage.by('host', { type: 'call_out', ...court, role_id: 'host', target_role: 'unable' }),
    act: (actor) => ({ type: 'call_in', ...court, role_id: asHost(actor), target_role: 'unable' }),
    may: ['host', 'able'],
  },
  call_out: {
    at: 'court',
    act: (actor) => ({ type: 'call_out', ...court, role_id: asHost(actor), target_role: 'unable' }),
    may: ['host', 'able'],
  },
  apply_meeting: {
    at: 'court',
    act: (actor) => ({
      type: 'apply_meeting',
      ...court,
      role_id: asRole(actor),
      target_role: 'asker',
      text: null,
    }),
    may: ['able'],
  },
  answer_meeting: {
    at: 'court',
    set: asksToTalk,
    act: (actor, { made }) => ({
      type: 'answer_meeting',
      ...court,
      role_id: asRole(actor),
      meeting_id: made,
      agree: true,
    }),
    may: ['asker'],
    others: (actor) => (actor === 'able' ? 'not_authorised_here' : notTheirs(actor)),
  },
  close_meeting: {
    at: 'court',
    set: asksToTalk,
    act: (actor, { made }) => ({
      type: 'close_meeting',
      ...court,
      role_id: asRole(actor),
      meeting_id: made,
    }),
    may: ['able', 'asker'],
    others: notTheirs,
  },
  display: {
    at: 'court',
    act: (actor) => ({ type: 'display', ...court, role_id: asRole(actor), item: PAPER }),
    may: ['able'],
  },
  turn_page: {
    at: 'court',
    set: shows,
    act: (actor) => ({ type: 'turn_page', ...court, role_id: asRole(actor), page: 2 }),
    may: ['able', 'host'],
  },
  set_playback: {
    at: 'court',
    set: shows,
    act: (actor) => ({
      type: 'set_playback',
      ...court,
      role_id: asRole(actor),
      playing: true,
      position: 4,
    }),
    may: ['able', 'host'],
  },
  end_display: {
    at: 'court',
    set: shows,
    act: (actor) => ({ type: 'end_display', ...court, role_id: asHost(actor) }),
    may: ['able', 'host'],
  },
} satisfies Partial<Record<CommandType, Row>>;
