import { describe, expect, it } from 'vitest';
import { Play, USERS } from '../../../test/small-case.ts';
import type { Command } from '../command.ts';

const { plaintiff, defendant, judge } = USERS;

const call = (
  type: 'call_in' | 'call_out',
  target_role: string,
  role_id: string | null = 'judge',
): Command => ({
  type,
  node_id: 'court',
  role_id,
  target_role,
});

describe('calling in and out', () => {
  it('lets a witness in and out again', () => {
    const play = Play.inCourt();
    expect(play.section('court').inside).toEqual(['judge', 'plaintiff', 'defendant']);
    play.act(judge, call('call_in', 'witness'));
    expect(play.section('court').inside).toContain('witness');
    expect(play.why(judge, call('call_in', 'witness'))).toBe('already_done');
    play.act(judge, call('call_out', 'witness'));
    expect(play.section('court').inside).not.toContain('witness');
    expect(play.why(judge, call('call_out', 'witness'))).toBe('already_done');
  });

  it('is for the host, or a role with the function', () => {
    const play = Play.inCourt();
    expect(play.why(plaintiff, call('call_in', 'witness', 'plaintiff'))).toBe('not_authorised_here');
    expect(play.why(plaintiff, call('call_in', 'witness', null))).toBe('not_authorised_here');
    expect(play.try(judge, call('call_in', 'nobody'))).toEqual({
      reason: 'bad_parameter',
      field: 'target_role',
    });
  });

  it("is the leader's where nobody hosts", () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    const out = { ...call('call_out', 'defendant', null), node_id: 'defence' } as Command;
    expect(play.why(defendant, out)).toBe('not_authorised_here');
    play.act(plaintiff, out);
    const end: Command = {
      type: 'end_section',
      node_id: 'defence',
      role_id: 'defendant',
      trans_id: 'defence-join',
    };
    expect(play.why(defendant, end)).toBe('not_authorised_here');
  });

  it('never sends the host out', () => {
    expect(Play.inCourt().why(judge, call('call_out', 'judge'))).toBe('not_authorised_here');
  });

  it('takes the floor from whoever leaves', () => {
    const play = Play.inCourt();
    const [asked] = play.act(defendant, {
      type: 'request',
      node_id: 'court',
      role_id: 'defendant',
      about: 'speech',
      text: null,
      item: null,
    });
    const request_id = asked?.seq ?? 0;
    play.act(judge, {
      type: 'answer',
      node_id: 'court',
      role_id: null,
      request_id,
      agree: true,
      reason: null,
    });
    play.act(judge, call('call_out', 'defendant'));
    expect(play.section('court').floor).toEqual([]);
  });
});
