import type { Identity, UserBrief } from '@lets/contract';
import { containsIndexed } from '../../db/contains-text.ts';
import {
  alias,
  and,
  asc,
  eq,
  exists,
  inArray,
  isNull,
  ne,
  or,
  type PgColumn,
  type SQL,
  sql,
} from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  classMentors,
  courseMentors,
  enrolments,
  teamMembers,
  teams,
  users,
} from '../../db/schema/index.ts';
import type { Reach } from './policy.ts';

const brief = { id: users.id, name: users.name, identity: users.identity };

/** Who asks, and how far they reach. */
export interface Writer {
  readonly id: number;
  readonly reach: Reach;
}

export async function findReachable(
  { db }: Reader,
  writer: Writer,
  { text, offset, limit }: { text: string | undefined; offset: number; limit: number },
): Promise<{ list: UserBrief[]; total: number }> {
  const where = and(
    isReachable(db, writer),
    text ? containsIndexed('users', text, users.name, users.account, users.student_id) : undefined,
  );
  const [rows, [count]] = await Promise.all([
    db
      .select(brief)
      .from(users)
      .where(where)
      .orderBy(asc(users.identity), asc(users.name), asc(users.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: sql<number>`count(*)::int` }).from(users).where(where),
  ]);
  return { list: rows.map(toBrief), total: count?.total ?? 0 };
}

/** Those of these people whom a person may write to. */
export async function reachableAmong(
  { db }: Reader,
  writer: Writer,
  ids: readonly number[],
): Promise<UserBrief[]> {
  const where = and(inArray(users.id, [...ids]), isReachable(db, writer));
  return (await db.select(brief).from(users).where(where)).map(toBrief);
}

export async function personById({ db }: Reader, id: number): Promise<UserBrief | null> {
  const [row] = await db.select(brief).from(users).where(eq(users.id, id));
  return row ? toBrief(row) : null;
}

/** user id → what tells them from others of their name: the classes they share with the writer, else the teams. */
export async function hintsOf(
  { db }: Reader,
  { id, reach }: Writer,
  userIds: readonly number[],
): Promise<Map<number, readonly string[]>> {
  const shared = (column: PgColumn) =>
    reach.everybody ? undefined : inArray(column, [...reach.studentsOf, ...reach.mentorsOfClasses]);
  const inClass = db
    .select({ user_id: enrolments.user_id, name: classes.name })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.class_id))
    .where(and(inArray(enrolments.user_id, [...userIds]), shared(classes.id)));
  const teaching = db
    .select({ user_id: classMentors.user_id, name: classes.name })
    .from(classMentors)
    .innerJoin(classes, eq(classes.id, classMentors.class_id))
    .where(and(inArray(classMentors.user_id, [...userIds]), shared(classes.id)));
  const leading = db
    .select({ user_id: courseMentors.user_id, name: classes.name })
    .from(courseMentors)
    .innerJoin(classes, eq(classes.course_id, courseMentors.course_id))
    .where(and(inArray(courseMentors.user_id, [...userIds]), shared(classes.id)));
  const [ofClasses, ofTeams] = await Promise.all([
    inClass.union(teaching).union(leading),
    teamsWith(db, id, userIds),
  ]);
  const [byClass, byTeam] = [namesByUser(ofClasses), namesByUser(ofTeams)];
  return new Map(userIds.map((user) => [user, byClass.get(user) ?? byTeam.get(user) ?? []]));
}

function teamsWith(db: Reader['db'], callerId: number, userIds: readonly number[]) {
  const own = alias(teamMembers, 'own');
  return db
    .select({ user_id: teamMembers.user_id, name: teams.name })
    .from(teamMembers)
    .innerJoin(own, and(eq(own.team_id, teamMembers.team_id), eq(own.user_id, callerId)))
    .innerJoin(teams, and(eq(teams.id, teamMembers.team_id), isNull(teams.disbanded_at)))
    .where(inArray(teamMembers.user_id, [...userIds]));
}

function namesByUser(rows: readonly { user_id: number; name: string }[]): Map<number, string[]> {
  const groups = Map.groupBy(rows, (row) => row.user_id);
  return new Map([...groups].map(([id, own]) => [id, [...new Set(own.map((row) => row.name))].sort()]));
}

function isReachable(db: Reader['db'], { id, reach }: Writer): SQL | undefined {
  const transitions = reach.everybody
    ? undefined
    : or(
        inArray(users.identity, [3, 4]),
        isTeamMate(db, id),
        isOneOf(db, enrolments, enrolments.class_id, reach.studentsOf),
        isOneOf(db, classMentors, classMentors.class_id, reach.mentorsOfClasses),
        isOneOf(db, courseMentors, courseMentors.course_id, reach.mentorsOfCourses),
      );
  // Practice partners read nothing.
  return and(ne(users.id, id), eq(users.disabled, false), eq(users.automatic, false), transitions);
}

function isOneOf(
  db: Reader['db'],
  table: typeof enrolments | typeof classMentors | typeof courseMentors,
  column: PgColumn,
  ids: readonly number[],
): SQL | undefined {
  if (ids.length === 0) return undefined;
  return inArray(
    users.id,
    db
      .select({ id: table.user_id })
      .from(table)
      .where(inArray(column, [...ids])),
  );
}

function isTeamMate(db: Reader['db'], callerId: number): SQL {
  const own = alias(teamMembers, 'own');
  return exists(
    db
      .select({ one: sql`1` })
      .from(teamMembers)
      .innerJoin(own, and(eq(own.team_id, teamMembers.team_id), eq(own.user_id, callerId)))
      .innerJoin(teams, and(eq(teams.id, teamMembers.team_id), isNull(teams.disbanded_at)))
      .where(eq(teamMembers.user_id, users.id)),
  );
}

function toBrief({ id, name, identity }: { id: number; name: string; identity: Identity }): UserBrief {
  return { id, name, identity };
}
