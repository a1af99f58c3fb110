import type { UserBrief } from '@lets/contract';
import { containsText } from '../../db/contains-text.ts';
import {
  and,
  asc,
  type Column,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  ne,
  type SQL,
  sql,
} from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  classTasks,
  courses,
  enrolments,
  experiments,
  projects,
  teamMembers,
  teams,
  users,
} from '../../db/schema/index.ts';

/** Who would write, and to which classes and to whose teams. */
export interface Announcer {
  readonly id: number;
  /** Classes that the person may write to as a whole; null: all. */
  readonly classIds: readonly number[] | null;
  /** Classes to whose teams and roles they may write; null: all. */
  readonly teamsOf: readonly number[] | null;
  /** Whether the person's own teams are theirs to write to. */
  readonly ownTeams: boolean;
}

export interface Window {
  readonly text: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface Names {
  readonly zh: string;
  readonly en: string;
}

export interface AudienceRecord {
  readonly id: number;
  readonly name: Names;
  readonly hint: Names;
  readonly count: number;
}

interface Found<T> {
  readonly list: T[];
  readonly total: number;
}

const brief = { id: users.id, name: users.name, identity: users.identity };

export async function findClasses(
  { db }: Reader,
  announcer: Announcer,
  { text, offset, limit }: Window,
): Promise<Found<AudienceRecord>> {
  const where = and(
    isWithin(classes.id, announcer.classIds),
    text ? containsText(text, classes.name, courses.name_zh, courses.name_en) : undefined,
  );
  const count = sql<number>`(select count(*)::int from ${enrolments} inner join ${users} on ${users.id} = ${enrolments.user_id}
    where ${enrolments.class_id} = ${classes.id} and ${isStudent} and ${mayGetFrom(announcer)})`;
  const named = db
    .select({
      id: classes.id,
      name: classes.name,
      zh: courses.name_zh,
      en: courses.name_en,
      count,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(classes)
    .innerJoin(courses, eq(courses.id, classes.course_id))
    .where(where)
    .orderBy(asc(classes.name), asc(classes.id))
    .limit(limit)
    .offset(offset);
  const rows = await named;
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map(({ id, name, zh, en, count: size }) => ({
      id,
      name: { zh: name, en: name },
      hint: { zh, en },
      count: size,
    })),
  };
}

export async function findTeams(
  { db }: Reader,
  announcer: Announcer,
  { text, offset, limit }: Window,
): Promise<Found<AudienceRecord>> {
  const count = sql<number>`(select count(*)::int from ${teamMembers} inner join ${users} on ${users.id} = ${teamMembers.user_id}
    where ${teamMembers.team_id} = ${teams.id} and ${mayGetFrom(announcer)})`;
  const rows = await db
    .select({
      id: teams.id,
      name: teams.name,
      task: classTasks.name,
      zh: projects.name_zh,
      en: projects.name_en,
      count,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(teams)
    .innerJoin(projects, eq(projects.id, teams.project_id))
    .leftJoin(classTasks, eq(classTasks.id, teams.class_task_id))
    .where(
      and(
        isTeamOf(db, announcer),
        text
          ? containsText(text, teams.name, classTasks.name, projects.name_zh, projects.name_en)
          : undefined,
      ),
    )
    .orderBy(desc(teams.class_task_id), asc(teams.id))
    .limit(limit)
    .offset(offset);
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map(({ id, name, task, zh, en, count: size }) => ({
      id,
      name: { zh: name, en: name },
      // A task that nobody named bears its case's name in the language of the person who reads.
      hint: { zh: task ?? zh, en: task && task !== zh ? task : en },
      count: size,
    })),
  };
}

/** The task in whose teams roles are held, with the flow that names them; null for one out of reach. */
export async function taskOfRoles(
  { db }: Reader,
  announcer: Announcer,
  taskId: number,
): Promise<{ flow_id: number; name: Names } | null> {
  const [row] = await db
    .select({ flow_id: projects.flow_id, task: classTasks.name, zh: projects.name_zh, en: projects.name_en })
    .from(classTasks)
    .innerJoin(projects, eq(projects.id, classTasks.project_id))
    .innerJoin(classes, eq(classes.id, classTasks.class_id))
    .where(and(eq(classTasks.id, taskId), isWithin(classes.id, announcer.teamsOf)));
  if (!row) return null;
  const { flow_id, task, zh, en } = row;
  return { flow_id, name: { zh: task, en: task === zh ? en : task } };
}

/** Who holds which role in the newest run of each team of a class task. */
export async function holdersIn(
  { db }: Reader,
  announcer: Announcer,
  taskId: number,
): Promise<(UserBrief & { role_id: string })[]> {
  const newest = db
    .selectDistinctOn([experiments.team_id], { state: experiments.state })
    .from(experiments)
    .innerJoin(teams, eq(teams.id, experiments.team_id))
    .where(and(eq(teams.class_task_id, taskId), isNull(teams.disbanded_at)))
    .orderBy(asc(experiments.team_id), desc(experiments.id))
    .as('newest');
  const held = sql`json_each_text(${newest.state} -> 'holders') as held(role_id, user_id)`;
  return db
    .selectDistinct({ ...brief, role_id: sql<string>`held.role_id` })
    .from(newest)
    .innerJoin(held, sql`true`)
    .innerJoin(users, eq(users.id, sql`held.user_id::bigint`))
    .where(mayGetFrom(announcer))
    .orderBy(sql`held.role_id`, asc(users.id));
}

/** The class under this id with those who would get a message to it; null for one out of reach. */
export async function classWith(
  reader: Reader,
  announcer: Announcer,
  classId: number,
): Promise<{ name: Names; people: UserBrief[] } | null> {
  const { db } = reader;
  const [found] = await db
    .select({ name: classes.name })
    .from(classes)
    .where(and(eq(classes.id, classId), isWithin(classes.id, announcer.classIds)));
  if (!found) return null;
  const people = await db
    .select(brief)
    .from(users)
    .innerJoin(enrolments, eq(enrolments.user_id, users.id))
    .where(and(eq(enrolments.class_id, classId), isStudent, mayGetFrom(announcer)))
    .orderBy(asc(users.id));
  return { name: { zh: found.name, en: found.name }, people };
}

/** The same for a team. */
export async function teamWith(
  { db }: Reader,
  announcer: Announcer,
  teamId: number,
): Promise<{ name: Names; people: UserBrief[] } | null> {
  const [found] = await db
    .select({ name: teams.name })
    .from(teams)
    .where(and(eq(teams.id, teamId), isTeamOf(db, announcer)));
  if (!found) return null;
  const people = await db
    .select(brief)
    .from(users)
    .innerJoin(teamMembers, eq(teamMembers.user_id, users.id))
    .where(and(eq(teamMembers.team_id, teamId), mayGetFrom(announcer)))
    .orderBy(asc(users.id));
  return { name: { zh: found.name, en: found.name }, people };
}

const isStudent = eq(users.identity, 1);

/** Practice partners read nothing, closed accounts neither, and nobody writes to themselves. */
function mayGetFrom({ id }: Announcer): SQL | undefined {
  return and(ne(users.id, id), eq(users.disabled, false), eq(users.automatic, false));
}

function isWithin(column: Column, ids: readonly number[] | null): SQL | undefined {
  return ids ? inArray(column, [...ids]) : undefined;
}

function isTeamOf(db: Reader['db'], { id, teamsOf, ownTeams }: Announcer): SQL | undefined {
  const isOwn = exists(
    db
      .select({ one: sql`1` })
      .from(teamMembers)
      .where(and(eq(teamMembers.team_id, teams.id), eq(teamMembers.user_id, id))),
  );
  return and(isNull(teams.disbanded_at), ownTeams ? isOwn : isWithin(teams.class_id, teamsOf));
}
