import { describe, expect, it } from 'vitest';
import { MENTOR, Play, USERS } from '../../../test/small-case.ts';
import type { Command } from '../command.ts';

const { plaintiff, judge, observer } = USERS;
const pause: Command = { type: 'control', status: 2, reason: '课堂讨论' };
const lift: Command = { type: 'control', status: 1, reason: null };
const terminate: Command = { type: 'terminate', node_id: 'court', role_id: 'plaintiff', reason: '撤诉' };

describe('a note', () => {
  const note = (node_id: string, text = '举证责任'): Command => ({ type: 'take_note', node_id, text });

  it("is any member's, private, and goes on while the mentor bans", () => {
    const play = Play.inCourt();
    play.act(MENTOR, pause);
    const [taken] = play.act(observer, note('court'));
    expect(taken).toMatchObject({ audience: { user_ids: [observer], staff: false }, role_id: null });
    expect(play.why(77, note('court'))).toBe('no_authority');
  });

  it('is on a current section, of at most 1000 characters; an empty one takes it away', () => {
    const play = Play.inCourt();
    expect(play.why(judge, note('filing'))).toBe('not_current_section');
    expect(play.try(judge, note('court', '字'.repeat(1001)))).toEqual({
      reason: 'bad_parameter',
      field: 'text',
    });
    expect(play.why(judge, note('court', '字'.repeat(1000)))).toBe('accepted');
    expect(play.why(judge, note('court', ''))).toBe('accepted');
    play.act(plaintiff, terminate);
    expect(play.why(judge, note('court'))).toBe('not_current_section');
  });
});

describe('the experience', () => {
  const write = (text = '受益良多'): Command => ({ type: 'write_experience', text });

  it('is written after the end, once a member', () => {
    const play = Play.inCourt();
    expect(play.why(judge, write())).toBe('not_current_section');
    play.act(plaintiff, terminate);
    expect(play.try(judge, write('  '))).toEqual({ reason: 'bad_parameter', field: 'text' });
    expect(play.why(77, write())).toBe('no_authority');
    const [written] = play.act(observer, write());
    expect(written).toMatchObject({ node_id: 'court', audience: null, data: { text: '受益良多' } });
    expect(play.state.experience_by).toEqual([observer]);
    expect(play.why(observer, write())).toBe('already_done');
  });

  it('waits for a pause to be lifted, which the mentor can do after the end too', () => {
    const play = Play.inCourt();
    play.act(plaintiff, terminate);
    play.act(MENTOR, pause);
    expect(play.why(judge, write())).toBe('paused');
    play.act(MENTOR, lift);
    expect(play.why(judge, write())).toBe('accepted');
  });
});
