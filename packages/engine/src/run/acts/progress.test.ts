import { describe, expect, it } from 'vitest';
import { MENTOR, Play, USERS } from '../../../test/small-case.ts';
import type { Command } from '../command.ts';
import type { NoJump } from '../refusal.ts';

const { plaintiff, defendant, judge } = USERS;

function started(): Play {
  const play = new Play();
  play.act(plaintiff, { type: 'start' });
  return play;
}

/** The vote has passed, and the judgment is being written. */
function atJudgment(): Play {
  const play = Play.atVote();
  for (const [user, role_id] of [
    [judge, 'judge'],
    [plaintiff, 'plaintiff'],
  ] as const) {
    play.act(user, { type: 'vote', node_id: 'vote', role_id, option_id: 'yes' });
  }
  play.act(judge, { type: 'end_vote', node_id: 'vote', role_id: 'judge' });
  play.end(judge, 'judge', 'vote-judgment');
  return play;
}

describe('ending a section', () => {
  it('waits at the join for the other branch', () => {
    const play = started();
    const [ended] = play.end(plaintiff, 'plaintiff', 'filing-join');
    expect(ended?.data).toMatchObject({
      trans_id: 'filing-join',
      reason: null,
      firing: { seq: 2, closes: 'filing', opens: [], parks: ['filing-join'], unparks: [] },
    });
    expect(play.open).toEqual(['defence']);
    expect(play.state.parked).toEqual(['filing-join']);
    const [last] = play.end(defendant, 'defendant', 'defence-join');
    expect(last?.data).toMatchObject({ firing: { unparks: ['filing-join'], parks: [] } });
    expect(play.open).toEqual(['court']);
    expect(play.section('court')).toMatchObject({ pre_node_id: 'defence', opened_at: last?.at });
    expect(play.section('defence')).toMatchObject({ status: 'passed', closed_at: last?.at });
  });

  it('needs the action, and a way out of this section', () => {
    const play = started();
    const end = (role_id: string, trans_id: string): Command => ({
      type: 'end_section',
      node_id: 'filing',
      role_id,
      trans_id,
    });
    expect(play.why(USERS.witness, end('witness', 'filing-join'))).toBe('not_authorised_here');
    for (const trans_id of ['defence-join', 'nowhere', 'constructor']) {
      expect(play.try(plaintiff, end('plaintiff', trans_id))).toEqual({
        reason: 'bad_parameter',
        field: 'trans_id',
      });
    }
  });

  it('by a wrong option stays, and counts the try', () => {
    const play = Play.inCourt();
    const [tried] = play.end(judge, 'judge', 'court-wrong');
    expect(tried).toMatchObject({ type: 'wrong_option_tried', data: { trans_id: 'court-wrong' } });
    play.end(judge, 'judge', 'court-wrong');
    expect(play.open).toEqual(['court']);
    expect(play.section('court').wrong_tries).toBe(2);
  });

  it('into the experience completes the experiment', () => {
    const play = atJudgment();
    play.end(judge, 'judge', 'judgment-link');
    const events = play.end(judge, 'judge', 'link-end');
    expect(events.map(({ type, node_id }) => [type, node_id])).toEqual([
      ['section_ended', 'link'],
      ['experiment_ended', 'end'],
    ]);
    expect(play.state).toMatchObject({
      status: 'ended',
      ending: { how: 'completed', node_id: 'end', role_id: 'judge', reason: null },
    });
    expect(play.open).toEqual([]);
  });
});

describe('moving on', () => {
  const on = (trans_id: string): Command => ({
    type: 'move_on',
    node_id: 'court',
    trans_id,
    reason: ' 时间到 ',
  });

  it("is the mentor's, along the same right ways", () => {
    const play = Play.inCourt();
    expect(play.why(plaintiff, on('court-vote'))).toBe('no_authority');
    expect(play.try(MENTOR, on('court-wrong'))).toEqual({ reason: 'bad_parameter', field: 'trans_id' });
    const [moved] = play.act(MENTOR, on('court-vote'));
    expect(moved).toMatchObject({
      by_staff: true,
      role_id: null,
      actor_id: MENTOR,
      data: { reason: '时间到' },
    });
    expect(play.open).toEqual(['vote']);
    expect(play.why(MENTOR, on('court-vote'))).toBe('not_current_section');
  });

  it('works through a pause, which stops students only', () => {
    const play = Play.inCourt();
    play.act(MENTOR, { type: 'control', status: 2, reason: null });
    expect(play.why(MENTOR, on('court-vote'))).toBe('accepted');
  });
});

describe('a jump', () => {
  const jump = (target_eid: number | NoJump): Command => ({
    type: 'jump',
    node_id: 'link',
    role_id: 'judge',
    target_eid,
  });

  it('starts the linked experiment once, and leaves the section to be ended as usual', () => {
    const play = atJudgment();
    play.end(judge, 'judge', 'judgment-link');
    for (const why of ['jump_not_configured', 'jump_leads_nowhere'] as const)
      expect(play.why(judge, jump(why))).toBe(why);
    play.act(judge, jump(42));
    expect(play.section('link').jumped_to).toBe(42);
    expect(play.open).toEqual(['link']);
    expect(play.why(judge, jump(43))).toBe('already_done');
    expect(
      play.why(judge, { type: 'end_section', node_id: 'link', role_id: 'judge', trans_id: 'link-end' }),
    ).toBe('accepted');
  });

  it('is only in a jump section', () => {
    expect(Play.inCourt().why(judge, { ...jump(42), node_id: 'court' } as Command)).toBe(
      'not_authorised_here',
    );
  });
});
