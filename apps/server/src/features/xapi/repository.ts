import type { Bilingual } from '@lets/contract';
import { and, asc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from '../../db/drizzle.ts';
import { isAnyOf } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  courses,
  deliveries,
  evaluationScores,
  evaluationVersions,
  experiments,
  integrations,
  projects,
  users,
  xapiCursors,
} from '../../db/schema/index.ts';
import type { RunTold } from './place.ts';
import type { Publication } from './tell-scores.ts';

export interface Scope {
  readonly integrationId: number;
  /** None is all. */
  readonly courseIds: readonly number[];
}

/** A run of which something is still to be told. */
export interface RunBehind extends RunTold {
  /** The number of its last event. */
  readonly seq: number;
  /** How far it has been told. */
  readonly told: number;
}

const courseOfRun = sql`coalesce(${classes.course_id}, ${projects.course_id})`;
const toldSeq = sql<number>`coalesce(${xapiCursors.seq}, 0)`.mapWith(Number);

const RUN = {
  eid: experiments.id,
  flow_id: experiments.flow_id,
  seq: experiments.seq,
  told: toldSeq,
  started_at: experiments.started_at,
  project_id: projects.id,
  project_zh: projects.name_zh,
  project_en: projects.name_en,
  course_id: courses.id,
  course_zh: courses.name_zh,
  course_en: courses.name_en,
};

function selectRuns({ db }: Reader, { integrationId, courseIds }: Scope, condition: SQL | undefined) {
  const ofThis = and(
    eq(xapiCursors.integration_id, integrationId),
    eq(xapiCursors.experiment_id, experiments.id),
  );
  return db
    .select(RUN)
    .from(experiments)
    .innerJoin(integrations, eq(integrations.id, integrationId))
    .innerJoin(projects, eq(projects.id, experiments.project_id))
    .leftJoin(classes, eq(classes.id, experiments.class_id))
    .leftJoin(courses, sql`${courses.id} = ${courseOfRun}`)
    .leftJoin(xapiCursors, ofThis)
    .where(
      and(
        isNotNull(experiments.started_at),
        isNull(experiments.rehearsal),
        // What was before the service was connected is told only when somebody says so, which leaves a cursor.
        or(gte(experiments.started_at, integrations.created_at), isNotNull(xapiCursors.seq)),
        courseIds.length > 0 ? isAnyOf(courses.id, courseIds) : undefined,
        condition,
      ),
    )
    .orderBy(asc(experiments.id));
}

type RunRow = Awaited<ReturnType<typeof selectRuns>>[number];

const toldOf = (row: RunRow): RunBehind => ({
  eid: row.eid,
  flow_id: row.flow_id,
  seq: row.seq,
  told: row.told,
  started_at: row.started_at?.getTime() ?? 0,
  project: { id: row.project_id, name: { zh: row.project_zh, en: row.project_en } },
  course: courseOf(row),
});

function courseOf({ course_id: id, course_zh: zh, course_en: en }: RunRow): RunTold['course'] {
  return id === null ? null : { id, name: { zh: zh ?? '', en: en ?? '' } satisfies Bilingual };
}

/** Runs with events that have not been told, the oldest first. */
export async function runsBehind(reader: Reader, scope: Scope, limit: number): Promise<RunBehind[]> {
  const rows = await selectRuns(reader, scope, lt(toldSeq, experiments.seq)).limit(limit);
  return rows.map(toldOf);
}

/** Moves the cursor on from where the caller found it. Where it stands elsewhere by now, as somebody has had the run told again, it stays. */
export async function moveCursor(
  { db }: Reader,
  { integrationId, eid, from, to }: Readonly<Record<'integrationId' | 'eid' | 'from' | 'to', number>>,
): Promise<void> {
  await db
    .insert(xapiCursors)
    .values({ integration_id: integrationId, experiment_id: eid, seq: to })
    .onConflictDoUpdate({
      target: [xapiCursors.integration_id, xapiCursors.experiment_id],
      set: { seq: to },
      setWhere: eq(xapiCursors.seq, from),
    });
}

/** A run as if none of it had been told. */
export async function forgetRun({ db }: Reader, integrationId: number, eid: number): Promise<void> {
  const ofRun = and(eq(deliveries.integration_id, integrationId), eq(deliveries.experiment_id, eid));
  await db.delete(deliveries).where(ofRun);
  await db
    .insert(xapiCursors)
    .values({ integration_id: integrationId, experiment_id: eid, seq: 0 })
    .onConflictDoUpdate({
      target: [xapiCursors.integration_id, xapiCursors.experiment_id],
      set: { seq: 0 },
    });
}

/** Whether there is such a run that has begun and is no rehearsal. */
export async function isTellable({ db }: Reader, eid: number): Promise<boolean> {
  const { id, started_at, rehearsal } = experiments;
  return (await db.$count(experiments, and(eq(id, eid), isNotNull(started_at), isNull(rehearsal)))) > 0;
}

/** Which of these people are persons of the school: no practice partners, and none who has been erased. */
export async function personsAmong({ db }: Reader, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isAnyOf(users.id, ids), eq(users.automatic, false), isNull(users.erased_at)));
  return new Set(rows.map(({ id }) => id));
}

export async function accountsOf(
  { db }: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(isAnyOf(users.id, ids));
  return new Map(rows.map(({ id, account }) => [id, account]));
}

/** What the outbox calls a member's score: the same in SQL below. */
export const scoreKey = (eid: number, userId: number) => `score ${eid} ${userId}`;

/** Which publication of an evaluation, the latest, is told, and whether as taken back: the same in SQL below. */
export function scoreMark({ version, withdrawn_at }: Publication): string {
  return withdrawn_at === null ? `${version}` : `${version} void`;
}

/** Runs whose latest publication, or its being taken back, has not been told of some member. */
export async function evaluationsBehind(reader: Reader, scope: Scope, limit: number): Promise<RunBehind[]> {
  const mark = sql`v.version || case when v.withdrawn_at is null then '' else ' void' end`;
  const ofMember = sql`select 1 from ${deliveries} d where d.integration_id = ${scope.integrationId}
    and d.item_key = 'score ' || v.experiment_id || ' ' || s.user_id and d.mark = ${mark}`;
  const isUntold = sql`exists (select 1 from ${evaluationScores} s join ${users} u on u.id = s.user_id
    where s.experiment_id = v.experiment_id and not u.automatic and u.erased_at is null and not exists (${ofMember}))`;
  const isStillTold = sql`exists (select 1 from ${deliveries} d
    where d.experiment_id = v.experiment_id and d.integration_id = ${scope.integrationId}
      and starts_with(d.item_key, 'score ') and d.mark <> ${mark})`;
  const isBehind = sql`exists (select 1 from ${evaluationVersions} v
    where v.experiment_id = ${experiments.id}
      and v.version = (select max(w.version) from ${evaluationVersions} w where w.experiment_id = v.experiment_id)
      and case when v.withdrawn_at is null then ${isUntold} else ${isStillTold} end)`;
  const rows = await selectRuns(reader, scope, isBehind).limit(limit);
  return rows.map(toldOf);
}

export async function publicationsOf({ db }: Reader, eid: number): Promise<Publication[]> {
  const { version, published_at, withdrawn_at } = evaluationVersions;
  const rows = await db
    .select({ version, published_at, withdrawn_at })
    .from(evaluationVersions)
    .where(eq(evaluationVersions.experiment_id, eid))
    .orderBy(asc(version));
  return rows.map((row) => ({
    version: row.version,
    published_at: row.published_at.getTime(),
    withdrawn_at: row.withdrawn_at?.getTime() ?? null,
  }));
}

/** Members with a score, and those whose score the store has been told. */
export async function scoresOf(
  { db }: Reader,
  integrationId: number,
  eid: number,
): Promise<{ readonly user_id: number; readonly score: number | null }[]> {
  const { user_id, score, experiment_id } = evaluationScores;
  const scored = await db.select({ user_id, score }).from(evaluationScores).where(eq(experiment_id, eid));
  const told = await db
    .select({ user_id: deliveries.user_id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.integration_id, integrationId),
        eq(deliveries.experiment_id, eid),
        sql`starts_with(${deliveries.item_key}, 'score ')`,
      ),
    );
  const known = new Set(scored.map((one) => one.user_id));
  const lost = told.flatMap((one) => (one.user_id !== null && !known.has(one.user_id) ? [one.user_id] : []));
  return [...scored, ...lost.map((id) => ({ user_id: id, score: null }))];
}
