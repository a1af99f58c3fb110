import type { Team, UserBrief } from '@lets/contract';
import { and, asc, desc, eq, exists, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { experiments, projects, teamMembers, teams, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export interface TeamRecord {
  readonly id: number;
  readonly name: string;
  readonly project_id: number;
  readonly class_id: number | null;
  readonly leader_id: number;
  readonly open_invitation: boolean;
  /** In the order in which they joined. */
  readonly member_ids: readonly number[];
}

/** A team that has not ended, under its lock: changes to it take turns. */
export async function lockTeam({ db }: Transaction, id: number): Promise<TeamRecord | null> {
  const [team] = await db
    .select()
    .from(teams)
    .where(and(eq(teams.id, id), isNull(teams.disbanded_at)))
    .for('no key update');
  if (!team) return null;
  const members = await db
    .select({ id: teamMembers.user_id })
    .from(teamMembers)
    .where(eq(teamMembers.team_id, id))
    .orderBy(asc(teamMembers.joined_at), asc(teamMembers.user_id));
  return { ...team, member_ids: members.map((member) => member.id) };
}

export async function addTeam(
  { db }: Transaction,
  team: Omit<TeamRecord, 'id' | 'member_ids'>,
): Promise<number> {
  const [row] = await db.insert(teams).values(team).returning({ id: teams.id });
  if (!row) throw new Error('the new team has no id');
  return row.id;
}

export async function setTeam(
  { db }: Transaction,
  id: number,
  changes: Partial<Pick<TeamRecord, 'name' | 'leader_id' | 'open_invitation'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await db.update(teams).set(changes).where(eq(teams.id, id));
}

export async function addMembers({ db }: Transaction, teamId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.insert(teamMembers).values(ids.map((id) => ({ team_id: teamId, user_id: id })));
}

export async function removeMembers(
  { db }: Transaction,
  teamId: number,
  ids: readonly number[],
): Promise<void> {
  await db
    .delete(teamMembers)
    .where(and(eq(teamMembers.team_id, teamId), inArray(teamMembers.user_id, [...ids])));
}

export async function disband({ db }: Transaction, id: number, at: Date): Promise<void> {
  await db.update(teams).set({ disbanded_at: at }).where(eq(teams.id, id));
}

/** Runs of a team that are not over. */
export function openRunsOf(
  { db }: Reader,
  teamId: number,
): Promise<{ id: number; status: 'waiting' | 'in_progress' | 'ended' }[]> {
  return db
    .select({ id: experiments.id, status: experiments.status })
    .from(experiments)
    .where(and(eq(experiments.team_id, teamId), ne(experiments.status, 'ended')));
}

/** Those of these ids that are students who can log in. */
export async function studentsAmong({ db }: Reader, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.identity, 1), eq(users.disabled, false)));
  return rows.map((row) => row.id);
}

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
  const isMember = exists(
    db
      .select({ one: sql`1` })
      .from(teamMembers)
      .where(and(eq(teamMembers.team_id, teams.id), eq(teamMembers.user_id, memberId))),
  );
  const where = and(
    isNull(teams.disbanded_at),
    projectId ? eq(teams.project_id, projectId) : undefined,
    classIds.length > 0 ? or(isMember, inArray(teams.class_id, [...classIds])) : isMember,
  );
  return selectTeams(db, where);
}

export async function teamById({ db }: Reader, id: number): Promise<Team> {
  const [team] = await selectTeams(db, eq(teams.id, id));
  if (!team) throw new Error(`there is no team ${id}`);
  return team;
}

async function selectTeams(db: Reader['db'], where: SQL | undefined): Promise<Team[]> {
  const rows = await db
    .select({
      id: teams.id,
      name: teams.name,
      leader_id: teams.leader_id,
      open_invitation: teams.open_invitation,
      project: {
        id: projects.id,
        name: sql<
          Team['project']['name']
        >`jsonb_build_object('zh', ${projects.name_zh}, 'en', ${projects.name_en})`,
      },
      active_runs: sql<number>`(select count(*)::int from ${experiments}
        where ${experiments.team_id} = ${teams.id} and ${experiments.status} <> 'ended')`,
    })
    .from(teams)
    .innerJoin(projects, eq(projects.id, teams.project_id))
    .where(where)
    .orderBy(desc(teams.id))
    .limit(MOST_TEAMS);
  const members = await membersOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ leader_id, ...team }) => {
    const own = members.get(team.id) ?? [];
    const leader = own.find((member) => member.id === leader_id);
    if (!leader) throw new Error(`the leader of team ${team.id} is not in it`);
    return { ...team, leader, members: own };
  });
}

async function membersOf(db: Reader['db'], teamIds: readonly number[]): Promise<Map<number, UserBrief[]>> {
  const rows = await db
    .select({ of: teamMembers.team_id, id: users.id, name: users.name, identity: users.identity })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.user_id))
    .where(inArray(teamMembers.team_id, [...teamIds]))
    .orderBy(asc(teamMembers.joined_at), asc(users.id));
  const groups = Map.groupBy(rows, (row) => row.of);
  return new Map(
    [...groups].map(([of, own]) => [
      of,
      own.map(({ id, name, identity }) => ({ id, name, identity: identity as UserBrief['identity'] })),
    ]),
  );
}
