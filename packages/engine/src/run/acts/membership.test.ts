import { describe, expect, it } from 'vitest';
import { MENTOR, Play, USERS } from '../../../test/small-case.ts';
import type { Command } from '../command.ts';

const { judge, observer, plaintiff } = USERS;
const admit = (user_id: number): Command => ({ type: 'admit', user_id });
const takeOut = (user_id: number): Command => ({ type: 'take_out', user_id });
const give = (target_role: string, to_user: number): Command => ({ type: 'hand_over', target_role, to_user });

describe('members of a run that has begun', () => {
  it('come without a role, by the word of staff alone', () => {
    const play = Play.inCourt();
    expect(play.why(plaintiff, admit(77))).toBe('no_authority');
    expect(play.why(MENTOR, admit(judge))).toBe('already_done');
    expect(play.why(MENTOR, admit(MENTOR))).toBe('bad_parameter');
    play.act(MENTOR, admit(77));
    expect(play.state.member_ids).toContain(77);
    expect(Object.values(play.state.holders)).not.toContain(77);
    play.act(MENTOR, give('judge', 77));
    expect(play.state.holders.judge).toBe(77);
  });

  it('go when they neither play nor lead, and nothing can be given back to them', () => {
    const play = Play.inCourt();
    expect(play.why(MENTOR, takeOut(judge))).toBe('bad_parameter');
    expect(play.why(MENTOR, takeOut(plaintiff))).toBe('bad_parameter');
    expect(play.why(plaintiff, takeOut(observer))).toBe('no_authority');
    play.act(judge, { type: 'ask_help', text: '请老师看看', node_id: null });
    const [given] = play.act(MENTOR, give('judge', observer));
    play.act(MENTOR, takeOut(judge));
    expect(play.state.member_ids).not.toContain(judge);
    expect(play.state.help ?? []).toEqual([]);
    const undo: Command = { type: 'undo_hand_over', given_seq: given?.seq ?? 0, has_acted: false };
    expect(play.why(MENTOR, undo)).toBe('hand_over_stands');
    expect(play.why(MENTOR, takeOut(judge))).toBe('already_done');
  });
});
