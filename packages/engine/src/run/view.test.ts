import { describe, expect, it } from 'vitest';
import { MENTOR, Play, USERS } from '../../test/small-case.ts';
import { eventFor, mayKnow, viewFor } from './view.ts';

const { plaintiff, defendant, judge, observer } = USERS;
const see = (play: Play, user: number, isStaff = false) => viewFor(play.state, play.flow, user, isStaff);

describe('a secret ballot', () => {
  it('is seen by nobody but who cast it, staff included', () => {
    const play = Play.atVote();
    play.act(plaintiff, { type: 'vote', node_id: 'vote', role_id: 'plaintiff', option_id: 'no' });
    expect(see(play, plaintiff).sections.vote?.vote.ballots).toEqual({ plaintiff: 'no' });
    for (const user of [defendant, judge, observer]) {
      expect(see(play, user).sections.vote?.vote).toMatchObject({ voted: ['plaintiff'], ballots: {} });
    }
    expect(see(play, MENTOR, true).sections.vote?.vote.ballots).toEqual({});
  });

  it('is not told to whom the role is handed later', () => {
    const play = Play.atVote();
    play.act(plaintiff, { type: 'vote', node_id: 'vote', role_id: 'plaintiff', option_id: 'no' });
    play.act(plaintiff, { type: 'hand_over', target_role: 'plaintiff', to_user: observer });
    expect(see(play, observer).sections.vote?.vote.ballots).toEqual({});
    expect(see(play, plaintiff).sections.vote?.vote.ballots).toEqual({ plaintiff: 'no' });
  });

  it('stays secret after the loop has opened the vote again', () => {
    const play = Play.atVote();
    play.act(plaintiff, { type: 'vote', node_id: 'vote', role_id: 'plaintiff', option_id: 'no' });
    play.act(judge, { type: 'end_vote', node_id: 'vote', role_id: 'judge' });
    play.end(judge, 'judge', 'vote-court');
    play.end(judge, 'judge', 'court-vote');
    const past = see(play, judge).past_visits.find(({ node_id }) => node_id === 'vote');
    expect(past?.vote).toMatchObject({ voted: ['plaintiff'], ballots: {} });
  });
});

describe('a private talk', () => {
  it('is seen by the two and by staff', () => {
    const play = Play.inCourt();
    const [asked] = play.act(plaintiff, {
      type: 'apply_meeting',
      node_id: 'court',
      role_id: 'plaintiff',
      target_role: 'defendant',
      text: null,
    });
    const meetings = (user: number, isStaff = false) =>
      see(play, user, isStaff).sections.court?.meetings.length;
    expect([plaintiff, defendant, judge, observer].map((user) => meetings(user))).toEqual([1, 1, 0, 0]);
    expect(meetings(MENTOR, true)).toBe(1);
    if (!asked) throw new Error('nothing was asked');
    expect(mayKnow(asked, judge, false)).toBe(false);
    expect(eventFor(asked, defendant, false)).toBe(asked);
    expect(eventFor(asked, MENTOR, true)).toBe(asked);
  });
});

it('what is sealed tells its number and time alone', () => {
  const play = Play.inCourt();
  const [note] = play.act(judge, { type: 'take_note', node_id: 'court', text: '秘密' });
  if (!note) throw new Error('no note was taken');
  for (const [user, isStaff] of [
    [plaintiff, false],
    [MENTOR, true],
  ] as const) {
    expect(eventFor(note, user, isStaff)).toEqual({
      seq: note.seq,
      at: note.at,
      node_id: null,
      actor_id: null,
      role_id: null,
      by_staff: false,
      audience: null,
      type: 'sealed',
      data: {},
    });
  }
});
