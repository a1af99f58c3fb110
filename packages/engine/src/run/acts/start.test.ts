import { describe, expect, it } from 'vitest';
import { MENTOR, Play, smallCase, USERS } from '../../../test/small-case.ts';
import { initialState } from '../initial-state.ts';
import type { RunState } from '../state.ts';

const { plaintiff, defendant, judge, witness, observer } = USERS;

function waiting(change: Partial<RunState> = {}): Play {
  const play = new Play();
  play.state = { ...play.state, ...change };
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
    expect(play.why(plaintiff, { type: 'start' })).toBe('banned');
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
