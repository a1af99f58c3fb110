import { describe, expect, it } from 'vitest';
import { MENTOR, Play, USERS } from '../../../test/small-case.ts';
import type { Command, CommandOf } from '../command.ts';

const { plaintiff, judge, witness, observer } = USERS;

function say(role_id: string, more: Partial<CommandOf<'speak'>> = {}): Command {
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

  it('is muted while paused, and over when the run is', () => {
    const play = Play.inCourt();
    play.act(MENTOR, { type: 'control', status: 2, reason: '安静' });
    expect(play.why(judge, say('judge'))).toBe('paused');
    play.act(MENTOR, { type: 'control', status: 1, reason: null });
    expect(play.why(judge, say('judge'))).toBe('accepted');
    play.act(plaintiff, { type: 'terminate', node_id: 'court', role_id: 'plaintiff', reason: '撤诉' });
    expect(play.why(judge, say('judge'))).toBe('ended_cannot_enter');
  });
});
