import { ATTENDANCE } from '@lets/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendanceOf, type Sitting, type Stay, sittingOf } from './attendance.ts';

const MINUTE = 60_000;
const at = (minute: number) => minute * MINUTE;
const stay = (from: number, until: number): Stay => ({ from: at(from), until: at(until) });
const HOUR: Sitting = { from: at(0), due: at(0), until: at(60) };

describe('when somebody was there', () => {
  it('tells when they came, how late, and when they were away', () => {
    expect(attendanceOf([stay(5, 20), stay(30, 45)], HOUR)).toEqual({
      first_seen: at(5),
      last_seen: at(45),
      late_seconds: 300,
      present_seconds: 30 * 60,
      is_here: false,
      away: [stay(20, 30), stay(45, 60)],
      away_count: 2,
      away_seconds: 25 * 60,
    });
  });

  it('counts two windows once, and a reload as no absence', () => {
    const seen = attendanceOf([stay(0, 20), stay(10, 30), stay(31, 60)], HOUR);
    expect(seen).toMatchObject({ present_seconds: 59 * 60, away: [], late_seconds: 0, is_here: true });
  });

  it('knows who never came, and takes no visit before the start or after the end for one', () => {
    const never = { first_seen: null, late_seconds: null, is_here: false, away: [], present_seconds: 0 };
    for (const stays of [[], [stay(-10, 0)], [stay(60, 70)]])
      expect(attendanceOf(stays, HOUR)).toMatchObject(never);
    expect(attendanceOf([stay(-10, 70)], HOUR)).toMatchObject({
      first_seen: at(0),
      present_seconds: 3600,
      is_here: true,
    });
  });

  it('counts lateness from the due time, not before it', () => {
    const due = { ...HOUR, due: at(10) };
    expect(attendanceOf([stay(8, 60)], due).late_seconds).toBe(0);
    expect(attendanceOf([stay(14, 60)], due).late_seconds).toBe(240);
  });

  it('lists the latest absences of many, and counts them all', () => {
    const stays = Array.from({ length: 30 }, (_, i) => stay(i * 4, i * 4 + 1));
    const seen = attendanceOf(stays, { ...HOUR, until: at(117) });
    expect(seen).toMatchObject({ away_count: 29, away_seconds: 29 * 3 * 60 });
    expect(seen.away).toHaveLength(ATTENDANCE.spells);
    expect(seen.away.at(-1)).toEqual(stay(113, 116));
  });
});

it('begins when the run is started, or at its planned time where that comes later', () => {
  const day = (minute: number) => new Date(at(minute));
  const run = { started_at: day(10), planned_start: day(15), ended_at: null };
  expect(sittingOf(run, at(40))).toEqual({ from: at(10), due: at(15), until: at(40) });
  expect(sittingOf({ ...run, planned_start: day(5), ended_at: day(30) }, at(40))).toEqual({
    from: at(10),
    due: at(10),
    until: at(30),
  });
});

it('keeps every absence within the run, apart from the others, and all times together within its length', () => {
  const times = fc.integer({ min: -at(20), max: at(200) });
  const stays = fc.array(
    fc
      .tuple(times, fc.integer({ min: 0, max: at(40) }))
      .map(([from, long]) => ({ from, until: from + long })),
    { maxLength: 40 },
  );
  const sitting = fc
    .tuple(
      fc.integer({ min: 0, max: at(60) }),
      fc.integer({ min: 0, max: at(120) }),
      fc.integer({ min: 0, max: at(90) }),
    )
    .map(([from, long, wait]) => ({ from, until: from + long, due: from + wait }));
  fc.assert(
    fc.property(stays, sitting, (some, run) => {
      const seen = attendanceOf(some, run);
      const long = (run.until - run.from) / 1000;
      let last = run.from;
      for (const { from, until } of seen.away) {
        expect(from).toBeGreaterThan(last);
        expect(until - from).toBeGreaterThanOrEqual(at(ATTENDANCE.away_minutes));
        last = until;
      }
      expect(last).toBeLessThanOrEqual(run.until);
      expect(seen.present_seconds + seen.away_seconds).toBeLessThanOrEqual(long);
      expect(seen.first_seen === null).toBe(seen.late_seconds === null);
      expect(seen.late_seconds ?? 0).toBeLessThanOrEqual(long);
      expect(attendanceOf(some.toReversed(), run)).toEqual(seen);
    }),
  );
});
