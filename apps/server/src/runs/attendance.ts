import { ATTENDANCE, type Attendance } from '@lets/contract';

/** A time from when until when somebody was there, in milliseconds since 1970. */
export interface Stay {
  readonly from: number;
  readonly until: number;
}

/** What attendance is measured against, in milliseconds since 1970. */
export interface Sitting {
  /** The start of the run. */
  readonly from: number;
  /** From when on somebody is late. */
  readonly due: number;
  /** Its end, or now. */
  readonly until: number;
}

const SECOND = 1000;
const AWAY_MS = ATTENDANCE.away_minutes * 60 * SECOND;

/** Pure: a run that is started before its planned time waits for that; one that is started later begins when it is started. */
export function sittingOf(
  run: { readonly started_at: Date; readonly planned_start: Date | null; readonly ended_at: Date | null },
  now: number,
): Sitting {
  const from = run.started_at.getTime();
  const until = Math.max(from, run.ended_at?.getTime() ?? now);
  return { from, due: Math.max(from, run.planned_start?.getTime() ?? from), until };
}

/** Pure: what somebody's stays, in any order and overlapping where they had two windows open, come to. */
export function attendanceOf(stays: readonly Stay[], { from, due, until }: Sitting): Attendance {
  const pieces = merge(
    stays
      .map((stay) => ({ from: Math.max(stay.from, from), until: Math.min(stay.until, until) }))
      .filter((stay) => stay.until > stay.from),
  );
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return NEVER;
  const present = sum(pieces);
  const away = gapsBetween([...pieces, { from: until, until }]).filter((gap) => lengthOf(gap) >= AWAY_MS);
  return {
    first_seen: first.from,
    last_seen: last.until,
    late_seconds: seconds(Math.max(0, first.from - due)),
    present_seconds: seconds(present),
    is_here: until - last.until < AWAY_MS,
    away: away.slice(-ATTENDANCE.spells),
    away_count: away.length,
    away_seconds: seconds(sum(away)),
  };
}

const NEVER: Attendance = {
  first_seen: null,
  last_seen: null,
  late_seconds: null,
  present_seconds: 0,
  is_here: false,
  away: [],
  away_count: 0,
  away_seconds: 0,
};

/** Pure: the same time without overlaps, in order. */
function merge(stays: readonly Stay[]): Stay[] {
  const merged: Stay[] = [];
  for (const stay of stays.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && stay.from <= last.until) {
      merged[merged.length - 1] = { from: last.from, until: Math.max(last.until, stay.until) };
    } else merged.push(stay);
  }
  return merged;
}

function gapsBetween(pieces: readonly Stay[]): Stay[] {
  return pieces.slice(1).map(({ from }, i) => ({ from: pieces[i]?.until ?? from, until: from }));
}

function lengthOf({ from, until }: Stay): number {
  return until - from;
}

function sum(stays: readonly Stay[]): number {
  return stays.reduce((total, stay) => total + lengthOf(stay), 0);
}

function seconds(ms: number): number {
  return Math.floor(ms / SECOND);
}
