import type { Attendance } from '@lets/contract';
import type { Deps } from '../deps.ts';
import type { Run } from './access.ts';
import { attendanceOf, type Stay, sittingOf } from './attendance.ts';
import { readStays } from './attendance-repository.ts';
import { automaticAmong } from './member-repository.ts';

type AttendedRun = Pick<Run, 'id' | 'state' | 'planned_start' | 'started_at' | 'ended_at'>;

/**
 * eid → user id → when they came and how long they were there, of the students of these runs; nobody of a run that has not started. Who is there
 * just now counts as there until now, though it is written down only some time later. For the board and for the ledger of an evaluation.
 */
export async function readAttendance(
  { database, bus, clock }: Pick<Deps, 'database' | 'bus' | 'clock'>,
  runs: readonly AttendedRun[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, Attendance>>> {
  const members = runs.flatMap(({ state }) => state.member_ids);
  const [stays, automatic, present] = await Promise.all([
    readStays(
      database,
      runs.map(({ id }) => id),
    ),
    automaticAmong(database, members),
    Promise.all(runs.map(async ({ id, ended_at }) => (ended_at ? [] : bus.present(id)))),
  ]);
  const now = clock();
  return new Map(
    runs.map(({ id, state, started_at, planned_start, ended_at }, i) => {
      if (!started_at) return [id, new Map()];
      const sitting = sittingOf({ started_at, planned_start, ended_at }, now);
      const attendanceIn = (userId: number): Attendance => {
        const live = (present[i] ?? []).filter(({ user_id }) => user_id === userId).map(liveStay(now));
        const seen = attendanceOf([...(stays.get(`${id} ${userId}`) ?? []), ...live], sitting);
        return live.length > 0 && !seen.is_here ? hereSince(now, seen) : seen;
      };
      const students = state.member_ids.filter((userId) => !automatic.has(userId));
      return [id, new Map(students.map((userId) => [userId, attendanceIn(userId)]))];
    }),
  );
}

/** By a clock that was put back, a run may have been started later than now, and nobody was there since; who is there is there all the same. */
function hereSince(now: number, seen: Attendance): Attendance {
  const { first_seen, late_seconds } = seen;
  return {
    ...seen,
    is_here: true,
    first_seen: first_seen ?? now,
    last_seen: now,
    late_seconds: late_seconds ?? 0,
  };
}

/** What is not written down yet: presence is, every three quarters of a minute. */
const UNWRITTEN_MS = 90_000;

/** No longer than that, for of the hours that a clock was put by meanwhile nobody was there. */
function liveStay(now: number): (one: { readonly since: number }) => Stay {
  const earliest = now - UNWRITTEN_MS;
  return ({ since }) => ({ from: since > earliest && since <= now ? since : earliest, until: now });
}
