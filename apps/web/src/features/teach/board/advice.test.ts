import { STUCK_REASONS, type StuckReason } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { adviceFor, toldReasons } from './advice.ts';
import { aReason, aRow, student } from './testing.ts';

const HERE = aRow({ present: [1, 2] });
const AWAY = aRow({ present: [2] });
const advised = (reason: StuckReason['reason'], row = HERE, change: Partial<StuckReason> = {}) => {
  const { key, acts } = adviceFor(
    aReason(reason, { role_id: 'judge', user: student(1, 'Wang'), ...change }),
    row,
  );
  return [key, ...acts].join(' ');
};

describe('advice fits the reason', () => {
  it('as long as whoever is waited for is present', () => {
    expect(STUCK_REASONS.map((reason) => advised(reason))).toEqual([
      'help guide',
      'step_in move_on guide',
      'missing hand_over guide',
      'wrong_tries guide move_on',
      'request nudge guide',
      'condition nudge guide move_on',
      'unsigned nudge guide',
      'votes nudge end_vote guide',
      'document nudge guide',
      'idle nudge guide move_on',
    ]);
  });

  it('and offers no reminder that would not arrive', () => {
    for (const reason of ['request', 'condition', 'unsigned', 'document', 'idle'] as const)
      expect(advised(reason, AWAY), reason).toBe('away hand_over guide');
    expect(advised('votes', AWAY)).toBe('votes nudge end_vote guide');
  });

  it('and hands over no lead, and nothing of a practice partner, who is always there', () => {
    expect(advised('missing', AWAY, { role_id: null })).toBe('leader_away guide move_on');
    expect(advised('request', AWAY, { role_id: null })).toBe('leader_away guide move_on');
    const partner = { ...student(9, 'Partner'), automatic: true } as const;
    expect(advised('unsigned', AWAY, { user: partner })).toBe('unsigned nudge guide');
  });

  it('and waits for a team of which nobody is present, unless it calls', () => {
    const nobody = aRow({ present: [] });
    for (const reason of STUCK_REASONS.filter((one) => one !== 'help'))
      expect(advised(reason, nobody), reason).toBe('nobody_here guide move_on');
    expect(advised('help', nobody)).toBe('help guide');
  });

  it('and reminds nobody where it is not known who goes on', () => {
    expect(advised('idle', HERE, { role_id: null, user: null })).toBe('idle_all guide move_on');
  });
});

it('that nothing happens is told only where nothing else is known', () => {
  const told = (...reasons: StuckReason['reason'][]) =>
    toldReasons(aRow({ stuck: reasons.map((one) => aReason(one)) })).map(({ reason }) => reason);
  expect(told('idle')).toEqual(['idle']);
  expect(told('missing', 'unsigned', 'idle')).toEqual(['missing', 'unsigned']);
});
