import { describe, expect, test } from 'vitest';
import type { Command, CommandType, RefusalReason } from '../src/index.ts';
import {
  ACTORS,
  type ActorName,
  asHost,
  asRole,
  hasPlace,
  type Place,
  STATES,
  type Stage,
  type StateName,
  stageAt,
} from './act-matrix-stage.ts';

/**
 * Which role may do which act in which state, written down apart from the rules: every act, by everybody who could try it,
 * wherever the run can stand. A new act fails the type check until it has its row.
 */

type Outcome = 'accepted' | RefusalReason;

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

interface Row {
  /** The section that the act names; null where it names none. */
  readonly at: Place | null;
  /** What must have happened for the act to make sense. */
  readonly set?: (stage: Stage) => void;
  readonly act: (actor: ActorName, stage: Stage) => Command;
  /** Who may, while the section is open and nothing is paused. */
  readonly may: readonly ActorName[];
  /** What the others are told then. */
  readonly others?: (actor: ActorName) => RefusalReason;
  /** Asked before where the run stands: who has no business here learns nothing of it. */
  readonly first?: (actor: ActorName) => RefusalReason | null;
  /** Where a state tells otherwise than it usually does. */
  readonly states?: Partial<Record<StateName, Outcome>>;
  /** Instead of all that: an act that no section has to do with. */
  readonly outcome?: (actor: ActorName, state: StateName) => Outcome;
}

const USUAL: Readonly<Record<Exclude<StateName, 'open' | 'banned'>, RefusalReason>> = {
  waiting: 'not_current_section',
  before: 'not_current_section',
  passed: 'not_current_section',
  cleared: 'not_current_section',
  ended: 'ended_cannot_enter',
};

function expected(row: Row, actor: ActorName, state: StateName): Outcome {
  if (row.outcome) return row.outcome(actor, state);
  const told = row.first?.(actor);
  if (told) return told;
  const special = row.states?.[state];
  if (special) return special;
  if (state === 'banned' && actor !== 'staff') return 'banned';
  if (state === 'open' || state === 'banned') {
    return row.may.includes(actor) ? 'accepted' : (row.others?.(actor) ?? 'not_authorised_here');
  }
  return USUAL[state];
}

const MEMBERS: readonly ActorName[] = ['host', 'able', 'asker', 'unable', 'leader', 'observer'];
const membersOnly = (actor: ActorName) => (MEMBERS.includes(actor) ? null : 'no_authority');
const staffOnly = (actor: ActorName) => (actor === 'staff' ? null : 'no_authority');
const leaderOrStaff = (actor: ActorName) => (actor === 'leader' || actor === 'staff' ? null : 'no_authority');
/** In the section, but it is not theirs: as if it were not there. */
const notTheirs = (actor: ActorName) => (hasPlace(actor) ? 'no_such_thing' : 'not_authorised_here');

const court = { node_id: 'court' } as const;
const desk = { node_id: 'desk' } as const;
const able = { role_id: 'able' } as const;
const PAPER = { kind: 'material', id: 'paper', name: 'Paper' } as const;
const DOC = { document_id: 'doc' } as const;

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
const drafts = (stage: Stage) =>
  void stage.by('able', {
    type: 'create_document',
    ...desk,
    ...able,
    ...DOC,
    name: 'Form',
    template_id: 'form',
    hash: 'h1',
  });
const asksForSignatures = (stage: Stage) => {
  drafts(stage);
  stage.by('able', { type: 'request_signature', ...desk, ...able, ...DOC, role_ids: ['able', 'unable'] });
};

/** Starting is about the run alone: told apart, for it is the one act that begins it. */
function startOutcome(actor: ActorName, state: StateName): Outcome {
  if (state === 'ended') return 'ended_cannot_restart';
  if (actor !== 'leader') return 'not_leader';
  return state === 'waiting' ? 'accepted' : 'already_done';
}

const ROWS: Readonly<Record<Exclude<CommandType, InCourt>, Row>> = {
  start: {
    at: null,
    act: () => ({ type: 'start' }),
    may: [],
    outcome: startOutcome,
  },
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
  submit: {
    at: 'desk',
    set: drafts,
    act: (actor) => ({ type: 'submit', ...desk, role_id: asRole(actor), ...DOC }),
    may: ['able'],
  },
  create_document: {
    at: 'desk',
    act: (actor) => ({
      type: 'create_document',
      ...desk,
      role_id: asRole(actor),
      document_id: 'new',
      name: 'Form',
      template_id: 'form',
      hash: 'h1',
    }),
    may: ['able'],
    others: (actor) => (hasPlace(actor) ? 'no_templates' : 'not_authorised_here'),
  },
  save_document: {
    at: 'desk',
    set: drafts,
    act: (actor) => ({
      type: 'save_document',
      ...desk,
      role_id: asRole(actor),
      ...DOC,
      base_version: 1,
      hash: 'h2',
    }),
    may: ['able'],
  },
  rename_document: {
    at: 'desk',
    set: drafts,
    act: (actor) => ({
      type: 'rename_document',
      ...desk,
      role_id: asRole(actor),
      ...DOC,
      name: 'Another name',
    }),
    may: ['able'],
  },
  delete_document: {
    at: 'desk',
    set: drafts,
    act: (actor) => ({ type: 'delete_document', ...desk, role_id: asRole(actor), ...DOC }),
    may: ['able'],
  },
  request_signature: {
    at: 'desk',
    set: drafts,
    act: (actor) => ({
      type: 'request_signature',
      ...desk,
      role_id: asHost(actor),
      ...DOC,
      role_ids: ['unable'],
    }),
    // Nobody hosts the desk: its author asks, and the leader.
    may: ['able', 'leader'],
  },
  sign: {
    at: 'desk',
    set: asksForSignatures,
    act: (actor, { hash }) => ({
      type: 'sign',
      ...desk,
      role_id: asRole(actor),
      ...DOC,
      decision: 'signed',
      hash,
      reason: null,
    }),
    may: ['able'],
  },
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
  take_note: {
    at: 'court',
    act: () => ({ type: 'take_note', ...court, text: 'Mine' }),
    may: MEMBERS,
    first: membersOnly,
    // A pause stops acts upon the run, not what one writes for oneself; nor is a note a way to enter an ended run.
    states: { banned: 'accepted', ended: 'not_current_section' },
  },
  write_experience: {
    at: null,
    act: () => ({ type: 'write_experience', text: 'Much' }),
    may: [],
    first: membersOnly,
    states: { open: 'not_current_section', banned: 'not_current_section', ended: 'accepted' },
  },
  ask_help: {
    at: null,
    act: () => ({ type: 'ask_help', text: 'We are lost', node_id: null }),
    may: MEMBERS,
    first: membersOnly,
    // A paused team may still call for its mentor.
    states: { before: 'accepted', banned: 'accepted', passed: 'accepted', cleared: 'accepted' },
  },
  hand_over: {
    at: null,
    act: (_, stage) => ({ type: 'hand_over', target_role: 'unable', to_user: stage.userOf('observer') }),
    may: ['leader', 'staff'],
    first: leaderOrStaff,
    states: { before: 'accepted', passed: 'accepted', cleared: 'accepted' },
  },
  hand_over_lead: {
    at: null,
    act: (_, stage) => ({ type: 'hand_over_lead', to_user: stage.userOf('host') }),
    may: ['leader', 'staff'],
    first: leaderOrStaff,
    states: { before: 'accepted', passed: 'accepted', cleared: 'accepted' },
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
      found[actor] = stage.outcome(actor, row.act(actor, stage));
      wanted[actor] = expected(row, actor, state);
    }
    expect(found).toEqual(wanted);
  });
});
