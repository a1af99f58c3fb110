import type { JoinableTeam, Team, TeamMember, UserBrief } from '@lets/contract';
import { containsText } from '../../db/contains-text.ts';
import {
  alias,
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classTasks,
  enrolments,
  experiments,
  projects,
  teamInvitations,
  teamMembers,
  teams,
  users,
} from '../../db/schema/index.ts';

type Db = Reader['db'];

export interface TeamFilter {
  /** Teams that this person is a member of … */
  readonly memberId: number;
  /** … or that were formed in these classes. */
  readonly classIds: readonly number[];
  readonly projectId?: number | undefined;
}

/** A person with hundreds of teams sees the latest. */
const MOST_TEAMS = 200;

export async function findTeams(
  { db }: Reader,
  { memberId, classIds, projectId }: TeamFilter,
): Promise<Team[]> {
  const where = and(
    isNull(teams.disbanded_at),
    // A group that waits for its first member is shown with its class task.
    isNotNull(teams.leader_id),
    projectId ? eq(teams.project_id, projectId) : undefined,
    classIds.length > 0
      ? or(hasMember(db, memberId), inArray(teams.class_id, [...classIds]))
      : hasMember(db, memberId),
  );
  return selectTeams(db, where);
}

/** A team that has not ended, as far as it has to be known to say who may know it. */
export async function knownTeam(
  { db }: Reader,
  id: number,
): Promise<{ class_id: number | null; member_ids: number[] } | null> {
  const rows = await db
    .select({ class_id: teams.class_id, member_id: teamMembers.user_id })
    .from(teams)
    .leftJoin(teamMembers, eq(teamMembers.team_id, teams.id))
    .where(and(eq(teams.id, id), isNull(teams.disbanded_at)));
  const [team] = rows;
  return team
    ? { class_id: team.class_id, member_ids: rows.flatMap(({ member_id }) => member_id ?? []) }
    : null;
}

/** What a team plays, else what it prepares; the latest of several. */
export async function currentRunOf({ db }: Reader, teamId: number) {
  const [run] = await db
    .select({ flow_id: experiments.flow_id, state: experiments.state })
    .from(experiments)
    .where(and(eq(experiments.team_id, teamId), ne(experiments.status, 'ended')))
    .orderBy(desc(sql`${experiments.status} = 'in_progress'`), desc(experiments.id))
    .limit(1);
  return run ?? null;
}

export async function teamById({ db }: Reader, id: number): Promise<Team> {
  const [team] = await selectTeams(db, eq(teams.id, id));
  if (!team) throw new Error(`there is no team ${id}`);
  return team;
}

const capacity = sql<number>`coalesce(${teams.capacity}, (${projects.card} ->> 'team_max')::int)`;
const seatsTaken = sql<number>`(select count(*)::int from ${teamMembers} where ${teamMembers.team_id} = ${teams.id})`;
const isPlaying = sql<boolean>`exists (select 1 from ${experiments}
  where ${experiments.team_id} = ${teams.id} and ${experiments.status} = 'in_progress')`;
const head = {
  id: teams.id,
  name: teams.name,
  leader_id: teams.leader_id,
  capacity,
  class_task_id: teams.class_task_id,
  class_task_name: sql<
    string | null
  >`(select task.name from ${classTasks} task where task.id = ${teams.class_task_id})`,
  project: {
    id: projects.id,
    name: sql<
      Team['project']['name']
    >`jsonb_build_object('zh', ${projects.name_zh}, 'en', ${projects.name_en})`,
  },
};

async function selectTeams(db: Db, where: SQL | undefined): Promise<Team[]> {
  const rows = await db
    .select({
      ...head,
      open_invitation: teams.open_invitation,
      created_at: teams.created_at,
      is_playing: isPlaying,
      made_by_teacher: sql<boolean>`coalesce(${classTasks.grouping} in ('hand', 'random'), false)`,
      active_runs: sql<number>`(select count(*)::int from ${experiments}
        where ${experiments.team_id} = ${teams.id} and ${experiments.status} <> 'ended')`,
    })
    .from(teams)
    .innerJoin(projects, eq(projects.id, teams.project_id))
    .leftJoin(classTasks, eq(classTasks.id, teams.class_task_id))
    .where(where)
    .orderBy(desc(teams.id))
    .limit(MOST_TEAMS);
  const ids = rows.map((row) => row.id);
  const members = await numberedMembersOf(db, ids);
  const invited = await invitedTo(db, ids);
  return rows.map(({ leader_id, created_at, ...team }) => {
    const own = members.get(team.id) ?? [];
    const leader = own.find((member) => member.id === leader_id);
    if (!leader) throw new Error(`the leader of team ${team.id} is not in it`);
    const rest = { created_at: created_at.getTime(), members: own, invited: invited.get(team.id) ?? [] };
    return { ...team, ...rest, leader };
  });
}

export interface OpenFilter {
  /** Of these cases: those that the person may see. */
  readonly projectIds: readonly number[];
  readonly teamId?: number | undefined;
  readonly userId: number;
  /** Where this person is enrolled: a team of a class is open to that class. */
  readonly classIds: readonly number[];
  readonly text?: string | undefined;
}

/** Openly inviting teams that someone is not in, of no class or one of theirs; those that they may join now first. */
export async function findOpenTeams(
  { db }: Reader,
  { projectIds, teamId, userId, classIds, text }: OpenFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ total: number; list: JoinableTeam[] }> {
  const where = and(
    inArray(teams.project_id, [...projectIds]),
    teamId === undefined ? undefined : eq(teams.id, teamId),
    eq(teams.open_invitation, true),
    isNull(teams.disbanded_at),
    classIds.length > 0
      ? or(isNull(teams.class_id), inArray(teams.class_id, [...classIds]))
      : isNull(teams.class_id),
    notExists(memberRow(db, userId)),
    text ? containsText(text, teams.name) : undefined,
  );
  const blocked = blockedFor(userId);
  const from = db
    .select({ ...head, blocked })
    .from(teams)
    .innerJoin(projects, eq(projects.id, teams.project_id));
  const rows = await from
    .where(where)
    .orderBy(sql`${blocked} is not null`, asc(teams.id))
    .limit(page.limit)
    .offset(page.offset);
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(teams).where(where);
  return { total: count?.total ?? 0, list: await joinable(db, rows) };
}

export interface FoundInvitation {
  readonly team: JoinableTeam;
  readonly invited_by: UserBrief;
  readonly invited_at: number;
}

/** What someone is invited to and has not decided. */
export async function findInvitations({ db }: Reader, userId: number): Promise<FoundInvitation[]> {
  const inviters = alias(users, 'inviters');
  const rows = await db
    .select({
      ...head,
      blocked: blockedFor(userId),
      by: sql<UserBrief>`jsonb_build_object('id', ${inviters.id}, 'name', ${inviters.name}, 'identity', ${inviters.identity})`,
      at: teamInvitations.invited_at,
    })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.team_id))
    .innerJoin(projects, eq(projects.id, teams.project_id))
    .innerJoin(inviters, eq(inviters.id, teamInvitations.invited_by))
    .where(and(eq(teamInvitations.user_id, userId), isNull(teams.disbanded_at), notExists(startedSince(db))))
    .orderBy(desc(teamInvitations.invited_at), desc(teams.id))
    .limit(MOST_TEAMS);
  const found = await joinable(
    db,
    rows.map(({ by: _, at: __, ...team }) => team),
  );
  return rows.flatMap(({ by, at }, i) => {
    const team = found[i];
    return team ? [{ team, invited_by: by, invited_at: at.getTime() }] : [];
  });
}

type Head = Omit<JoinableTeam, 'leader' | 'members'> & { readonly leader_id: number | null };

async function joinable(db: Db, rows: readonly Head[]): Promise<JoinableTeam[]> {
  const members = await membersOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ leader_id, ...team }) => {
    const own = members.get(team.id) ?? [];
    return { ...team, leader: own.find((member) => member.id === leader_id) ?? null, members: own };
  });
}

/** team id → who is in it, in the order in which they joined. */
export async function membersOf(db: Db, teamIds: readonly number[]): Promise<Map<number, UserBrief[]>> {
  const rows = await db
    .select({ of: teamMembers.team_id, id: users.id, name: users.name, identity: users.identity })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.user_id))
    .where(inArray(teamMembers.team_id, [...teamIds]))
    .orderBy(asc(teamMembers.joined_at), asc(users.id));
  return grouped(rows);
}

/** The same, with their student numbers. */
async function numberedMembersOf(db: Db, teamIds: readonly number[]): Promise<Map<number, TeamMember[]>> {
  const members = await membersOf(db, teamIds);
  const ids = [...members.values()].flat().map(({ id }) => id);
  const rows = await db
    .select({ id: users.id, student_id: users.student_id })
    .from(users)
    .where(inArray(users.id, ids));
  const numbers = new Map(rows.map((row) => [row.id, row.student_id]));
  const numbered = (one: UserBrief) => ({ ...one, student_id: numbers.get(one.id) ?? '' });
  return new Map([...members].map(([team, own]) => [team, own.map(numbered)]));
}

/** team id → who is invited to it and has not decided. */
async function invitedTo(db: Db, teamIds: readonly number[]): Promise<Map<number, UserBrief[]>> {
  const rows = await db
    .select({ of: teamInvitations.team_id, id: users.id, name: users.name, identity: users.identity })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.team_id))
    .innerJoin(users, eq(users.id, teamInvitations.user_id))
    .where(and(inArray(teamInvitations.team_id, [...teamIds]), notExists(startedSince(db))))
    .orderBy(asc(teamInvitations.invited_at), asc(users.id));
  return grouped(rows);
}

function grouped(rows: readonly { of: number; id: number; name: string; identity: UserBrief['identity'] }[]) {
  const groups = Map.groupBy(rows, (row) => row.of);
  return new Map(
    [...groups].map(([of, own]) => [of, own.map(({ id, name, identity }) => ({ id, name, identity }))]),
  );
}

function hasMember(db: Db, userId: number): SQL {
  return exists(memberRow(db, userId));
}

function memberRow(db: Db, userId: number) {
  return db
    .select({ one: sql`1` })
    .from(teamMembers)
    .where(and(eq(teamMembers.team_id, teams.id), eq(teamMembers.user_id, userId)));
}

/** Why a person cannot join a team now, if anything: what `joinTeam` would refuse with. */
function blockedFor(userId: number) {
  return sql<JoinableTeam['blocked']>`case
    when exists (select 1 from ${teamMembers} where ${teamMembers.class_task_id} = ${teams.class_task_id}
      and ${teamMembers.user_id} = ${userId}) then 'in_other_group'
    when ${isPlaying} then 'team_started'
    when ${seatsTaken} >= ${capacity} then 'team_full' end`;
}

/** An invitation lapses when the team starts an experiment after it. */
export function startedSince(db: Db) {
  return db
    .select({ one: sql`1` })
    .from(experiments)
    .where(
      and(
        eq(experiments.team_id, teamInvitations.team_id),
        ne(experiments.status, 'waiting'),
        gte(experiments.started_at, teamInvitations.invited_at),
      ),
    );
}

/** Whom a group of a class task concerns: the class, which sees its free seats, and who gave the task. */
export async function peopleOfTask({ db }: Reader, taskId: number): Promise<number[]> {
  const rows = await db
    .select({ user_id: enrolments.user_id })
    .from(classTasks)
    .innerJoin(enrolments, eq(enrolments.class_id, classTasks.class_id))
    .where(eq(classTasks.id, taskId))
    .union(db.select({ user_id: classTasks.creator_id }).from(classTasks).where(eq(classTasks.id, taskId)));
  return rows.map(({ user_id }) => user_id);
}

/** What the first to join a group of a class task begins. */
export async function planOf({ db }: Reader, taskId: number) {
  const [task] = await db.select().from(classTasks).where(eq(classTasks.id, taskId));
  return task ?? null;
}
