import { describe, expect, it } from 'vitest';
import { Play, USERS } from '../../../test/small-case.ts';
import type { Command } from '../command.ts';
import { type CourtRecord, checkOf, courtOf, isRecordSettled, standingCorrection } from '../court-state.ts';

const { plaintiff, defendant, judge, witness, observer } = USERS;
const court = { node_id: 'court' };

function spoken(): { play: Play; line: number } {
  const play = Play.inCourt();
  const [said] = play.act(judge, {
    type: 'speak',
    ...court,
    role_id: 'judge',
    text: '开庭',
    file_id: null,
    meeting_id: null,
  });
  return { play, line: said?.seq ?? 0 };
}
function closed(): { play: Play; line: number } {
  const { play, line } = spoken();
  play.act(judge, { type: 'close_record', ...court, role_id: 'judge', lines: [line], hash: 'h1' });
  return { play, line };
}
function recordOf(play: Play): CourtRecord {
  const { record } = courtOf(play.section('court'));
  if (!record) throw new Error('no record');
  return record;
}
function sign(role_id: string, hash: string, reason: string | null = null): Command {
  return {
    type: 'sign_record',
    ...court,
    role_id,
    decision: reason === null ? 'signed' : 'refused',
    hash,
    reason,
    image: 'text:甲',
  };
}
const correct = (role_id: string, line: number, text = '休庭'): Command => ({
  type: 'ask_correction',
  ...court,
  role_id,
  line,
  text,
});
const settle = (correction_id: number, agree: boolean, hash: string | null): Command => ({
  type: 'answer_correction',
  ...court,
  role_id: 'judge',
  correction_id,
  agree,
  reason: agree ? null : '录音如此',
  hash,
});

describe('the court record', () => {
  it('is closed over what was said, for whoever is in the room', () => {
    const { play, line } = spoken();
    const close = (lines: number[]): Command => ({
      type: 'close_record',
      ...court,
      role_id: 'judge',
      lines,
      hash: 'h1',
    });
    expect(play.why(judge, close([]))).toBe('no_such_thing');
    for (const lines of [[line, line], [line + 1], [1], [line, 2.5]])
      expect(play.try(judge, close(lines))).toEqual({ reason: 'bad_parameter', field: 'lines' });
    play.act(judge, close([line]));
    expect(recordOf(play)).toMatchObject({
      status: 'checking',
      hash: 'h1',
      lines: [line],
      closed_by: 'judge',
      signers: ['judge', 'plaintiff', 'defendant'],
    });
    expect(play.why(judge, close([line]))).toBe('already_done');
  });

  it('is of something said, and of hearings alone', () => {
    const empty = Play.inCourt();
    const close: Command = { type: 'close_record', ...court, role_id: 'judge', lines: [1], hash: 'h1' };
    expect(empty.why(judge, close)).toBe('no_such_thing');
    const vote = Play.atVote();
    expect(vote.why(judge, { ...close, node_id: 'vote' })).toBe('not_authorised_here');
  });

  it('is signed once by each who was there, by the text that they read', () => {
    const { play } = closed();
    expect(play.why(witness, sign('witness', 'h1'))).toBe('not_authorised_here');
    expect(play.why(observer, sign('judge', 'h1'))).toBe('not_authorised_here');
    expect(play.why(plaintiff, sign('plaintiff', 'other'))).toBe('changed_meanwhile');
    play.act(plaintiff, sign('plaintiff', 'h1'));
    expect(play.why(plaintiff, sign('plaintiff', 'h1'))).toBe('already_done');
    expect(play.why(plaintiff, sign('plaintiff', 'h1', '反悔'))).toBe('already_done');
    expect(isRecordSettled(recordOf(play))).toBe(false);
    expect(play.try(defendant, { ...sign('defendant', 'h1'), decision: 'refused' } as Command)).toEqual({
      reason: 'bad_parameter',
      field: 'reason',
    });
    play.act(defendant, sign('defendant', 'h1', '漏记'));
    play.act(judge, sign('judge', 'h1'));
    expect(isRecordSettled(recordOf(play))).toBe(true);
    expect(checkOf(recordOf(play), 'defendant')).toMatchObject({ decision: 'refused', reason: '漏记' });
  });

  it('keeps a refusal and the original when it is corrected, and asks for new signatures', () => {
    const { play, line } = closed();
    play.act(plaintiff, sign('plaintiff', 'h1'));
    play.act(defendant, sign('defendant', 'h1', '漏记'));
    const [asked] = play.act(defendant, correct('defendant', line));
    expect(play.why(defendant, correct('defendant', line))).toBe('already_done');
    expect(play.try(defendant, correct('defendant', 999))).toEqual({
      reason: 'no_such_thing',
      field: 'line',
    });
    const id = asked?.seq ?? 0;
    expect(play.why(defendant, { ...settle(id, true, 'h2'), role_id: 'defendant' } as Command)).toBe(
      'not_authorised_here',
    );
    expect(play.why(judge, settle(id, true, null))).toBe('bad_parameter');
    play.act(judge, settle(id, true, 'h2'));
    expect(play.why(judge, settle(id, false, null))).toBe('already_done');
    const record = recordOf(play);
    expect(standingCorrection(record, line)?.text).toBe('休庭');
    expect(record.hash).toBe('h2');
    expect(record.checks).toHaveLength(2);
    expect(checkOf(record, 'plaintiff')).toBeUndefined();
    expect(play.why(plaintiff, sign('plaintiff', 'h2'))).toBe('accepted');
  });

  it('reads as the correction accepted last, whichever was asked first', () => {
    const { play, line } = closed();
    const [first] = play.act(plaintiff, correct('plaintiff', line, '甲'));
    const [second] = play.act(defendant, correct('defendant', line, '乙'));
    play.act(judge, settle(second?.seq ?? 0, true, 'h2'));
    play.act(judge, settle(first?.seq ?? 0, true, 'h3'));
    expect(standingCorrection(recordOf(play), line)?.text).toBe('甲');
  });

  it('pauses speaking to the room until it is reopened, and keeps what was checked', () => {
    const { play, line } = closed();
    const speak: Command = {
      type: 'speak',
      ...court,
      role_id: 'judge',
      text: '再说',
      file_id: null,
      meeting_id: null,
    };
    expect(play.why(judge, speak)).toBe('record_closed');
    play.act(plaintiff, sign('plaintiff', 'h1', '不对'));
    play.act(judge, { type: 'reopen_record', ...court, role_id: 'judge' });
    expect(play.why(plaintiff, sign('plaintiff', 'h1'))).toBe('no_such_thing');
    const [more] = play.act(judge, speak);
    const lines = [line, more?.seq ?? 0];
    play.act(judge, { type: 'close_record', ...court, role_id: 'judge', lines, hash: 'h2' });
    expect(recordOf(play)).toMatchObject({ lines, checks: [{ role_id: 'plaintiff', reason: '不对' }] });
  });

  it('stays with its section when that is over', () => {
    const { play } = closed();
    play.act(plaintiff, sign('plaintiff', 'h1'));
    play.end(judge, 'judge', 'court-vote');
    expect(recordOf(play).checks).toHaveLength(1);
    expect(play.why(judge, sign('judge', 'h1'))).toBe('not_current_section');
  });
});
