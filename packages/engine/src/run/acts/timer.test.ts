import { describe, expect, it } from 'vitest';
import { MENTOR, Play, USERS } from '../../../test/small-case.ts';
import type { Command } from '../command.ts';
import { TIMER_MS } from '../limits.ts';
import { timerLeft } from '../timer.ts';

const MINUTE = 60_000;
const set = (minutes: number, more = {}): Command => ({
  type: 'set_timer',
  label: '小组讨论',
  duration_ms: minutes * MINUTE,
  stops_in_pause: true,
  ...more,
});
const extend = (minutes: number): Command => ({ type: 'extend_timer', by_ms: minutes * MINUTE });
const pause: Command = { type: 'control', status: 2, reason: '讲解' };
const lift: Command = { type: 'control', status: 1, reason: null };

function left(play: Play): number | null {
  return play.state.timer ? timerLeft(play.state.timer, play.now) : null;
}

describe('the timer that every room shows', () => {
  it('is set, extended and cancelled by staff, for everybody', () => {
    const play = Play.inCourt();
    const [done] = play.act(MENTOR, set(10));
    expect(done).toMatchObject({ type: 'timer_set', audience: null, by_staff: true, node_id: null });
    const ends = play.state.timer?.ends_at ?? 0;
    play.act(MENTOR, extend(5));
    expect(play.state.timer).toMatchObject({ label: '小组讨论', ends_at: ends + 5 * MINUTE });
    play.act(MENTOR, { type: 'cancel_timer' });
    expect(play.state).not.toHaveProperty('timer');
    for (const command of [set(1), extend(1), { type: 'cancel_timer' } as const])
      expect(play.why(USERS.judge, command)).toBe('no_authority');
    for (const command of [extend(1), { type: 'cancel_timer' } as const])
      expect(play.why(MENTOR, command)).toBe('no_such_thing');
  });

  it('lasts no less and no longer than is sensible', () => {
    const play = Play.inCourt();
    for (const duration_ms of [0, TIMER_MS.min - 1, TIMER_MS.max + 1, 90_000.5, Number.NaN])
      expect(play.try(MENTOR, set(1, { duration_ms }))).toEqual({
        reason: 'bad_parameter',
        field: 'duration_ms',
      });
    expect(play.try(MENTOR, set(1, { label: '字'.repeat(41) }))).toMatchObject({ field: 'label' });
    expect(play.act(MENTOR, set(1, { label: '  ' }))[0]?.data).toMatchObject({ label: null });
  });

  it('stands still in a pause where that is wished, and goes on after it', () => {
    const play = Play.inCourt();
    play.act(MENTOR, set(10));
    play.act(MENTOR, pause);
    const before = left(play);
    play.wait(7 * MINUTE);
    expect(left(play)).toBe(before);
    play.act(MENTOR, extend(2));
    expect(left(play)).toBe((before ?? 0) + 2 * MINUTE);
    play.act(MENTOR, lift);
    expect(left(play)).toBe((before ?? 0) + 2 * MINUTE);
    play.wait(MINUTE);
    expect(left(play)).toBe((before ?? 0) + MINUTE);
  });

  it('goes on through a pause otherwise, and when it is set in a pause waits for its end', () => {
    const play = Play.inCourt();
    play.act(MENTOR, set(10, { stops_in_pause: false }));
    play.act(MENTOR, pause);
    const before = left(play) ?? 0;
    play.wait(3 * MINUTE);
    expect(left(play)).toBe(before - 3 * MINUTE);
    play.act(MENTOR, set(5));
    play.wait(3 * MINUTE);
    expect(left(play)).toBe(5 * MINUTE);
  });

  it('that has run out is no longer stopped, and begins anew when it is extended', () => {
    const play = Play.inCourt();
    play.act(MENTOR, set(1));
    play.wait(10 * MINUTE);
    play.act(MENTOR, pause);
    expect(play.state.timer?.stopped_at).toBeNull();
    expect(left(play)).toBe(0);
    play.act(MENTOR, lift);
    play.act(MENTOR, extend(2));
    expect(left(play)).toBe(2 * MINUTE);
  });

  it('is for a run that goes on', () => {
    const play = Play.inCourt();
    play.act(MENTOR, { type: 'stop', reason: '下课' });
    expect(play.why(MENTOR, set(1))).toBe('ended_cannot_enter');
  });
});
