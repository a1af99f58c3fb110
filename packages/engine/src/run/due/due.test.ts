import { describe, expect, it } from 'vitest';
import { MENTOR, Play, place, section, smallCase, USERS } from '../../../test/small-case.ts';
import type { FlowNode } from '../../flow/model.ts';
import type { RunState } from '../state.ts';
import { viewFor } from '../view.ts';
import { dueIn } from './due-in.ts';

const { plaintiff, defendant, judge, witness, observer } = USERS;

/** Kinds with the roles waited for, the weightiest first. */
const duesOf = (play: Play, node: string, state: RunState = play.state) =>
  dueIn(play.flow, state, node).map(({ kind, by }) => [kind, ...by.map(({ role_id }) => role_id)].join(' '));
const first = (play: Play, node: string) => dueIn(play.flow, play.state, node)[0];
const speech = { type: 'speak', node_id: 'court', text: '开庭', file_id: null, meeting_id: null } as const;

/** The small case with one section made otherwise. */
const withNode = (node: FlowNode) => ({
  ...smallCase,
  nodes: smallCase.nodes.map((one) => (one.id === node.id ? node : one)),
});

function askToSpeak(play: Play, user: number, role_id: string): number {
  play.act(user, { type: 'request', node_id: 'court', role_id, about: 'speech', text: null, item: null });
  return play.state.seq;
}

function draftComplaint(play: Play): void {
  const named = { document_id: 'd1', name: '起诉状', template_id: 'complaint', hash: 'h1' };
  play.act(plaintiff, { type: 'create_document', node_id: 'filing', role_id: 'plaintiff', ...named });
}

describe('a section waits for', () => {
  it('a document of each role that owes one, then for its end', () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    expect(duesOf(play, 'filing')).toEqual(['hand_in plaintiff', 'end plaintiff']);
    expect(duesOf(play, 'defence')).toEqual(['hand_in defendant', 'end defendant']);
    draftComplaint(play);
    play.act(plaintiff, { type: 'submit', node_id: 'filing', role_id: 'plaintiff', document_id: 'd1' });
    expect(duesOf(play, 'filing')).toEqual(['end plaintiff']);
  });

  it('the leader’s answer where nobody hosts, and not for the document meanwhile', () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    const named = { document_id: 'd2', name: '答辩状', template_id: 'answer', hash: 'h1' };
    play.act(defendant, { type: 'create_document', node_id: 'defence', role_id: 'defendant', ...named });
    const item = { kind: 'document', id: 'd2', name: '答辩状' } as const;
    const asking = { about: 'submission', text: null, item } as const;
    play.act(defendant, { type: 'request', node_id: 'defence', role_id: 'defendant', ...asking });
    expect(first(play, 'defence')).toMatchObject({
      kind: 'answer_request',
      about: 'submission',
      about_roles: ['defendant'],
      by: [{ role_id: null, user_id: plaintiff }],
      item,
    });
    expect(duesOf(play, 'defence')).toEqual(['answer_request ', 'end defendant']);
  });

  it('the host’s answer, then the speech that was granted', () => {
    const play = Play.inCourt();
    const asked = askToSpeak(play, plaintiff, 'plaintiff');
    expect(duesOf(play, 'court')).toEqual(['answer_request judge', 'end judge']);
    play.act(judge, {
      type: 'answer',
      node_id: 'court',
      role_id: 'judge',
      request_id: asked,
      agree: true,
      reason: null,
    });
    const at = play.log.at(-1)?.at;
    expect(first(play, 'court')).toMatchObject({ kind: 'speak', since: at, by: [{ role_id: 'plaintiff' }] });
    askToSpeak(play, defendant, 'defendant');
    expect(duesOf(play, 'court')).toEqual(['speak plaintiff', 'end judge']);
    play.act(plaintiff, { ...speech, role_id: 'plaintiff' });
    expect(duesOf(play, 'court')).toEqual(['answer_request judge', 'end judge']);
    expect(dueIn(play.flow, play.state, 'court')[1]?.since).toBe(play.log.at(-1)?.at);
  });

  it('signatures, the one first that was asked first', () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    draftComplaint(play);
    const asking = { document_id: 'd1', role_ids: ['plaintiff', 'defendant'] };
    play.act(plaintiff, { type: 'request_signature', node_id: 'filing', role_id: 'plaintiff', ...asking });
    expect(first(play, 'filing')).toMatchObject({
      kind: 'sign',
      since: play.log.at(-1)?.at,
      by: [{ role_id: 'plaintiff', user_id: plaintiff }],
      item: { id: 'd1', name: '起诉状' },
    });
    const signed = { document_id: 'd1', decision: 'signed', hash: 'h1', reason: null } as const;
    play.act(plaintiff, { type: 'sign', node_id: 'filing', role_id: 'plaintiff', ...signed });
    expect(duesOf(play, 'filing')).toEqual(['hand_in plaintiff', 'end plaintiff']);
  });

  it('a signature asked for in it under a document of an earlier section', () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    draftComplaint(play);
    play.act(plaintiff, { type: 'submit', node_id: 'filing', role_id: 'plaintiff', document_id: 'd1' });
    play.end(plaintiff, 'plaintiff', 'filing-join');
    play.end(defendant, 'defendant', 'defence-join');
    const asking = { document_id: 'd1', role_ids: ['defendant'] };
    play.act(judge, { type: 'request_signature', node_id: 'court', role_id: 'judge', ...asking });
    expect(duesOf(play, 'court')).toEqual(['sign defendant', 'end judge']);
  });

  it('each who was there to sign the record, and an answer to a correction first', () => {
    const play = Play.inCourt();
    play.act(judge, { ...speech, role_id: 'judge' });
    const lines = [play.state.seq];
    play.act(judge, { type: 'close_record', node_id: 'court', role_id: 'judge', lines, hash: 'r1' });
    expect(duesOf(play, 'court')).toEqual(['sign_record judge plaintiff defendant', 'end judge']);
    const mended = { line: lines[0] ?? 0, text: '现在开庭' };
    play.act(plaintiff, { type: 'ask_correction', node_id: 'court', role_id: 'plaintiff', ...mended });
    expect(first(play, 'court')).toMatchObject({ kind: 'answer_correction', about_roles: ['plaintiff'] });
    const signed = { decision: 'signed', hash: 'r1', reason: null, image: null } as const;
    play.act(defendant, { type: 'sign_record', node_id: 'court', role_id: 'defendant', ...signed });
    expect(duesOf(play, 'court')[1]).toBe('sign_record judge plaintiff');
  });

  it('the votes, the count, and the way on', () => {
    const play = Play.atVote();
    const cast = (user: number, role_id: string) =>
      play.act(user, { type: 'vote', node_id: 'vote', role_id, option_id: 'yes' });
    expect(duesOf(play, 'vote')).toEqual(['vote judge plaintiff defendant']);
    cast(judge, 'judge');
    cast(plaintiff, 'plaintiff');
    expect(duesOf(play, 'vote')).toEqual(['vote defendant']);
    cast(defendant, 'defendant');
    expect(first(play, 'vote')).toMatchObject({ kind: 'end_vote', since: play.log.at(-1)?.at });
    play.act(judge, { type: 'end_vote', node_id: 'vote', role_id: 'judge' });
    expect(duesOf(play, 'vote')).toEqual(['end judge']);
  });

  it('a private talk that was asked for: as far as the person may know', () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    const asking = { target_role: 'witness', text: null };
    play.act(plaintiff, { type: 'apply_meeting', node_id: 'filing', role_id: 'plaintiff', ...asking });
    const seenBy = (user: number, staff = false) =>
      duesOf(play, 'filing', viewFor(play.state, play.flow, user, staff))[0];
    expect([plaintiff, witness].map((user) => seenBy(user))).toEqual(Array(2).fill('answer_meeting witness'));
    expect(seenBy(MENTOR, true)).toBe('answer_meeting witness');
    expect([defendant, judge, observer].map((user) => seenBy(user))).toEqual(
      Array(3).fill('hand_in plaintiff'),
    );
    const meeting_id = play.state.seq;
    play.act(witness, {
      type: 'answer_meeting',
      node_id: 'filing',
      role_id: 'witness',
      meeting_id,
      agree: true,
    });
    expect(duesOf(play, 'filing')).toEqual([
      'hand_in plaintiff',
      'come_back plaintiff witness',
      'end plaintiff',
    ]);
  });

  it('the host to call in the only role that may end it', () => {
    const node = section('court', 'court', [
      place('judge', { host: true, functions: ['speech'] }),
      place('witness', { inside: false, processes: ['end'] }),
    ]);
    const play = Play.inCourt(withNode(node));
    expect(first(play, 'court')).toMatchObject({
      kind: 'call_in',
      by: [{ role_id: 'judge', user_id: judge }],
      about_roles: ['witness'],
    });
    play.act(judge, { type: 'call_in', node_id: 'court', role_id: 'judge', target_role: 'witness' });
    expect(duesOf(play, 'court')).toEqual(['end witness']);
  });

  it('the teacher: while it is paused, and where nobody may end it', () => {
    const play = Play.inCourt(withNode(section('court', 'court', [place('judge', { host: true })])));
    expect(first(play, 'court')).toMatchObject({ kind: 'step_in', by: [] });
    play.act(MENTOR, { type: 'control', status: 2, reason: null });
    expect(first(play, 'court')).toMatchObject({
      kind: 'lift_pause',
      since: play.log.at(-1)?.at,
      by: [],
    });
  });

  it('nothing once it is over, or where it is not open', () => {
    const play = Play.inCourt();
    expect(dueIn(play.flow, play.state, 'filing')).toEqual([]);
    expect(dueIn(play.flow, play.state, 'nowhere')).toEqual([]);
    play.act(plaintiff, { type: 'terminate', node_id: 'court', role_id: 'plaintiff', reason: '撤诉' });
    expect(dueIn(play.flow, play.state, 'court')).toEqual([]);
  });
});
