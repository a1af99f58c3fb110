import type { Bilingual, UserBrief } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { and, asc, eq, inArray } from '../../db/drizzle.ts';
import { aggregated, inner, isAnyOf, jsonArray, jsonObject, scalar } from '../../db/expressions.ts';
import { type Placeholders, prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  classMentors,
  courseMentors,
  courses,
  experimentEvents,
  experiments,
  projects,
  teamMembers,
  teams,
  users,
} from '../../db/schema/index.ts';
import type { Run } from '../../runs/access.ts';

export interface Surroundings {
  readonly class: { readonly id: number; readonly name: string; readonly course_name: Bilingual } | null;
  readonly team: {
    readonly id: number;
    readonly name: string;
    readonly leader_id: number | null;
    readonly member_ids: readonly number[];
  } | null;
  readonly mentors: UserBrief[];
}

const classOfRun = inner
  .select({
    class: jsonObject({
      id: classes.id,
      name: classes.name,
      course_name: jsonObject({ zh: courses.name_zh, en: courses.name_en }),
    }),
  })
  .from(classes)
  .innerJoin(courses, eq(courses.id, classes.course_id))
  .where(eq(classes.id, experiments.class_id));

const membersOfTeam = inner
  .select({ ids: jsonArray(teamMembers.user_id, teamMembers.joined_at, teamMembers.user_id) })
  .from(teamMembers)
  .where(eq(teamMembers.team_id, teams.id));

const teamOfRun = inner
  .select({
    team: jsonObject({
      id: teams.id,
      name: teams.name,
      leader_id: teams.leader_id,
      member_ids: aggregated(membersOfTeam),
    }),
  })
  .from(teams)
  .where(eq(teams.id, experiments.team_id));

/** The mentors of a run's class, and those of its case's course. */
const mentorIds = inner
  .select({ user_id: classMentors.user_id })
  .from(classMentors)
  .where(eq(classMentors.class_id, experiments.class_id))
  .union(
    inner
      .select({ user_id: courseMentors.user_id })
      .from(courseMentors)
      .innerJoin(projects, eq(projects.course_id, courseMentors.course_id))
      .where(eq(projects.id, experiments.project_id)),
  );

const mentorsOfRun = inner
  .select({
    mentors: jsonArray(jsonObject({ id: users.id, name: users.name, identity: users.identity }), users.id),
  })
  .from(users)
  .where(inArray(users.id, mentorIds));

const surroundings = prepared('surroundings-of-run', (db, { eid }: Placeholders<{ eid: number }>) =>
  db
    .select({ class: scalar(classOfRun), team: scalar(teamOfRun), mentors: aggregated(mentorsOfRun) })
    .from(experiments)
    .where(eq(experiments.id, eid)),
);

/** The class, the team and the mentors of a run, in one round trip. */
export async function readSurroundings(reader: Reader, run: Pick<Run, 'id'>): Promise<Surroundings> {
  const [row] = await surroundings(reader, { eid: run.id });
  return { class: row?.class ?? null, team: row?.team ?? null, mentors: row?.mentors ?? [] };
}

const SPOKEN = ['spoke', 'spoke_in_meeting', 'rested'] as const;

/** What was said in these sections, to the room and apart, and who had nothing to add, in order. */
export async function speechesIn(
  { db }: Reader,
  eid: number,
  nodeIds: readonly string[],
): Promise<readonly RunEvent[]> {
  const { experiment_id, node_id, seq, type, at, actor_id, role_id, by_staff, audience, data } =
    experimentEvents;
  const rows = await db
    .select({ seq, type, at, node_id, actor_id, role_id, by_staff, audience, data })
    .from(experimentEvents)
    .where(and(eq(experiment_id, eid), isAnyOf(node_id, nodeIds), isAnyOf(type, SPOKEN)))
    .orderBy(asc(seq));
  // The rows hold what the engine made: which data an event has, its type says.
  return rows as RunEvent[];
}
