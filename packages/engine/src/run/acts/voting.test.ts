import { describe, expect, it } from 'vitest';
import { MENTOR, Play, smallCase, USERS } from '../../../test/small-case.ts';
import type { Threshold, VoteRule } from '../../flow/model.ts';
import type { Command } from '../command.ts';
import { countVotes } from './voting.ts';

const { plaintiff, defendant, judge } = USERS;

const cast = (role_id: string, option_id: string): Command => ({
  type: 'vote',
  node_id: 'vote',
  role_id,
  option_id,
});
const endVote: Command = { type: 'end_vote', node_id: 'vote', role_id: 'judge' };
const leave = (trans_id: string): Command => ({
  type: 'end_section',
  node_id: 'vote',
  role_id: 'judge',
  trans_id,
});

describe('a secret ballot', () => {
  it('tells the room that it was cast, and the voter alone how', () => {
    const play = Play.atVote();
    const [voted, ballot] = play.act(plaintiff, cast('plaintiff', 'no'));
    expect(voted).toMatchObject({ type: 'voted', data: { option_id: null }, audience: null });
    expect(ballot).toMatchObject({
      type: 'ballot_cast',
      data: { option_id: 'no' },
      audience: { user_ids: [plaintiff], staff: false },
    });
    expect(play.section('vote').vote).toMatchObject({
      voted: ['plaintiff'],
      cast_by: { plaintiff },
      ballots: { plaintiff: 'no' },
    });
  });

  it('names nobody who voted to abstain among those who stayed away', () => {
    const play = Play.atVote();
    play.act(plaintiff, cast('plaintiff', 'abstain'));
    play.act(judge, endVote);
    expect(play.section('vote').vote.result).toEqual({
      outcome: 'rejected',
      tally: { yes: 0, no: 0, abstain: 3 },
      abstained: ['judge', 'defendant'],
    });
  });
});

describe('voting', () => {
  it('openly says what was voted in one event', () => {
    const nodes = smallCase.nodes.map((node) =>
      node.vote ? { ...node, vote: { ...node.vote, secret: false } } : node,
    );
    const play = new Play({ ...smallCase, nodes });
    play.act(plaintiff, { type: 'start' });
    play.end(plaintiff, 'plaintiff', 'filing-join');
    play.end(defendant, 'defendant', 'defence-join');
    play.end(judge, 'judge', 'court-vote');
    const events = play.act(defendant, cast('defendant', 'no'));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ type: 'voted', data: { option_id: 'no' } });
  });

  it('is once and final, for an option that there is', () => {
    const play = Play.atVote();
    expect(play.try(judge, cast('judge', 'maybe'))).toEqual({ reason: 'bad_parameter', field: 'option_id' });
    play.act(judge, cast('judge', 'yes'));
    expect(play.why(judge, cast('judge', 'no'))).toBe('already_done');
    play.act(judge, endVote);
    expect(play.why(plaintiff, cast('plaintiff', 'yes'))).toBe('already_done');
  });

  it('stays cast when the role is handed over', () => {
    const play = Play.atVote();
    play.act(judge, cast('judge', 'yes'));
    play.absent = [judge];
    play.act(plaintiff, { type: 'hand_over', target_role: 'judge', to_user: plaintiff });
    expect(play.why(plaintiff, cast('judge', 'no'))).toBe('already_done');
  });

  it('is only in a section with a vote, by those entitled', () => {
    const play = Play.inCourt();
    expect(play.why(judge, { ...cast('judge', 'yes'), node_id: 'court' } as Command)).toBe(
      'not_authorised_here',
    );
    expect(play.why(judge, { ...endVote, node_id: 'court' } as Command)).toBe('not_authorised_here');
    expect(Play.atVote().why(plaintiff, cast('witness', 'yes'))).toBe('not_authorised_here');
  });
});

describe('ending the vote', () => {
  it("is the host's or the mentor's, once", () => {
    const play = Play.atVote();
    expect(play.why(plaintiff, { ...endVote, role_id: 'plaintiff' })).toBe('not_authorised_here');
    const [ended] = play.act(MENTOR, endVote);
    expect(ended).toMatchObject({ type: 'vote_ended', by_staff: true, role_id: null, actor_id: MENTOR });
    expect(play.why(judge, endVote)).toBe('already_done');
  });

  it('must come before the section is left, by the way that the outcome opened', () => {
    const play = Play.atVote();
    expect(play.why(judge, leave('vote-judgment'))).toBe('vote_not_ended');
    expect(
      play.why(MENTOR, { type: 'move_on', node_id: 'vote', trans_id: 'vote-judgment', reason: null }),
    ).toBe('vote_not_ended');
    play.act(judge, cast('judge', 'yes'));
    play.act(plaintiff, cast('plaintiff', 'yes'));
    play.act(judge, endVote);
    for (const closed of ['vote-court', 'vote-again']) {
      expect(play.try(judge, leave(closed))).toEqual({ reason: 'bad_parameter', field: 'trans_id' });
    }
    play.act(judge, leave('vote-judgment'));
    expect(play.open).toEqual(['judgment']);
  });

  it('of a tie opens the way for ties', () => {
    const play = Play.atVote();
    play.act(judge, cast('judge', 'yes'));
    play.act(plaintiff, cast('plaintiff', 'no'));
    play.act(judge, endVote);
    play.act(judge, leave('vote-again'));
    expect(play.open).toEqual(['court']);
  });
});

describe('the count', () => {
  const options: VoteRule['options'] = [
    { id: 'y', counts: 'for' },
    { id: 'n', counts: 'against' },
    { id: 'a', counts: 'abstain' },
  ];
  const outcome = (threshold: Threshold, votes: string, entitled: number) => {
    const voted = [...votes].map((_, i) => `r${i}`);
    const ballots = Object.fromEntries([...votes].map((option, i) => [`r${i}`, option]));
    const everybody = Array.from({ length: entitled }, (_, i) => `r${i}`);
    const rule = { options, secret: false, threshold };
    return countVotes(rule, everybody, { voted, ballots, cast_by: {}, ended: false, result: null }).outcome;
  };

  it.each([
    ['majority', 'yyn', 3, 'passed'],
    ['majority', 'yy', 4, 'rejected'],
    ['majority', 'yyy', 4, 'passed'],
    ['majority', 'yynn', 4, 'tied'],
    ['majority', 'yn', 5, 'tied'],
    ['majority', '', 3, 'rejected'],
    ['majority', 'aaa', 3, 'rejected'],
    ['majority', 'y', 1, 'passed'],
    ['two_thirds', 'yyn', 3, 'passed'],
    ['two_thirds', 'yynn', 4, 'tied'],
    ['two_thirds', 'yyyn', 5, 'rejected'],
    ['two_thirds', 'yyyynn', 6, 'passed'],
    ['unanimous', 'yyy', 3, 'passed'],
    ['unanimous', 'yy', 3, 'rejected'],
    ['unanimous', 'yya', 3, 'rejected'],
    ['unanimous', 'yn', 2, 'tied'],
    ['majority', '', 0, 'rejected'],
  ] as const)('%s of "%s" among %i is %s', (threshold, votes, entitled, expected) => {
    expect(outcome(threshold, votes, entitled)).toBe(expected);
  });
});
