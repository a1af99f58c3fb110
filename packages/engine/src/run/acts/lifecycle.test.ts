import { describe, expect, it } from 'vitest';
import { MENTOR, Play, smallCase, USERS } from '../../../test/small-case.ts';
import type { Command } from '../command.ts';
import { initialState } from '../initial-state.ts';
import type { RunState } from '../state.ts';

const { plaintiff, defendant, judge, witness, observer } = USERS;

function waiting(change: Partial<RunState> = {}): Play {
  const play = new Play();
  play.state = { ...play.state, ...change };
  return play;
}

function started(): Play {
  const play = new Play();
  play.act(plaintiff, { type: 'start' });
  return play;
}

describe('starting', () => {
  it('opens both branches of the fork, in a first path', () => {
    const play = new Play();
    const [event] = play.act(plaintiff, { type: 'start' });
    expect(event).toMatchObject({
      type: 'started',
      seq: 1,
      actor_id: plaintiff,
      node_id: null,
      audience: null,
    });
    expect(play.open).toEqual(['filing', 'defence']);
    expect(play.state).toMatchObject({ status: 'in_progress', path_id: 1, seq: 1 });
    expect(play.section('filing')).toMatchObject({ pre_node_id: null, opened_seq: 1, opened_at: 1001 });
  });

  it('is for the leader alone, once', () => {
    const play = new Play();
    for (const user of [defendant, observer, MENTOR, 77])
      expect(play.why(user, { type: 'start' })).toBe('not_leader');
    play.act(plaintiff, { type: 'start' });
    expect(play.why(plaintiff, { type: 'start' })).toBe('already_done');
    expect(play.why(defendant, { type: 'start' })).toBe('not_leader');
  });

  it('waits until a member holds every role, with more members than roles too', () => {
    const { judge: _, ...without } = waiting().state.holders;
    expect(waiting({ holders: without }).why(plaintiff, { type: 'start' })).toBe('roles_not_all_assigned');
    const held = { ...without, judge: 77 };
    expect(waiting({ holders: held }).why(plaintiff, { type: 'start' })).toBe('roles_not_all_assigned');
  });

  it('lets one student hold every role', () => {
    const play = new Play(smallCase, { plaintiff });
    expect(play.why(plaintiff, { type: 'start' })).toBe('accepted');
  });

  it('is refused while the mentor bans, and after the end', () => {
    const play = new Play();
    play.act(MENTOR, { type: 'control', status: 2, reason: null });
    expect(play.why(plaintiff, { type: 'start' })).toBe('paused');
    expect(waiting({ status: 'ended' }).why(plaintiff, { type: 'start' })).toBe('ended_cannot_restart');
  });

  it('keeps no holder of a role that the flow does not have', () => {
    const play = waiting({ holders: { ...new Play().state.holders, stranger: 1 } });
    play.act(plaintiff, { type: 'start' });
    expect(play.state.holders).toEqual({ plaintiff, defendant, judge, witness });
  });
});

it('a run begins empty', () => {
  const state = initialState({ leader_id: 1, member_ids: [1], holders: {} });
  expect(state).toMatchObject({
    seq: 0,
    status: 'waiting',
    path_id: 0,
    control: { status: 1 },
    sections: {},
  });
});

describe('early termination', () => {
  it('ends everything here, with a reason', () => {
    const play = Play.inCourt();
    const stop = (role_id: string, reason: string): Command => ({
      type: 'terminate',
      node_id: 'court',
      role_id,
      reason,
    });
    expect(play.why(judge, stop('judge', '和解'))).toBe('not_authorised_here');
    expect(play.try(plaintiff, stop('plaintiff', ' '))).toEqual({ reason: 'bad_parameter', field: 'reason' });
    play.act(plaintiff, stop('plaintiff', '撤诉'));
    expect(play.state).toMatchObject({
      status: 'ended',
      ending: { how: 'terminated', node_id: 'court', role_id: 'plaintiff', reason: '撤诉' },
    });
    expect(play.open).toEqual([]);
  });
});

describe('restarting', () => {
  const restart = (node_id: string, role_id: string | null): Command => ({
    type: 'restart',
    node_id,
    role_id,
  });

  it('clears everything and begins the next path; what was written is archived', () => {
    const play = started();
    play.act(plaintiff, {
      type: 'create_document',
      node_id: 'filing',
      role_id: 'plaintiff',
      document_id: 'd1',
      name: '起诉状',
      template_id: 'complaint',
      hash: 'h',
    });
    play.end(plaintiff, 'plaintiff', 'filing-join');
    const [again] = play.act(defendant, restart('defence', 'defendant'));
    expect(again).toMatchObject({ type: 'restarted', data: { path_id: 2 } });
    expect(play.state).toMatchObject({ path_id: 2, parked: [], past_visits: [] });
    expect(play.open).toEqual(['filing', 'defence']);
    expect(play.section('filing').opened_seq).toBe(again?.seq);
    expect(play.document('d1').archived).toBe(true);
  });

  it('is for a role with the action, or the leader wherever the team is', () => {
    const play = Play.inCourt();
    expect(play.why(defendant, restart('court', 'defendant'))).toBe('not_authorised_here');
    expect(play.why(observer, restart('court', null))).toBe('not_authorised_here');
    expect(play.why(plaintiff, restart('court', null))).toBe('accepted');
    expect(play.why(plaintiff, restart('court', 'plaintiff'))).toBe('accepted');
    expect(play.why(plaintiff, restart('filing', null))).toBe('not_current_section');
  });

  it('is over with the experiment', () => {
    const play = Play.inCourt();
    play.act(plaintiff, { type: 'terminate', node_id: 'court', role_id: 'plaintiff', reason: '撤诉' });
    expect(play.why(judge, restart('court', 'judge'))).toBe('ended_cannot_restart');
    expect(play.why(judge, { type: 'back', node_id: 'court', role_id: 'judge' })).toBe('ended_cannot_enter');
  });
});
