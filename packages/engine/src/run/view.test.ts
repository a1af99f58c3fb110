import { describe, expect, it } from 'vitest';
import { freeCase, MENTOR, Play, USERS } from '../../test/small-case.ts';
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
    const play = Play.inCourt(freeCase);
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

describe('a draft', () => {
  const drafted = () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    const draft = { document_id: 'd1', name: '密件', template_id: 'complaint', hash: 'secret' };
    play.act(plaintiff, { type: 'create_document', node_id: 'filing', role_id: 'plaintiff', ...draft });
    return play;
  };
  const told = (play: Play, user: number) => play.log.map((event) => eventFor(event, user, false));

  it('is named to nobody but its writers and staff', () => {
    const play = drafted();
    for (const user of [defendant, judge, observer]) {
      expect(JSON.stringify([see(play, user), told(play, user)])).not.toMatch(/d1|密件|secret/);
    }
    expect(Object.keys(see(play, USERS.witness).documents)).toEqual(['d1']);
    expect(Object.keys(see(play, MENTOR, true).documents)).toEqual(['d1']);
  });

  it('comes to be known as it stands to whom it is handed over, and goes from whom it was taken', () => {
    const play = drafted();
    play.act(plaintiff, { type: 'hand_over', target_role: 'plaintiff', to_user: observer });
    const disclosed = told(play, observer).filter(({ type }) => type === 'disclosed');
    expect(disclosed).toMatchObject([{ data: { documents: [{ id: 'd1', hash: 'secret' }] } }]);
    expect(told(play, judge).some(({ type }) => type === 'disclosed')).toBe(false);
    expect(see(play, plaintiff).documents).toEqual({});
  });

  it('that somebody asks to hand in is named to the host, and not to the room', () => {
    const play = drafted();
    play.end(plaintiff, 'plaintiff', 'filing-join');
    play.end(defendant, 'defendant', 'defence-join');
    const item = { kind: 'document', id: 'd1', name: '' } as const;
    const asked = { type: 'request', about: 'submission', text: null, item } as const;
    play.act(plaintiff, { ...asked, node_id: 'court', role_id: 'plaintiff' });
    const item_of = (user: number) => see(play, user).sections.court?.requests[0]?.item;
    expect([plaintiff, judge].map((user) => item_of(user)?.name)).toEqual(['密件', '密件']);
    expect(item_of(defendant)).toBeNull();
    expect(JSON.stringify(told(play, defendant))).not.toMatch(/d1|密件/);
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
