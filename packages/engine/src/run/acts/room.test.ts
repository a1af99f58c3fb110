import { describe, expect, it } from 'vitest';
import { Play, USERS } from '../../../test/small-case.ts';
import type { Command } from '../command.ts';
import type { DisplayItem } from '../state.ts';

const { plaintiff, defendant, judge, witness } = USERS;
const FILE: DisplayItem = { kind: 'file', id: 'f1', name: '转账凭证' };

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

describe('submitting', () => {
  const draft = (play: Play) =>
    play.act(plaintiff, {
      type: 'create_document',
      node_id: 'filing',
      role_id: 'plaintiff',
      document_id: 'd1',
      name: '民事起诉状',
      template_id: 'complaint',
      hash: 'h1',
    });
  const submit = (role_id: string, node_id = 'filing'): Command => ({
    type: 'submit',
    node_id,
    role_id,
    document_id: 'd1',
  });

  it('hands a document to the file of the section, once', () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    expect(play.try(plaintiff, submit('plaintiff'))).toEqual({
      reason: 'no_such_thing',
      field: 'document_id',
    });
    draft(play);
    play.act(plaintiff, submit('plaintiff'));
    expect(play.section('filing').submitted).toEqual(['d1']);
    expect(play.why(plaintiff, submit('plaintiff'))).toBe('already_done');
    expect(play.why(witness, submit('witness'))).toBe('not_authorised_here');
  });

  it("is not of the other side's draft, but of anything handed in before", () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    draft(play);
    play.end(defendant, 'defendant', 'defence-join');
    play.end(plaintiff, 'plaintiff', 'filing-join');
    expect(play.why(defendant, submit('defendant', 'court'))).toBe('no_such_thing');
    const other = new Play();
    other.act(plaintiff, { type: 'start' });
    draft(other);
    other.act(plaintiff, submit('plaintiff'));
    other.end(defendant, 'defendant', 'defence-join');
    other.end(plaintiff, 'plaintiff', 'filing-join');
    expect(other.why(defendant, submit('defendant', 'court'))).toBe('accepted');
  });
});
