/** Attendance for component tests: times in milliseconds, lengths in seconds. */

export const START = new Date(2026, 4, 6, 9, 0).getTime();
/** So many minutes after the start. */
export const at = (minutes: number) => START + minutes * 60_000;

export const NEVER = {
  first_seen: null,
  last_seen: null,
  late_seconds: null,
  present_seconds: 0,
  is_here: false,
  away: [],
  away_count: 0,
  away_seconds: 0,
};

/** Came seven minutes late, was away once, and has left. */
export const SEEN = {
  ...NEVER,
  first_seen: at(7),
  last_seen: at(50),
  late_seconds: 420,
  present_seconds: 1800,
  away: [{ from: at(20), until: at(33) }],
  away_count: 1,
  away_seconds: 780,
};
