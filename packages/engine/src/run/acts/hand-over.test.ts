import { describe, expect, it } from 'vitest';
import { MENTOR, Play, smallCase, USERS } from '../../../test/small-case.ts';
import type { Flow } from '../../flow/model.ts';
import type { Command } from '../command.ts';
import { evolve } from '../evolve.ts';
import { UNDO_HAND_OVER_MS } from '../limits.ts';
import { eventFor, viewFor } from '../view.ts';

const { plaintiff, defendant, judge, witness, observer } = USERS;
const pause: Command = { type: 'control', status: 2, reason: '课堂讨论' };
const lift: Command = { type: 'control', status: 1, reason: null };
const terminate: Command = { type: 'terminate', node_id: 'court', role_id: 'plaintiff', reason: '撤诉' };
const give = (target_role: string, to_user: number): Command => ({ type: 'hand_over', target_role, to_user });
const answer = (ask_id: number, agree: boolean): Command => ({
  type: 'answer_hand_over',
  ask_id,
  agree,
  reason: null,
});

/** The plaintiff leads and wants the judge's role for the observer. */
function asked(): { play: Play; id: number } {
  const play = Play.inCourt();
  const [event] = play.act(plaintiff, give('judge', observer));
  return { play, id: event?.seq ?? 0 };
}

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
      undo_until: expect.any(Number),
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

/** The judge keeps apart from everybody else, and the two parties from each other. */
const apart: Flow = {
  ...smallCase,
  roles: [
    { id: 'plaintiff', incompatible: ['defendant'] },
    { id: 'defendant' },
    { id: 'judge', incompatible: ['plaintiff', 'defendant', 'witness'] },
    { id: 'witness' },
  ],
};

function inCourtApart(): Play {
  const play = new Play(apart);
  play.act(plaintiff, { type: 'start' });
  return play;
}

describe('roles that one person may not hold together', () => {
  const despite = (to_user: number, reason: string | null = '无人可换'): Command => ({
    type: 'hand_over',
    target_role: 'judge',
    to_user,
    reason,
    exception: true,
  });

  it('do not come into one hand: the refusal names both, to the leader and to the mentor', () => {
    const play = inCourtApart();
    play.absent = [judge];
    for (const user of [plaintiff, MENTOR]) {
      const roles = ['judge', 'witness'];
      expect(play.try(user, give('judge', witness))).toEqual({ reason: 'incompatible_roles', roles });
    }
    expect(play.why(plaintiff, give('judge', observer))).toBe('accepted');
    expect(play.why(plaintiff, give('witness', defendant))).toBe('accepted');
  });

  it('are an exception for the mentor, with a reason, which the record keeps', () => {
    const play = inCourtApart();
    play.absent = [judge];
    expect(play.try(MENTOR, despite(witness, ' '))).toEqual({ reason: 'bad_parameter', field: 'reason' });
    expect(play.act(MENTOR, despite(witness))[0]).toMatchObject({
      type: 'handed_over',
      by_staff: true,
      data: { from_user: judge, to_user: witness, reason: '无人可换', despite: 'witness' },
    });
    const lawful = play.act(MENTOR, { ...despite(observer), target_role: 'plaintiff' } as Command)[0];
    expect(lawful?.data).not.toHaveProperty('despite');
  });

  it('are one for the leader only where nobody who is there may hold the role', () => {
    const play = inCourtApart();
    play.absent = [judge];
    expect(play.why(plaintiff, despite(witness))).toBe('incompatible_roles');
    play.absent = [judge, observer];
    expect(play.act(plaintiff, despite(witness))[0]?.data).toMatchObject({ despite: 'witness' });
  });

  it('are looked at again when the holder agrees', () => {
    const play = inCourtApart();
    const [wish] = play.act(plaintiff, { ...give('judge', observer), reason: '换人' } as Command);
    expect(play.state.hand_overs).toMatchObject([{ reason: '换人' }]);
    play.act(MENTOR, give('witness', observer));
    expect(play.try(judge, answer(wish?.seq ?? 0, true))).toMatchObject({ reason: 'incompatible_roles' });
    expect(play.why(judge, answer(wish?.seq ?? 0, false))).toBe('accepted');
  });
});

describe('undoing a change of hands', () => {
  const undo = (given_seq: number, has_acted = false): Command => ({
    type: 'undo_hand_over',
    given_seq,
    has_acted,
  });
  const given = (by = plaintiff as number) => {
    const play = inCourtApart();
    play.absent = [judge];
    const [event] = play.act(by, give('judge', observer));
    return { play, seq: event?.seq ?? 0 };
  };

  it('gives the role back to who had it, once', () => {
    const { play, seq } = given();
    expect(play.act(plaintiff, undo(seq))[0]).toMatchObject({
      type: 'hand_over_undone',
      data: { given_seq: seq, target_role: 'judge', from_user: observer, to_user: judge },
    });
    expect(play.state.holders.judge).toBe(judge);
    expect(play.state.handed).toBeUndefined();
    expect(play.why(plaintiff, undo(seq))).toBe('hand_over_stands');
  });

  it('is for who wanted it, the leader and staff, who alone undo what staff did', () => {
    const { play, seq } = given();
    for (const other of [judge, defendant, observer]) expect(play.why(other, undo(seq))).toBe('no_authority');
    expect(play.why(MENTOR, undo(seq))).toBe('accepted');
    const byMentor = given(MENTOR);
    expect(byMentor.play.why(plaintiff, undo(byMentor.seq))).toBe('no_authority');
    play.act(MENTOR, { type: 'hand_over_lead', to_user: defendant });
    expect(play.why(plaintiff, undo(seq))).toBe('accepted');
    expect(play.why(defendant, undo(seq))).toBe('accepted');
  });

  it('is the leader’s also where the holder agreed', () => {
    const play = inCourtApart();
    const [wish] = play.act(plaintiff, give('judge', observer));
    const [, event] = play.act(judge, answer(wish?.seq ?? 0, true));
    expect(play.why(judge, undo(event?.seq ?? 0))).toBe('no_authority');
    expect(play.why(plaintiff, undo(event?.seq ?? 0))).toBe('accepted');
  });

  it('ends after five minutes, when the role acts, when it goes on to another, and when its former holder has left', () => {
    const { play, seq } = given();
    expect(play.why(plaintiff, undo(seq, true))).toBe('hand_over_stands');
    const late = given();
    late.play.wait(UNDO_HAND_OVER_MS + 1000);
    expect(late.play.why(plaintiff, undo(late.seq))).toBe('hand_over_stands');
    play.act(MENTOR, give('judge', judge));
    expect(play.why(plaintiff, undo(seq))).toBe('hand_over_stands');
    const left = given();
    left.play.state = { ...left.play.state, member_ids: [plaintiff, defendant, witness, observer] };
    expect(left.play.why(plaintiff, undo(left.seq))).toBe('hand_over_stands');
  });

  it('never gives back what has become incompatible with a role got since; what they had before was theirs', () => {
    const { play, seq } = given();
    const [second] = play.act(MENTOR, give('witness', judge));
    expect(play.try(MENTOR, undo(seq))).toEqual({
      reason: 'incompatible_roles',
      roles: ['judge', 'witness'],
    });
    play.act(MENTOR, undo(second?.seq ?? 0));
    expect(play.why(MENTOR, undo(seq))).toBe('accepted');
    const crowded = new Play(apart, { ...USERS, judge: witness });
    crowded.act(plaintiff, { type: 'start' });
    crowded.absent = [witness];
    const [event] = crowded.act(plaintiff, give('judge', observer));
    expect(crowded.why(plaintiff, undo(event?.seq ?? 0))).toBe('accepted');
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

  it('goes to another member, while the run goes on and is not paused for students', () => {
    const play = Play.inCourt();
    expect(play.try(plaintiff, give(77))).toEqual({ reason: 'bad_parameter', field: 'to_user' });
    expect(play.why(plaintiff, give(plaintiff))).toBe('already_done');
    expect(new Play().why(plaintiff, give(observer))).toBe('not_current_section');
    play.act(MENTOR, pause);
    expect(play.why(plaintiff, give(observer))).toBe('paused');
    expect(play.why(MENTOR, give(observer))).toBe('accepted');
    play.act(MENTOR, lift);
    play.act(plaintiff, terminate);
    expect(play.why(MENTOR, give(observer))).toBe('ended_cannot_enter');
  });
});

describe('the leader and a holder who is here', () => {
  it('has the leader ask: nothing changes hands until the holder agrees', () => {
    const { play, id } = asked();
    expect(play.log.at(-1)).toMatchObject({
      type: 'hand_over_asked',
      audience: { user_ids: [plaintiff, judge], staff: true },
      data: { target_role: 'judge', holder_id: judge, to_user: observer },
    });
    expect(play.state.holders.judge).toBe(judge);
    for (const other of [plaintiff, defendant, observer]) {
      expect(play.why(other, answer(id, true))).toBe('no_such_thing');
    }
    expect(play.act(judge, answer(id, true)).map(({ type }) => type)).toEqual([
      'hand_over_answered',
      'handed_over',
    ]);
    expect(play.state.holders.judge).toBe(observer);
    expect(play.state.hand_overs).toBeUndefined();
  });

  it('leaves the role where it is when declined or taken back', () => {
    const { play, id } = asked();
    expect(play.why(plaintiff, give('judge', observer))).toBe('already_done');
    play.act(judge, answer(id, false));
    const [again] = play.act(plaintiff, give('judge', observer));
    const withdraw: Command = { type: 'withdraw_hand_over', ask_id: again?.seq ?? 0 };
    expect(play.why(judge, withdraw)).toBe('no_such_thing');
    play.act(plaintiff, withdraw);
    expect(play.state.holders.judge).toBe(judge);
    expect(play.why(judge, answer(again?.seq ?? 0, true))).toBe('no_such_thing');
  });

  it('is settled by whatever happens to the role, or to the lead, meanwhile', () => {
    const acts: Command[] = [give('judge', defendant), { type: 'hand_over_lead', to_user: observer }];
    for (const act of acts) {
      const { play } = asked();
      play.act(MENTOR, act);
      expect(play.state.hand_overs).toBeUndefined();
    }
  });

  it('counts the newer wish for one role', () => {
    const { play, id } = asked();
    play.act(plaintiff, give('judge', defendant));
    expect(play.state.hand_overs).toMatchObject([{ to_user: defendant }]);
    expect(play.why(judge, answer(id, true))).toBe('no_such_thing');
  });

  it('is known to the two and to staff', () => {
    const { play } = asked();
    const seenBy = (user: number, isStaff = false) =>
      viewFor(play.state, play.flow, user, isStaff).hand_overs?.length ?? 0;
    expect([plaintiff, judge, defendant, observer].map((user) => seenBy(user))).toEqual([1, 1, 0, 0]);
    expect(seenBy(MENTOR, true)).toBe(1);
  });
});

describe('at once', () => {
  it('goes a role whose holder is absent, the leader’s own, and any by staff', () => {
    const { play } = asked();
    play.absent = [judge];
    expect(play.act(plaintiff, give('judge', observer))).toMatchObject([{ type: 'handed_over' }]);
    expect(play.state.hand_overs).toBeUndefined();
    expect(play.act(plaintiff, give('plaintiff', observer))).toMatchObject([{ type: 'handed_over' }]);
    expect(play.act(MENTOR, give('defendant', observer))).toMatchObject([{ type: 'handed_over' }]);
  });
});

describe('a wish for a private talk', () => {
  const wish: Command = {
    type: 'apply_meeting',
    node_id: 'court',
    role_id: 'plaintiff',
    target_role: 'defendant',
    text: '和解？',
  };
  const rule = (request_id: number, agree: boolean): Command => ({
    type: 'answer',
    node_id: 'court',
    role_id: 'judge',
    request_id,
    agree,
    reason: null,
  });
  const wished = () => {
    const play = Play.inCourt();
    const [event] = play.act(plaintiff, wish);
    return { play, id: event?.seq ?? 0 };
  };

  it('goes to the host first; the other role learns of it when the host agrees', () => {
    const { play, id } = wished();
    expect(play.log.at(-1)).toMatchObject({
      type: 'requested',
      audience: { user_ids: [plaintiff, judge], staff: true },
      data: { about: 'meeting', target_role: 'defendant', host: { role_id: 'judge', user_id: judge } },
    });
    expect(play.section('court').meetings).toEqual([]);
    const pending = (user: number) =>
      viewFor(play.state, play.flow, user, false).sections.court?.requests.length;
    expect([plaintiff, judge, defendant, observer].map(pending)).toEqual([1, 1, 0, 0]);
    for (const other of [plaintiff, defendant])
      expect(play.why(other, rule(id, true))).toBe('not_authorised_here');
    const [answered, passed] = play.act(judge, rule(id, true));
    expect(answered).toMatchObject({ type: 'request_answered', audience: { user_ids: [plaintiff, judge] } });
    expect(passed).toMatchObject({
      type: 'meeting_passed_on',
      audience: { user_ids: [plaintiff, defendant], staff: true },
    });
    expect(play.section('court').requests).toEqual([]);
    expect(play.section('court').meetings).toMatchObject([
      { id: passed?.seq, from_role: 'plaintiff', to_role: 'defendant', text: '和解？', status: 'asked' },
    ]);
    const agree = { node_id: 'court', role_id: 'defendant', meeting_id: passed?.seq ?? 0, agree: true };
    expect(play.why(defendant, { type: 'answer_meeting', ...agree })).toBe('accepted');
  });

  it('ends with the host’s refusal, and may be taken back before', () => {
    const { play, id } = wished();
    expect(play.why(plaintiff, wish)).toBe('already_done');
    play.act(judge, rule(id, false));
    expect(play.section('court').meetings).toEqual([]);
    const [again] = play.act(plaintiff, wish);
    const request_id = again?.seq ?? 0;
    const [back] = play.act(plaintiff, {
      type: 'withdraw',
      node_id: 'court',
      role_id: 'plaintiff',
      request_id,
    });
    expect(back?.audience).toEqual({ user_ids: [plaintiff, judge], staff: true });
    expect(play.section('court').requests).toEqual([]);
  });

  it('needs no host where one of the two is the host, or leads a section without one', () => {
    const play = Play.inCourt();
    expect(play.act(plaintiff, { ...wish, target_role: 'judge' })[0]?.type).toBe('meeting_asked');
    const filing = new Play();
    filing.act(plaintiff, { type: 'start' });
    const here = { ...wish, node_id: 'filing', target_role: 'witness' };
    expect(filing.act(plaintiff, here)[0]?.type).toBe('meeting_asked');
    filing.act(MENTOR, { type: 'hand_over_lead', to_user: judge });
    filing.act(MENTOR, { type: 'hand_over', target_role: 'witness', to_user: observer });
    expect(filing.act(plaintiff, here)[0]).toMatchObject({
      type: 'requested',
      data: { host: { role_id: null, user_id: judge } },
    });
    filing.act(MENTOR, { type: 'hand_over_lead', to_user: plaintiff });
    expect(filing.section('filing').requests).toEqual([]);
  });

  it('is off when the asker’s or the host’s role goes to somebody else', () => {
    for (const role of ['plaintiff', 'judge']) {
      const { play } = wished();
      play.act(MENTOR, give(role, observer));
      expect(play.section('court').requests).toEqual([]);
    }
  });

  it('tells the other role nothing of the host: what it is shown folds to what it may know', () => {
    const { play, id } = wished();
    play.act(judge, rule(id, true));
    const start = viewFor(new Play().state, play.flow, defendant, false);
    const shown = play.log.map((event) => eventFor(event, defendant, false)).reduce(evolve, start);
    expect(shown).toEqual(viewFor(play.state, play.flow, defendant, false));
  });
});

it('a log of before folds as it did: asking the other role was the whole of it', () => {
  const play = Play.inCourt();
  const head = {
    seq: play.state.seq + 1,
    at: 1,
    node_id: 'court',
    actor_id: plaintiff,
    role_id: 'plaintiff',
  };
  const data = { target_role: 'defendant', text: null };
  const asked = evolve(play.state, { ...head, by_staff: false, audience: null, type: 'meeting_asked', data });
  expect(asked.sections.court?.meetings).toMatchObject([{ status: 'asked', to_role: 'defendant' }]);
});
