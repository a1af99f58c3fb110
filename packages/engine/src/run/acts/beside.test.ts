import { describe, expect, it } from 'vitest';
import { MENTOR, Play, USERS } from '../../../test/small-case.ts';
import type { Command } from '../command.ts';

const { plaintiff, defendant, judge, observer } = USERS;
const ban: Command = { type: 'control', status: 2, reason: '课堂讨论' };
const lift: Command = { type: 'control', status: 1, reason: null };
const terminate: Command = { type: 'terminate', node_id: 'court', role_id: 'plaintiff', reason: '撤诉' };

describe('a note', () => {
  const note = (node_id: string, text = '举证责任'): Command => ({ type: 'take_note', node_id, text });

  it("is any member's, private, and goes on while the mentor bans", () => {
    const play = Play.inCourt();
    play.act(MENTOR, ban);
    const [taken] = play.act(observer, note('court'));
    expect(taken).toMatchObject({ audience: { user_ids: [observer], staff: false }, role_id: null });
    expect(play.why(77, note('court'))).toBe('no_authority');
  });

  it('is on a current section, of at most 1000 characters; an empty one takes it away', () => {
    const play = Play.inCourt();
    expect(play.why(judge, note('filing'))).toBe('not_current_section');
    expect(play.try(judge, note('court', '字'.repeat(1001)))).toEqual({
      reason: 'bad_parameter',
      field: 'text',
    });
    expect(play.why(judge, note('court', '字'.repeat(1000)))).toBe('accepted');
    expect(play.why(judge, note('court', ''))).toBe('accepted');
    play.act(plaintiff, terminate);
    expect(play.why(judge, note('court'))).toBe('not_current_section');
  });
});

describe('the experience', () => {
  const write = (text = '受益良多'): Command => ({ type: 'write_experience', text });

  it('is written after the end, once a member', () => {
    const play = Play.inCourt();
    expect(play.why(judge, write())).toBe('not_current_section');
    play.act(plaintiff, terminate);
    expect(play.try(judge, write('  '))).toEqual({ reason: 'bad_parameter', field: 'text' });
    expect(play.why(77, write())).toBe('no_authority');
    const [written] = play.act(observer, write());
    expect(written).toMatchObject({ node_id: 'court', audience: null, data: { text: '受益良多' } });
    expect(play.state.experience_by).toEqual([observer]);
    expect(play.why(observer, write())).toBe('already_done');
  });

  it('waits for a ban to be lifted, which the mentor can do after the end too', () => {
    const play = Play.inCourt();
    play.act(plaintiff, terminate);
    play.act(MENTOR, ban);
    expect(play.why(judge, write())).toBe('banned');
    play.act(MENTOR, lift);
    expect(play.why(judge, write())).toBe('accepted');
  });
});

describe('handing over a role', () => {
  const give = (target_role: string, to_user: number): Command => ({
    type: 'hand_over',
    target_role,
    to_user,
  });

  it("is the leader's or the mentor's, to a member, and changes nothing of the record", () => {
    const play = Play.inCourt();
    play.act(judge, {
      type: 'speak',
      node_id: 'court',
      role_id: 'judge',
      text: '开庭',
      file_id: null,
      meeting_id: null,
    });
    const before = play.state.sections;
    play.absent = [judge];
    expect(play.why(judge, give('judge', observer))).toBe('no_authority');
    expect(play.act(plaintiff, give('judge', observer))[0]?.data).toEqual({
      target_role: 'judge',
      from_user: judge,
      to_user: observer,
    });
    expect(play.act(MENTOR, give('judge', defendant))[0]).toMatchObject({ by_staff: true });
    expect(play.state.sections).toEqual(before);
    expect(play.state.holders.judge).toBe(defendant);
    expect(
      play.why(defendant, {
        type: 'end_section',
        node_id: 'court',
        role_id: 'judge',
        trans_id: 'court-vote',
      }),
    ).toBe('accepted');
  });

  it('needs a role, another member, and a run in progress', () => {
    const play = Play.inCourt();
    expect(play.try(plaintiff, give('nobody', judge))).toEqual({
      reason: 'bad_parameter',
      field: 'target_role',
    });
    expect(play.try(plaintiff, give('judge', 77))).toEqual({ reason: 'bad_parameter', field: 'to_user' });
    expect(play.why(plaintiff, give('judge', judge))).toBe('already_done');
    expect(new Play().why(plaintiff, give('judge', observer))).toBe('not_current_section');
    play.act(plaintiff, terminate);
    expect(play.why(plaintiff, give('judge', observer))).toBe('ended_cannot_enter');
  });
});

describe('handing over the lead', () => {
  const give = (to_user: number): Command => ({ type: 'hand_over_lead', to_user });

  it("is the leader's, who loses it, and staff's when the leader is missing", () => {
    const play = Play.inCourt();
    const [given] = play.act(plaintiff, give(observer));
    expect(given).toMatchObject({ by_staff: false, data: { from_user: plaintiff, to_user: observer } });
    expect(play.state.leader_id).toBe(observer);
    for (const user of [plaintiff, judge]) expect(play.why(user, give(defendant))).toBe('no_authority');
    const [taken] = play.act(MENTOR, give(judge));
    expect(taken).toMatchObject({ by_staff: true, data: { from_user: observer, to_user: judge } });
    expect(play.state.holders).toEqual(Play.inCourt().state.holders);
  });

  it('goes to another member, while the run goes on and is not banned for students', () => {
    const play = Play.inCourt();
    expect(play.try(plaintiff, give(77))).toEqual({ reason: 'bad_parameter', field: 'to_user' });
    expect(play.why(plaintiff, give(plaintiff))).toBe('already_done');
    expect(new Play().why(plaintiff, give(observer))).toBe('not_current_section');
    play.act(MENTOR, ban);
    expect(play.why(plaintiff, give(observer))).toBe('banned');
    expect(play.why(MENTOR, give(observer))).toBe('accepted');
    play.act(MENTOR, lift);
    play.act(plaintiff, terminate);
    expect(play.why(MENTOR, give(observer))).toBe('ended_cannot_enter');
  });
});

describe("the mentor's control", () => {
  it('is for staff', () => {
    const play = Play.inCourt();
    for (const command of [ban, { type: 'guide', text: '注意程序', node_id: null } as const]) {
      expect(play.why(plaintiff, command)).toBe('no_authority');
    }
  });

  it('bans and lifts, and says so once', () => {
    const play = Play.inCourt();
    const [banned] = play.act(MENTOR, ban);
    expect(banned).toMatchObject({ by_staff: true, node_id: null });
    expect(play.state.control).toEqual({ status: 2, reason: '课堂讨论' });
    expect(play.why(MENTOR, ban)).toBe('already_done');
    expect(play.try(MENTOR, { ...ban, status: 1.5 } as Command)).toEqual({
      reason: 'bad_parameter',
      field: 'status',
    });
  });

  it("stops every student's act but the note, and none of the mentor's", () => {
    const play = Play.inCourt();
    play.act(MENTOR, ban);
    const acts: readonly (readonly [number, Command])[] = [
      [judge, { type: 'end_section', node_id: 'court', role_id: 'judge', trans_id: 'court-vote' }],
      [judge, { type: 'back', node_id: 'court', role_id: 'judge' }],
      [plaintiff, { type: 'restart', node_id: 'court', role_id: null }],
      [plaintiff, terminate],
      [plaintiff, { type: 'hand_over', target_role: 'judge', to_user: observer }],
      [judge, { type: 'call_in', node_id: 'court', role_id: 'judge', target_role: 'witness' }],
    ];
    for (const [user, command] of acts) expect(play.why(user, command), command.type).toBe('banned');
    expect(play.why(MENTOR, { type: 'hand_over', target_role: 'judge', to_user: observer })).toBe('accepted');
  });

  it('is called for by a member, even of a paused team, and answered by guidance', () => {
    const play = Play.inCourt();
    const ask = (text: string, node_id: string | null = 'court'): Command => ({
      type: 'ask_help',
      text,
      node_id,
    });
    expect(play.why(MENTOR, ask('?'))).toBe('no_authority');
    play.act(MENTOR, ban);
    const [asked] = play.act(plaintiff, ask('起诉状写到哪一步？'));
    expect(asked).toMatchObject({ type: 'help_asked', by_staff: false, audience: null });
    play.act(observer, ask('还有我', null));
    play.act(plaintiff, ask('我们卡住了'));
    expect(play.state.help?.map(({ user_id, text }) => [user_id, text])).toEqual([
      [observer, '还有我'],
      [plaintiff, '我们卡住了'],
    ]);
    expect(play.why(plaintiff, ask('?', 'join'))).toBe('no_such_thing');
    expect(play.try(plaintiff, ask(' '))).toEqual({ reason: 'bad_parameter', field: 'text' });
    play.act(MENTOR, { type: 'guide', text: '先看指南', node_id: null });
    expect(play.state.help).toEqual([]);
  });

  it('guides everybody, about a section or the whole', () => {
    const play = Play.inCourt();
    const guide = (node_id: string | null, text = '注意程序'): Command => ({ type: 'guide', text, node_id });
    expect(play.act(MENTOR, guide('court'))[0]).toMatchObject({
      node_id: 'court',
      audience: null,
      by_staff: true,
    });
    expect(play.why(MENTOR, guide(null))).toBe('accepted');
    for (const node of ['nowhere', 'join']) expect(play.why(MENTOR, guide(node))).toBe('no_such_thing');
    expect(play.try(MENTOR, guide(null, ' '))).toEqual({ reason: 'bad_parameter', field: 'text' });
    play.act(plaintiff, terminate);
    expect(play.why(MENTOR, guide(null))).toBe('ended_cannot_enter');
  });
});
