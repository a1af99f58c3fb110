import type { EvaluationContent } from '@lets/contract';
import { and, eq, inArray, sql } from '../../../db/drizzle.ts';
import type { Reader } from '../../../db/reader.ts';
import {
  classTasks,
  deliveries,
  evaluationScores,
  evaluationVersions,
  experimentMembers,
  experiments,
  identities,
  ltiContexts,
  ltiDeployments,
  ltiLinks,
  teams,
} from '../../../db/schema/index.ts';
import type { Stage } from './score.ts';

/** A member of an experiment whose platform has not been told yet how it stands. */
export interface UntoldRow {
  readonly link_id: number;
  readonly user_id: number;
  readonly subject: string;
  readonly eid: number;
  readonly stage: Stage;
  readonly score: number | null;
  /** Of the evaluation; null without one. */
  readonly version: number | null;
  readonly begun_at: Date | null;
  readonly ended_at: Date | null;
  /** Which state of things this is. */
  readonly mark: string;
  /** `at` of what was told last. */
  readonly told_at: number | null;
}

export const scoreKey = (linkId: number, userId: number) => `score ${linkId} ${userId}`;

interface Untold {
  readonly integrationId: number;
  /** `issuerOf` the platform. */
  readonly issuer: string;
  readonly scoreScope: string;
  readonly lineItemScope: string;
  readonly limit: number;
}

/**
 * Of the members of class tasks that a platform has a column for, or where one may be made, those of whom it was told something else than how
 * they stand now. Of several experiments of one task counts what the gradebook counts: the latest with a score, else the latest.
 */
export async function untold(
  { db }: Reader,
  { integrationId, issuer, scoreScope, lineItemScope, limit }: Untold,
): Promise<UntoldRow[]> {
  const latest = sql`select v.version, v.withdrawn_at from ${evaluationVersions} v
    where v.experiment_id = e.id order by v.version desc limit 1`;
  const standing = sql`select distinct on (l.id, m.user_id)
      l.id as link_id, m.user_id, i.subject, e.id as eid, s.score, v.version,
      e.started_at as begun_at, e.ended_at,
      case when l.lineitem_url in ('', l.made_lineitem_url) then '' else left(md5(l.lineitem_url), 8) end as "column",
      case when e.status <> 'ended' then 'begun' when v.version is null then 'ended'
        when v.withdrawn_at is not null then 'withdrawn' when s.score is null then 'not_scored' else 'scored' end as stage
    from ${ltiLinks} l
    join ${ltiContexts} c on c.id = l.context
    join ${ltiDeployments} d on d.id = c.deployment
    join ${teams} t on t.class_task_id = l.class_task_id
    join ${experiments} e on e.team_id = t.id and e.status <> 'waiting'
    join ${experimentMembers} m on m.experiment_id = e.id
    join ${identities} i on i.user_id = m.user_id and i.issuer = ${issuer}
    left join ${evaluationScores} s on s.experiment_id = e.id and s.user_id = m.user_id
    left join lateral (${latest}) v on true
    where d.integration_id = ${integrationId} and d.approved_at is not null and ${scoreScope} = any(l.scopes)
      and (l.lineitem_url <> '' or l.made_lineitem_url <> '' or (l.lineitems_url <> '' and ${lineItemScope} = any(l.scopes)))
    order by l.id, m.user_id, s.score is null, e.id desc, i.last_seen desc`;
  const { rows } = await db.execute<
    Omit<UntoldRow, 'begun_at' | 'ended_at'> & { begun_at: string | null; ended_at: string | null }
  >(sql`
    select a.link_id::int, a.user_id::int, a.subject, a.eid::int, a.stage, a.score, a.version, a.begun_at, a.ended_at,
      a.mark, (o.payload ->> 'at')::float8 as told_at
    from (select of.*, concat_ws(' ', of.eid, of.stage, of.version, of.subject, nullif(of."column", '')) as mark from (${standing}) of) a
    left join ${deliveries} o on o.integration_id = ${integrationId} and o.item_key = concat_ws(' ', 'score', a.link_id, a.user_id)
    where o.mark is distinct from a.mark
    order by a.eid, a.user_id limit ${limit}`);
  return rows.map((row) => ({ ...row, begun_at: dateOf(row.begun_at), ended_at: dateOf(row.ended_at) }));
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** `eid version` → what an evaluation says. */
export async function contentsOf(
  { db }: Reader,
  rows: readonly Pick<UntoldRow, 'eid' | 'version'>[],
): Promise<ReadonlyMap<string, EvaluationContent>> {
  if (rows.length === 0) return new Map();
  const { experiment_id, version, content } = evaluationVersions;
  const found = await db
    .select({ eid: experiment_id, version, content })
    .from(evaluationVersions)
    .where(inArray(experiment_id, [...new Set(rows.map(({ eid }) => eid))]));
  return new Map(found.map((row) => [`${row.eid} ${row.version}`, row.content]));
}

/** A link as scores are sent to it. */
export interface LinkRow {
  readonly id: number;
  readonly resource_link_id: string;
  readonly lineitem_url: string;
  readonly lineitems_url: string;
  readonly made_lineitem_url: string;
  readonly platform: string;
  readonly class_task_id: number | null;
  readonly task_name: string | null;
}

export async function linksOf({ db }: Reader, ids: readonly number[]): Promise<LinkRow[]> {
  if (ids.length === 0) return [];
  const { id, resource_link_id, lineitem_url, lineitems_url, made_lineitem_url, class_task_id } = ltiLinks;
  return db
    .select({
      id,
      resource_link_id,
      lineitem_url,
      lineitems_url,
      made_lineitem_url,
      class_task_id,
      platform: ltiDeployments.platform,
      task_name: classTasks.name,
    })
    .from(ltiLinks)
    .innerJoin(ltiContexts, eq(ltiContexts.id, ltiLinks.context))
    .innerJoin(ltiDeployments, eq(ltiDeployments.id, ltiContexts.deployment))
    .leftJoin(classTasks, eq(classTasks.id, class_task_id))
    .where(inArray(id, [...ids]));
}

/** False when another process has made one meanwhile. */
export async function keepMadeColumn({ db }: Reader, linkId: number, url: string): Promise<boolean> {
  const { rowCount } = await db
    .update(ltiLinks)
    .set({ made_lineitem_url: url })
    .where(and(eq(ltiLinks.id, linkId), eq(ltiLinks.made_lineitem_url, '')));
  return rowCount === 1;
}
