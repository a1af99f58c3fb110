import { and, eq, inArray, notExists, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { teamInvitations, teams } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';
import { startedSince } from './find-repository.ts';

/** Inviting someone again renews the invitation. */
export async function addInvitations(
  { db }: Transaction,
  { teamId, by, at }: { readonly teamId: number; readonly by: number; readonly at: Date },
  userIds: readonly number[],
): Promise<void> {
  await db
    .insert(teamInvitations)
    .values(userIds.map((user_id) => ({ team_id: teamId, user_id, invited_by: by, invited_at: at })))
    .onConflictDoUpdate({
      target: [teamInvitations.team_id, teamInvitations.user_id],
      set: { invited_by: by, invited_at: at },
    });
}

/** Whether a person's invitation to a team still stands. */
export async function isInvited({ db }: Reader, teamId: number, userId: number): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(teamInvitations)
    .where(
      and(
        eq(teamInvitations.team_id, teamId),
        eq(teamInvitations.user_id, userId),
        notExists(startedSince(db)),
      ),
    );
  return rows.length > 0;
}

/** Answers how many there were. */
export async function removeInvitations(
  { db }: Transaction,
  teamId: number,
  userIds: readonly number[],
): Promise<number> {
  if (userIds.length === 0) return 0;
  const rows = await db
    .delete(teamInvitations)
    .where(and(eq(teamInvitations.team_id, teamId), inArray(teamInvitations.user_id, [...userIds])))
    .returning({ id: teamInvitations.user_id });
  return rows.length;
}

/** Removes a person's own invitation; answers who had invited them to which team, or null when there was none. */
export async function takeInvitation({ db }: Transaction, teamId: number, userId: number) {
  const [taken] = await db
    .delete(teamInvitations)
    .where(and(eq(teamInvitations.team_id, teamId), eq(teamInvitations.user_id, userId)))
    .returning({ invited_by: teamInvitations.invited_by });
  if (!taken) return null;
  const { name, project_id, leader_id } = teams;
  const [team] = await db.select({ name, project_id, leader_id }).from(teams).where(eq(teams.id, teamId));
  return team ? { ...team, ...taken } : null;
}

/** Everybody with an invitation to a team, lapsed or not. */
export async function inviteesOf({ db }: Reader, teamId: number): Promise<number[]> {
  const rows = await db
    .select({ id: teamInvitations.user_id })
    .from(teamInvitations)
    .where(eq(teamInvitations.team_id, teamId));
  return rows.map(({ id }) => id);
}
