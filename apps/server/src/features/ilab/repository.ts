import type { RunEvent } from '@lets/engine';
import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import {
  deliveries,
  evaluationScores,
  experimentEvents,
  experimentMembers,
  experiments,
  ilabArrivals,
  teams,
  users,
} from '../../db/schema/index.ts';

export type ArrivalRow = typeof ilabArrivals.$inferSelect;
export type Arrival = Pick<
  ArrivalRow,
  'integration_id' | 'user_id' | 'username' | 'access_token' | 'expires_at'
>;

/** Since when a person comes from ilab-x stays; the token is always the newest. */
export async function keepArrival({ db }: Reader, arrival: Arrival, at: Date): Promise<void> {
  const { username, access_token, expires_at } = arrival;
  await db
    .insert(ilabArrivals)
    .values({ ...arrival, first_at: at })
    .onConflictDoUpdate({
      target: [ilabArrivals.integration_id, ilabArrivals.user_id],
      set: { username, access_token, expires_at, refreshes: 0 },
    });
}

export async function arrivalsOf(
  { db }: Reader,
  integrationId: number,
  userIds: readonly number[],
): Promise<ArrivalRow[]> {
  if (userIds.length === 0) return [];
  return db
    .select()
    .from(ilabArrivals)
    .where(and(eq(ilabArrivals.integration_id, integrationId), inArray(ilabArrivals.user_id, [...userIds])));
}

/** Sends again at once what waits or was given up of somebody who has a new token. */
export async function wake({ db }: Reader, integrationId: number, userId: number, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: 'waiting', tries: 0, next_at: now })
    .where(
      and(
        eq(deliveries.integration_id, integrationId),
        eq(deliveries.user_id, userId),
        ne(deliveries.state, 'delivered'),
      ),
    );
}

interface Ending {
  readonly integrationId: number;
  readonly projectId: number;
  readonly now: Date;
  readonly soon: Date;
  readonly refreshesMost: number;
  readonly limit: number;
}

/** Takes, for this process alone, arrivals whose token ends soon and is still needed. */
export async function takeEnding({ db }: Reader, about: Ending): Promise<ArrivalRow[]> {
  const { integrationId, projectId, now, soon, refreshesMost, limit } = about;
  const needed = sql`exists (select 1 from ${experimentMembers} m
    join ${experiments} e on e.id = m.experiment_id and e.project_id = ${projectId} and e.status <> 'waiting' and e.rehearsal is null
    where m.user_id = ${ilabArrivals.user_id} and (e.ended_at is null or e.ended_at >= ${ilabArrivals.first_at})
      and not exists (select 1 from ${deliveries} d where d.integration_id = ${integrationId}
        and d.item_key = concat_ws('_', 'lets', e.id, m.user_id) and d.state = 'delivered'))`;
  const ending = await db
    .select({ userId: ilabArrivals.user_id })
    .from(ilabArrivals)
    .where(
      and(
        eq(ilabArrivals.integration_id, integrationId),
        gt(ilabArrivals.expires_at, now),
        lte(ilabArrivals.expires_at, soon),
        lt(ilabArrivals.refreshes, refreshesMost),
        needed,
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  if (ending.length === 0) return [];
  return db
    .update(ilabArrivals)
    .set({ refreshes: sql`${ilabArrivals.refreshes} + 1` })
    .where(
      and(
        eq(ilabArrivals.integration_id, integrationId),
        inArray(
          ilabArrivals.user_id,
          ending.map(({ userId }) => userId),
        ),
      ),
    )
    .returning();
}

export async function keepRefreshed(
  { db }: Reader,
  { integration_id, user_id }: Pick<ArrivalRow, 'integration_id' | 'user_id'>,
  token: Pick<ArrivalRow, 'access_token' | 'expires_at'>,
): Promise<void> {
  await db
    .update(ilabArrivals)
    .set(token)
    .where(and(eq(ilabArrivals.integration_id, integration_id), eq(ilabArrivals.user_id, user_id)));
}

export interface DueRow {
  readonly eid: number;
  readonly user_id: number;
  readonly score: number | null;
}

/** Ended runs of a case, by members who have come from ilab-x, of which no result is in the outbox. */
export async function dueResults(
  { db }: Reader,
  about: {
    readonly integrationId: number;
    readonly projectId: number;
    readonly isAfterEvaluation: boolean;
    readonly limit: number;
  },
): Promise<DueRow[]> {
  const itemKey = sql`concat_ws('_', 'lets', ${experiments.id}, ${experimentMembers.user_id})`;
  return db
    .select({ eid: experiments.id, user_id: experimentMembers.user_id, score: evaluationScores.score })
    .from(ilabArrivals)
    .innerJoin(experimentMembers, eq(experimentMembers.user_id, ilabArrivals.user_id))
    .innerJoin(experiments, eq(experiments.id, experimentMembers.experiment_id))
    .leftJoin(
      evaluationScores,
      and(
        eq(evaluationScores.experiment_id, experiments.id),
        eq(evaluationScores.user_id, experimentMembers.user_id),
      ),
    )
    .leftJoin(
      deliveries,
      and(eq(deliveries.integration_id, about.integrationId), sql`${deliveries.item_key} = ${itemKey}`),
    )
    .where(
      and(
        eq(ilabArrivals.integration_id, about.integrationId),
        eq(experiments.project_id, about.projectId),
        eq(experiments.status, 'ended'),
        isNull(experiments.rehearsal),
        sql`${experiments.ended_at} >= ${ilabArrivals.first_at}`,
        about.isAfterEvaluation ? sql`${evaluationScores.score} is not null` : undefined,
        or(isNull(deliveries.id), eq(deliveries.mark, '')),
      ),
    )
    .orderBy(asc(experiments.id), asc(experimentMembers.user_id))
    .limit(about.limit);
}

/** A run with what its record tells of it beside its flow. */
export async function endedRun({ db }: Reader, eid: number) {
  const { id, project_id, flow_id, name, state, started_at, ended_at } = experiments;
  const [row] = await db
    .select({ id, project_id, flow_id, name, state, started_at, ended_at, team: teams.name })
    .from(experiments)
    .leftJoin(teams, eq(teams.id, experiments.team_id))
    .where(eq(id, eid));
  return row ?? null;
}

/** The people who played in a run. */
export async function playersOf({ db }: Reader, eid: number): Promise<string[]> {
  const rows = await db
    .select({ name: users.name })
    .from(experimentMembers)
    .innerJoin(users, eq(users.id, experimentMembers.user_id))
    .where(and(eq(experimentMembers.experiment_id, eid), eq(users.automatic, false)))
    .orderBy(asc(users.id));
  return rows.map(({ name }) => name);
}

export async function eventsOfTypes(
  { db }: Reader,
  eid: number,
  types: readonly RunEvent['type'][],
): Promise<RunEvent[]> {
  const { experiment_id, seq, type, at, node_id, actor_id, role_id, by_staff, audience, data } =
    experimentEvents;
  const rows = await db
    .select({ seq, type, at, node_id, actor_id, role_id, by_staff, audience, data })
    .from(experimentEvents)
    .where(and(eq(experiment_id, eid), inArray(type, [...types])))
    .orderBy(asc(seq));
  // The rows hold what the engine made: which data an event has, its type says.
  return rows as RunEvent[];
}
