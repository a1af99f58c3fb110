import { describe, expect, it } from 'vitest';
import { Play, USERS } from '../../../test/small-case.ts';
import type { Command } from '../command.ts';
import type { DisplayItem } from '../state.ts';

const { plaintiff, defendant, judge } = USERS;
const FILE: DisplayItem = { kind: 'file', id: 'f1', name: '转账凭证' };

describe('the common screen', () => {
  const show = (role_id: string, item = FILE): Command => ({
    type: 'display',
    node_id: 'court',
    role_id,
    item,
  });
  const turn = (role_id: string, page: number): Command => ({
    type: 'turn_page',
    node_id: 'court',
    role_id,
    page,
  });
  const end = (role_id: string | null): Command => ({ type: 'end_display', node_id: 'court', role_id });

  it('shows at once what a role with display puts on it', () => {
    const play = Play.inCourt();
    play.act(judge, show('judge'));
    expect(play.section('court').displayed).toEqual({ ...FILE, role_id: 'judge', page: 1 });
    expect(play.why(plaintiff, show('plaintiff'))).toBe('not_authorised_here');
  });

  it('plays a video as whoever shows it, or the host, last left it', () => {
    const set = (role_id: string, playing: boolean, position: number): Command => ({
      type: 'set_playback',
      node_id: 'court',
      role_id,
      playing,
      position,
    });
    const play = Play.inCourt();
    expect(play.why(judge, set('judge', true, 0))).toBe('no_such_thing');
    play.act(judge, show('judge'));
    expect(play.section('court').displayed?.playback).toBeUndefined();
    const [set1] = play.act(judge, set('judge', true, 12.5));
    expect(play.section('court').displayed?.playback).toEqual({
      playing: true,
      position: 12.5,
      at: set1?.at,
    });
    expect(play.why(plaintiff, set('plaintiff', false, 0))).toBe('not_authorised_here');
    for (const position of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(play.try(judge, set('judge', true, position))).toEqual({
        reason: 'bad_parameter',
        field: 'position',
      });
    }
    play.act(judge, show('judge'));
    expect(play.section('court').displayed?.playback).toBeUndefined();
  });

  it('follows the pages of whoever shows, or of the host', () => {
    const play = Play.inCourt();
    expect(play.why(judge, turn('judge', 2))).toBe('no_such_thing');
    const [asked] = play.act(plaintiff, {
      type: 'request',
      node_id: 'court',
      role_id: 'plaintiff',
      about: 'display',
      text: null,
      item: FILE,
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
    play.act(plaintiff, turn('plaintiff', 3));
    expect(play.section('court').displayed?.page).toBe(3);
    expect(play.why(judge, turn('judge', 1))).toBe('accepted');
    expect(play.why(defendant, turn('defendant', 1))).toBe('not_authorised_here');
    for (const page of [0, -1, 1.5, Number.NaN]) {
      expect(play.try(plaintiff, turn('plaintiff', page))).toEqual({
        reason: 'bad_parameter',
        field: 'page',
      });
    }
  });

  it('is cleared by the host or by whoever shows', () => {
    const play = Play.inCourt();
    expect(play.why(judge, end('judge'))).toBe('no_such_thing');
    play.act(judge, show('judge'));
    expect(play.why(plaintiff, end('plaintiff'))).toBe('not_authorised_here');
    play.act(judge, end(null));
    expect(play.section('court').displayed).toBeNull();
  });
});
