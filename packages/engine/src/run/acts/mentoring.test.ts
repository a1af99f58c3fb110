import { describe, expect, it } from 'vitest';
import { MENTOR, Play, USERS } from '../../../test/small-case.ts';
import type { Command } from '../command.ts';
import { evolve } from '../evolve.ts';

const { plaintiff, judge, observer } = USERS;
const pause: Command = { type: 'control', status: 2, reason: '课堂讨论' };
const terminate: Command = { type: 'terminate', node_id: 'court', role_id: 'plaintiff', reason: '撤诉' };

describe("the mentor's control", () => {
  it('is for staff', () => {
    const play = Play.inCourt();
    for (const command of [pause, { type: 'guide', text: '注意程序', node_id: null } as const]) {
      expect(play.why(plaintiff, command)).toBe('no_authority');
    }
  });

  it('bans and lifts, and says so once', () => {
    const play = Play.inCourt();
    const [paused] = play.act(MENTOR, pause);
    expect(paused).toMatchObject({ by_staff: true, node_id: null });
    expect(play.state.control).toMatchObject({ status: 2, reason: '课堂讨论' });
    expect(play.why(MENTOR, pause)).toBe('already_done');
    expect(play.try(MENTOR, { ...pause, status: 1.5 } as Command)).toEqual({
      reason: 'bad_parameter',
      field: 'status',
    });
  });

  it("stops every student's act but the note, and none of the mentor's", () => {
    const play = Play.inCourt();
    play.act(MENTOR, pause);
    const acts: readonly (readonly [number, Command])[] = [
      [judge, { type: 'end_section', node_id: 'court', role_id: 'judge', trans_id: 'court-vote' }],
      [judge, { type: 'back', node_id: 'court', role_id: 'judge' }],
      [plaintiff, { type: 'restart', node_id: 'court', role_id: null }],
      [plaintiff, terminate],
      [plaintiff, { type: 'hand_over', target_role: 'judge', to_user: observer }],
      [judge, { type: 'call_in', node_id: 'court', role_id: 'judge', target_role: 'witness' }],
    ];
    for (const [user, command] of acts) expect(play.why(user, command), command.type).toBe('paused');
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
    play.act(MENTOR, pause);
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
  });

  it('answers one call with guidance that names it, which stays below its question', () => {
    const play = Play.inCourt();
    const ask = (user: number, text: string) => {
      play.act(user, { type: 'ask_help', text, node_id: 'court' });
      return play.state.seq;
    };
    const answer = (answers: number | null, text = '先看指南'): Command => ({
      type: 'guide',
      text,
      node_id: null,
      answers,
    });
    const calls = () => play.state.help?.map(({ text, answer }) => [text, answer?.text]);
    const first = ask(plaintiff, '先写什么？');
    ask(observer, '还有我');
    play.act(MENTOR, answer(null, '大家注意时间'));
    expect(calls()).toEqual([
      ['先写什么？', undefined],
      ['还有我', undefined],
    ]);
    const [told] = play.act(MENTOR, answer(first));
    expect(told).toMatchObject({
      type: 'guided',
      node_id: 'court',
      data: { text: '先看指南', answers: first },
    });
    expect(calls()).toEqual([
      ['先写什么？', '先看指南'],
      ['还有我', undefined],
    ]);
    expect(play.state.help?.[0]?.answer).toMatchObject({ seq: play.state.seq, user_id: MENTOR });
    expect(play.why(MENTOR, answer(first))).toBe('help_answered');
    expect(play.why(plaintiff, answer(first))).toBe('no_authority');
    const second = ask(plaintiff, '然后呢？');
    expect(play.why(MENTOR, answer(first))).toBe('help_gone');
    expect(play.why(MENTOR, answer(second + 100))).toBe('help_gone');
    expect(play.why(MENTOR, answer(second))).toBe('accepted');
  });

  it('closes every call in a log from before answers named their question', () => {
    const play = Play.inCourt();
    play.act(plaintiff, { type: 'ask_help', text: '?', node_id: null });
    play.act(MENTOR, { type: 'guide', text: '先看指南', node_id: null });
    const older = play.log.map((event) =>
      event.type === 'guided' ? { ...event, data: { text: event.data.text } } : event,
    );
    const folded = older.reduce(evolve, new Play().state);
    expect(folded.help).toEqual([]);
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
