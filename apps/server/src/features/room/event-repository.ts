import type { HandedOver, RunEvent } from '@lets/engine';
import { and, asc, desc, eq, gt, gte, isNull, lt, or, type SQL, sql } from '../../db/drizzle.ts';
import { isAnyOf } from '../../db/expressions.ts';
import { type Placeholders, prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import { experimentEvents } from '../../db/schema/index.ts';

const { experiment_id, node_id, audience } = experimentEvents;
const { seq, type, at, actor_id, role_id, by_staff, data } = experimentEvents;
const EVENT = { seq, type, at, node_id, actor_id, role_id, by_staff, audience, data };

type EventRow = Pick<typeof experimentEvents.$inferSelect, keyof typeof EVENT>;

/** The rows hold what the engine made: which data an event has, its type says. */
function eventsOf(rows: readonly EventRow[]): RunEvent[] {
  return rows as RunEvent[];
}

const selectAfter = prepared(
  'events-after',
  (db, { eid, since, limit }: Placeholders<{ eid: number; since: number; limit: number }>) =>
    db
      .select(EVENT)
      .from(experimentEvents)
      .where(and(eq(experiment_id, eid), gt(seq, since)))
      .orderBy(asc(seq))
      .limit(limit),
);

/** Events after `since` in order, at most `limit`. */
export async function eventsAfter(
  reader: Reader,
  eid: number,
  since: number,
  limit: number,
): Promise<RunEvent[]> {
  return eventsOf(await selectAfter(reader, { eid, since, limit }));
}

/** Events by their numbers, in order. */
export async function eventsNumbered(
  { db }: Reader,
  eid: number,
  seqs: readonly number[],
): Promise<RunEvent[]> {
  const rows = await db
    .select(EVENT)
    .from(experimentEvents)
    .where(and(eq(experiment_id, eid), isAnyOf(seq, seqs)))
    .orderBy(asc(seq));
  return eventsOf(rows);
}

/** Whether a role has done anything since it changed hands. */
export async function hasActedSince(
  { db }: Reader,
  eid: number,
  { seq: given, target_role }: Pick<HandedOver, 'seq' | 'target_role'>,
): Promise<boolean> {
  const rows = await db
    .select({ seq })
    .from(experimentEvents)
    .where(and(eq(experiment_id, eid), gt(seq, given), eq(role_id, target_role)))
    .limit(1);
  return rows.length > 0;
}

/** What has struck, in order, undone paths included: it was told then. */
export async function consequencesStruck({ db }: Reader, eid: number): Promise<RunEvent[]> {
  const rows = await db
    .select(EVENT)
    .from(experimentEvents)
    .where(and(eq(experiment_id, eid), eq(type, 'consequence_struck')))
    .orderBy(asc(seq));
  return eventsOf(rows);
}

export interface RecordPage {
  readonly eid: number;
  readonly reader: { readonly user_id: number; readonly is_staff: boolean };
  /** Only what happened before this number. */
  readonly before: number;
  readonly size: number;
}

/** SQL: what a reader may know: events for everybody, those meant for them, and for staff those that staff may know. */
function isKnownTo({ user_id, is_staff }: RecordPage['reader']): SQL | undefined {
  return or(
    isNull(audience),
    sql`${audience} -> 'user_ids' @> to_jsonb(${user_id}::bigint)`,
    is_staff ? sql`(${audience} ->> 'staff')::boolean` : undefined,
  );
}

/** The newest page of a run's record that the reader may know, newest first; or of one section since a visit of it began. */
export async function latestEvents(
  { db }: Reader,
  { eid, reader, before, size }: RecordPage,
  visit?: { readonly nodeId: string; readonly since: number },
): Promise<RunEvent[]> {
  const isOfVisit = visit && and(eq(node_id, visit.nodeId), gte(seq, visit.since));
  const rows = await db
    .select(EVENT)
    .from(experimentEvents)
    .where(and(eq(experiment_id, eid), lt(seq, before), isKnownTo(reader), isOfVisit))
    .orderBy(desc(seq))
    .limit(size);
  return eventsOf(rows);
}

/** What was said in a section since a visit of it began, and what may have undone that, in order. */
export async function speechesSince(
  { db }: Reader,
  eid: number,
  visit: { readonly node_id: string; readonly opened_seq: number },
): Promise<RunEvent[]> {
  const opened = JSON.stringify([{ node_id: visit.node_id }]);
  const isReopened = sql`${data} -> 'firing' -> 'opens' @> ${opened}::jsonb`;
  const rows = await db
    .select(EVENT)
    .from(experimentEvents)
    .where(
      and(
        eq(experiment_id, eid),
        gt(seq, visit.opened_seq),
        or(
          and(eq(type, 'spoke'), eq(node_id, visit.node_id)),
          eq(type, 'stepped_back'),
          and(eq(type, 'section_ended'), isReopened),
        ),
      ),
    )
    .orderBy(asc(seq));
  return eventsOf(rows);
}

/** How each signature of a section's record was given. */
export async function recordSignatures(
  { db }: Reader,
  eid: number,
  visit: { readonly node_id: string; readonly opened_seq: number },
): Promise<{ readonly role_id: string | null; readonly at: number; readonly image: string }[]> {
  const image = sql<string>`${data} ->> 'image'`;
  return db
    .select({ role_id, at, image })
    .from(experimentEvents)
    .where(
      and(
        eq(experiment_id, eid),
        gt(seq, visit.opened_seq),
        eq(node_id, visit.node_id),
        eq(type, 'record_signed'),
        sql`${image} is not null`,
      ),
    );
}
