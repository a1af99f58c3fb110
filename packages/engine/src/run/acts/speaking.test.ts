import { describe, expect, it } from 'vitest';
import { freeCase, MENTOR, Play, USERS } from '../../../test/small-case.ts';
import type { Command } from '../command.ts';

const { plaintiff, defendant, judge, witness, observer } = USERS;

function say(role_id: string, more: Partial<Extract<Command, { type: 'speak' }>> = {}): Command {
  return { type: 'speak', node_id: 'court', role_id, text: '开庭', file_id: null, meeting_id: null, ...more };
}

describe('speaking', () => {
  it('is at once for a role with speech, trimmed, with its attachment', () => {
    const play = Play.inCourt();
    const [spoke] = play.act(judge, say('judge', { text: '  现在开庭 ', file_id: 'f1' }));
    expect(spoke).toMatchObject({
      type: 'spoke',
      node_id: 'court',
      role_id: 'judge',
      actor_id: judge,
      data: { text: '现在开庭', file_id: 'f1' },
    });
  });

  it('needs words, and not too many', () => {
    const play = Play.inCourt();
    for (const text of ['', '  \n ', '长'.repeat(2001)]) {
      expect(play.try(judge, say('judge', { text }))).toEqual({ reason: 'bad_parameter', field: 'text' });
    }
    expect(play.why(judge, say('judge', { text: '𠮷'.repeat(2000) }))).toBe('accepted');
  });

  it('needs the floor for a role that must ask, and uses it up', () => {
    const play = Play.inCourt();
    expect(play.why(plaintiff, say('plaintiff'))).toBe('not_authorised_here');
    const [asked] = play.act(plaintiff, {
      type: 'request',
      node_id: 'court',
      role_id: 'plaintiff',
      about: 'speech',
      text: null,
      item: null,
    });
    play.act(judge, {
      type: 'answer',
      node_id: 'court',
      role_id: 'judge',
      request_id: asked?.seq ?? 0,
      agree: true,
      reason: null,
    });
    expect(play.section('court').floor).toEqual(['plaintiff']);
    play.act(plaintiff, say('plaintiff'));
    expect(play.section('court').floor).toEqual([]);
    expect(play.why(plaintiff, say('plaintiff'))).toBe('not_authorised_here');
  });

  it('is for the holder of the role, in an open section where it has a place', () => {
    const play = Play.inCourt();
    expect(play.why(plaintiff, say('judge'))).toBe('not_authorised_here');
    expect(play.why(observer, say('judge'))).toBe('not_authorised_here');
    expect(play.why(MENTOR, say('judge'))).toBe('not_authorised_here');
    expect(play.why(judge, say('judge', { node_id: 'filing' }))).toBe('not_current_section');
    expect(play.why(judge, say('judge', { node_id: 'nowhere' }))).toBe('not_current_section');
    expect(play.why(judge, say('judge', { node_id: 'constructor' }))).toBe('not_current_section');
    expect(new Play().why(judge, say('judge'))).toBe('not_current_section');
  });

  it('waits until the role is in the room', () => {
    const play = Play.inCourt();
    expect(play.why(witness, say('witness'))).toBe('not_authorised_here');
    play.act(judge, { type: 'call_in', node_id: 'court', role_id: 'judge', target_role: 'witness' });
    expect(play.why(witness, say('witness'))).toBe('accepted');
  });

  it('is muted while banned, and over when the run is', () => {
    const play = Play.inCourt();
    play.act(MENTOR, { type: 'control', status: 2, reason: '安静' });
    expect(play.why(judge, say('judge'))).toBe('banned');
    play.act(MENTOR, { type: 'control', status: 1, reason: null });
    expect(play.why(judge, say('judge'))).toBe('accepted');
    play.act(plaintiff, { type: 'terminate', node_id: 'court', role_id: 'plaintiff', reason: '撤诉' });
    expect(play.why(judge, say('judge'))).toBe('ended_cannot_enter');
  });
});

describe('a private talk', () => {
  const ask: Command = {
    type: 'apply_meeting',
    node_id: 'court',
    role_id: 'plaintiff',
    target_role: 'defendant',
    text: '和解？',
  };
  const answerBy = (role_id: string, meeting_id: number, agree: boolean): Command => ({
    type: 'answer_meeting',
    node_id: 'court',
    role_id,
    meeting_id,
    agree,
  });
  const between = { user_ids: [plaintiff, defendant], staff: true };

  it('is known to the two and to staff alone, from the asking to the end', () => {
    const play = Play.inCourt(freeCase);
    const [asked] = play.act(plaintiff, ask);
    const id = asked?.seq ?? 0;
    expect(play.why(plaintiff, say('plaintiff', { meeting_id: id }))).toBe('no_such_thing');
    expect(play.why(plaintiff, answerBy('plaintiff', id, true))).toBe('not_authorised_here');
    expect(play.why(judge, answerBy('judge', id, true))).toBe('no_such_thing');
    const [agreed] = play.act(defendant, answerBy('defendant', id, true));
    const [said] = play.act(plaintiff, say('plaintiff', { meeting_id: id, text: '三万如何' }));
    const [closed] = play.act(defendant, {
      type: 'close_meeting',
      node_id: 'court',
      role_id: 'defendant',
      meeting_id: id,
    });
    for (const event of [asked, agreed, said, closed]) expect(event?.audience).toEqual(between);
    expect(said).toMatchObject({ type: 'spoke_in_meeting', data: { meeting_id: id, text: '三万如何' } });
    expect(play.section('court').meetings).toEqual([]);
  });

  it('is one at a time between the same two, whoever asked', () => {
    const play = Play.inCourt(freeCase);
    const [asked] = play.act(plaintiff, ask);
    expect(play.why(plaintiff, ask)).toBe('already_done');
    play.act(defendant, answerBy('defendant', asked?.seq ?? 0, true));
    expect(play.why(defendant, answerBy('defendant', asked?.seq ?? 0, true))).toBe('already_done');
  });

  it('comes to nothing when declined', () => {
    const play = Play.inCourt(freeCase);
    const [asked] = play.act(plaintiff, ask);
    play.act(defendant, answerBy('defendant', asked?.seq ?? 0, false));
    expect(play.section('court').meetings).toEqual([]);
    expect(play.why(plaintiff, ask)).toBe('accepted');
  });

  it('needs the function, and somebody else of the section', () => {
    const play = Play.inCourt(freeCase);
    expect(play.why(defendant, { ...ask, role_id: 'defendant', target_role: 'plaintiff' })).toBe(
      'not_authorised_here',
    );
    for (const target_role of ['plaintiff', 'nobody']) {
      expect(play.try(plaintiff, { ...ask, target_role })).toEqual({
        reason: 'bad_parameter',
        field: 'target_role',
      });
    }
  });

  it('ends when one of the two hands the role over: confidences do not change hands', () => {
    const play = Play.inCourt(freeCase);
    play.act(plaintiff, ask);
    play.act(MENTOR, { type: 'hand_over', target_role: 'defendant', to_user: observer });
    expect(play.section('court').meetings).toEqual([]);
  });
});
