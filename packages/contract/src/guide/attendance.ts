import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Id, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { BoardFilter } from './guide.ts';

/** Who came to a run and when, from what was kept of their presence. It informs; it never sets a score. */

export const ATTENDANCE = {
  /** Whoever comes later than this after the beginning counts as late. */
  late_minutes: LIMITS.absent_minutes,
  /** A shorter absence is a reload or a lost connection, and is not told. */
  away_minutes: LIMITS.absent_minutes,
  /** Absences of one member that are listed, the latest. */
  spells: 20,
} as const;

const Seconds = z.number().int();

export const Attendance = z.object({
  /** Null: never in the run since its start. */
  first_seen: Time.nullable(),
  last_seen: Time.nullable(),
  /** After the run's start, or after its planned start where it was started before that; 0 for who was there. Null while they have not come. */
  late_seconds: Seconds.nullable(),
  present_seconds: Seconds,
  /** Whether they are there now, or were when the run ended. */
  is_here: z.boolean(),
  /** The latest absences after they had come, in order; one that still lasts ends with the reading. */
  away: z.array(z.object({ from: Time, until: Time })),
  away_count: z.number().int(),
  away_seconds: Seconds,
});
export type Attendance = z.infer<typeof Attendance>;

export const MemberAttendance = Attendance.extend({ user: UserBrief });
export type MemberAttendance = z.infer<typeof MemberAttendance>;

export const guideAttendance = declareCall({
  method: 'GET',
  path: '/experiment/guide/attendance',
  summary:
    'When each student of a run came, how late, how long they were there and when they were away; for its staff, while it runs and after its end.',
  who: 'staff',
  input: z.object({ eid: Id }),
  output: z.object({
    /** Null while the run waits; then nobody is listed. */
    from: Time.nullable(),
    /** The end; null while it runs. */
    until: Time.nullable(),
    /** From when on somebody is late. */
    due: Time.nullable(),
    /** Without practice partners. */
    members: z.array(MemberAttendance),
    server_time: Time,
  }),
  codes: ['not_found'],
});

const RunOfStudent = { eid: Id, team: z.string(), user: UserBrief };

export const classAttendance = declareCall({
  method: 'GET',
  path: '/experiment/guide/attendance/class',
  summary:
    'Who is missing now and who came late, over the running experiments of the board with the same filters.',
  who: 'staff',
  input: BoardFilter,
  output: z.object({
    students: z.number().int(),
    /** How many of them are there now, or have been away for no longer than a reload takes. */
    here: z.number().int(),
    /** Since when they are away, the longest first; null for who has not come at all. */
    missing: z.array(z.object({ ...RunOfStudent, since: Time.nullable() })),
    /** The latest first. */
    late: z.array(z.object({ ...RunOfStudent, first_seen: Time, late_seconds: Seconds })),
    server_time: Time,
  }),
  codes: [],
});
export type ClassAttendance = z.infer<typeof classAttendance.output>;
