import { describe, expect, it } from 'vitest';
import { MENTOR, Play, USERS } from '../../test/small-case.ts';
import { abilitiesOf } from './abilities.ts';

const { plaintiff, defendant, judge, witness, observer } = USERS;
const can = (play: Play, user: number, role: string | null, node: string, isStaff = false) =>
  abilitiesOf(play.flow, play.state, user, role, node, isStaff);

describe('abilities', () => {
  it('tell apart what a role never has from what it has not now', () => {
    const play = Play.inCourt();
    expect(can(play, plaintiff, 'plaintiff', 'court')).toMatchObject({
      speak: { no: 'not_authorised_here' },
      request_speech: 'yes',
      request_submission: { no: 'no_such_thing' },
      display: 'hidden',
      terminate: 'yes',
      end_section: 'hidden',
      vote: 'hidden',
      back: 'yes',
      hand_over: 'yes',
      move_on: 'hidden',
    });
    expect(can(play, judge, 'judge', 'court')).toMatchObject({
      speak: 'yes',
      answer: { no: 'no_such_thing' },
      call_in: 'yes',
      end_section: 'yes',
      terminate: 'hidden',
      hand_over: 'hidden',
    });
  });

  it('of a role outside say that it may not now', () => {
    const play = Play.inCourt();
    expect(can(play, witness, 'witness', 'court')).toMatchObject({
      speak: { no: 'not_authorised_here' },
      request_speech: 'yes',
    });
  });

  it('are nobody else’s: a role that one does not play gives none', () => {
    const mine = can(Play.inCourt(), defendant, 'judge', 'court');
    const { take_note, write_experience, ask_help, ...others } = mine;
    expect(ask_help).toBe('yes');
    expect(take_note).toBe('yes');
    expect(write_experience).toEqual({ no: 'not_current_section' });
    expect(new Set(Object.values(others))).toEqual(new Set(['hidden']));
  });

  it('say why: paused, no template, voted already', () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    expect(can(play, plaintiff, 'plaintiff', 'filing').create_document).toBe('yes');
    play.act(MENTOR, { type: 'control', status: 2, reason: null });
    expect(can(play, plaintiff, 'plaintiff', 'filing')).toMatchObject({
      create_document: { no: 'paused' },
      take_note: 'yes',
    });
    const vote = Play.atVote();
    vote.act(judge, { type: 'vote', node_id: 'vote', role_id: 'judge', option_id: 'yes' });
    expect(can(vote, judge, 'judge', 'vote')).toMatchObject({
      vote: { no: 'already_done' },
      end_vote: 'yes',
      end_section: { no: 'vote_not_ended' },
    });
  });

  it('of the leader are there without a role', () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    expect(can(play, plaintiff, null, 'defence')).toMatchObject({
      call_out: 'yes',
      restart: 'yes',
      submit: 'hidden',
    });
    expect(can(play, observer, null, 'defence')).toMatchObject({ call_out: 'hidden', restart: 'hidden' });
  });

  it('of the mentor are to intervene, never to play', () => {
    const play = Play.atVote();
    expect(can(play, MENTOR, null, 'vote', true)).toMatchObject({
      end_vote: 'yes',
      move_on: { no: 'vote_not_ended' },
      control: 'yes',
      guide: 'yes',
      hand_over: 'yes',
      vote: 'hidden',
      end_section: 'hidden',
    });
  });

  it('are all hidden in a section that there is not', () => {
    const mine = can(Play.inCourt(), judge, 'judge', 'nowhere');
    expect(mine).toMatchObject({
      speak: 'hidden',
      end_section: 'hidden',
      take_note: { no: 'not_current_section' },
    });
  });
});
