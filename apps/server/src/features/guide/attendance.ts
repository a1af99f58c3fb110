import type {
  Attendance,
  classAttendance,
  guideAttendance,
  Language,
  OutputOf,
  ParsedInputOf,
} from '@lets/contract';
import { ATTENDANCE } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { readRun } from '../../runs/access.ts';
import { sittingOf } from '../../runs/attendance.ts';
import { briefOf, readPeople } from '../../runs/people.ts';
import { readAttendance } from '../../runs/read-attendance.ts';
import { nameOfRun } from '../../runs/task-name.ts';
import { listRuns, runsInCareOf } from '../experiment/service.ts';
import { MOST } from './board.ts';

/** The attendance of one run's students, for its staff. */
export async function readRunAttendance(
  deps: Deps,
  caller: Caller,
  eid: number,
): Promise<OutputOf<typeof guideAttendance>> {
  const { run, relation } = await readRun(deps, caller, eid);
  if (!relation.isStaff) refuse('no_authority');
  const server_time = deps.clock();
  const { started_at, planned_start, ended_at } = run;
  if (!started_at) return { from: null, until: null, due: null, members: [], server_time };
  const attendance = (await readAttendance(deps, [run])).get(eid) ?? new Map<number, Attendance>();
  const people = await readPeople(deps.database, attendance.keys());
  const { from, due } = sittingOf({ started_at, planned_start, ended_at }, server_time);
  return {
    from,
    until: ended_at?.getTime() ?? null,
    due,
    members: [...attendance].map(([id, member]) => ({ user: briefOf(people, id), ...member })),
    server_time,
  };
}

const LATE = ATTENDANCE.late_minutes * 60;

/** Who is missing now and who came late, over the runs that the board shows. */
export async function readClassAttendance(
  deps: Deps,
  caller: Caller,
  filter: ParsedInputOf<typeof classAttendance>,
  lang: Language,
): Promise<OutputOf<typeof classAttendance>> {
  const { database } = deps;
  const whose = await runsInCareOf(database, caller);
  const window = { page: 1, size: MOST, sort: 'newest' as const, lang };
  const { runs } = await listRuns(database, { ...filter, ...window, whose, status: 'in_progress' });
  const server_time = deps.clock();
  const attendance = await readAttendance(deps, runs);
  const people = await readPeople(
    database,
    [...attendance.values()].flatMap((members) => [...members.keys()]),
  );
  const students = runs.flatMap((run) => {
    const team = run.team_name ?? nameOfRun(run, lang);
    const sitting = run.started_at && sittingOf({ ...run, started_at: run.started_at }, server_time);
    return [...(attendance.get(run.id) ?? [])].map(([id, member]) => ({
      who: { eid: run.id, team, user: briefOf(people, id) },
      member,
      // As late already, who has not come.
      isOverdue: sitting !== null && server_time - sitting.due > LATE * 1000,
    }));
  });
  const missing = students
    .filter(({ member, isOverdue }) => !member.is_here && (member.last_seen !== null || isOverdue))
    .map(({ who, member }) => ({ ...who, since: member.last_seen }))
    .sort((a, b) => (a.since ?? 0) - (b.since ?? 0));
  const late = students
    .flatMap(({ who, member: { first_seen, late_seconds } }) =>
      first_seen !== null && late_seconds !== null && late_seconds > LATE
        ? [{ ...who, first_seen, late_seconds }]
        : [],
    )
    .sort((a, b) => b.first_seen - a.first_seen);
  const here = students.filter(({ member }) => member.is_here).length;
  return { students: students.length, here, missing, late, server_time };
}
