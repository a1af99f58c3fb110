import { describe, expect, it } from 'vitest';
import { freeCase, MENTOR, Play, USERS } from '../../../test/small-case.ts';
import type { Command, CommandOf } from '../command.ts';

const { plaintiff, defendant, judge, observer } = USERS;

function say(role_id: string, more: Partial<CommandOf<'speak'>> = {}): Command {
  return { type: 'speak', node_id: 'court', role_id, text: '开庭', file_id: null, meeting_id: null, ...more };
}

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
