import type { RunEvent } from '@lets/engine';
import { and, asc, eq, gt, or, sql, union } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import {
  documentComments,
  documentVersions,
  experiences,
  experimentEvents,
  experimentMembers,
  experiments,
  flows,
  notes,
  presenceSpans,
  projects,
  signatures,
} from '../../db/schema/index.ts';

/** What is kept of one person in runs. */

/** Every run in which they are or were: as members, in presence, or as staff who acted. */
export async function runsOf({ db }: Reader, userId: number): Promise<number[]> {
  const rows = await union(
    db
      .select({ id: experimentMembers.experiment_id })
      .from(experimentMembers)
      .where(eq(experimentMembers.user_id, userId)),
    db
      .select({ id: presenceSpans.experiment_id })
      .from(presenceSpans)
      .where(eq(presenceSpans.user_id, userId)),
    db
      .select({ id: experimentEvents.experiment_id })
      .from(experimentEvents)
      .where(and(experimentEvents.by_staff, eq(experimentEvents.actor_id, userId))),
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

export async function runById({ db }: Reader, eid: number) {
  const { name, name_en, status, started_at, ended_at, state } = experiments;
  const [row] = await db
    .select({
      name,
      name_en,
      status,
      started_at,
      ended_at,
      state,
      flow: flows.flow,
      project: { zh: projects.name_zh, en: projects.name_en },
    })
    .from(experiments)
    .innerJoin(flows, eq(flows.id, experiments.flow_id))
    .innerJoin(projects, eq(projects.id, experiments.project_id))
    .where(eq(experiments.id, eid));
  return row ?? null;
}

export function staysOf({ db }: Reader, eid: number, userId: number) {
  const { from_at, until_at } = presenceSpans;
  return db
    .select({ from_at, until_at })
    .from(presenceSpans)
    .where(and(eq(presenceSpans.experiment_id, eid), eq(presenceSpans.user_id, userId)))
    .orderBy(asc(from_at));
}

/** What they did themselves, in order, a stretch at a time. */
export async function ownEventsAfter(
  { db }: Reader,
  { eid, userId }: { readonly eid: number; readonly userId: number },
  { after, limit }: { after: number; limit: number },
): Promise<RunEvent[]> {
  const { seq, type, at, node_id, actor_id, role_id, by_staff, audience, data } = experimentEvents;
  const rows = await db
    .select({ seq, type, at, node_id, actor_id, role_id, by_staff, audience, data })
    .from(experimentEvents)
    .where(and(eq(experimentEvents.experiment_id, eid), eq(actor_id, userId), gt(seq, after)))
    .orderBy(asc(seq))
    .limit(limit);
  return rows as RunEvent[];
}

export function notesIn({ db }: Reader, eid: number, userId: number) {
  const { updated_at, node_id, text, shared } = notes;
  return db
    .select({ at: updated_at, node_id, text, shared })
    .from(notes)
    .where(and(eq(notes.experiment_id, eid), eq(notes.user_id, userId)))
    .orderBy(asc(updated_at));
}

export function experiencesIn({ db }: Reader, eid: number, userId: number) {
  const { created_at, content } = experiences;
  return db
    .select({ at: created_at, text: content })
    .from(experiences)
    .where(and(eq(experiences.experiment_id, eid), eq(experiences.user_id, userId)));
}

export function signaturesIn({ db }: Reader, eid: number, userId: number) {
  const { at, document_id, version, decision, reason, image } = signatures;
  return db
    .select({ at, document_id, version, decision, reason, image })
    .from(signatures)
    .where(and(eq(signatures.experiment_id, eid), eq(signatures.user_id, userId)))
    .orderBy(asc(at));
}

export function remarksIn({ db }: Reader, eid: number, userId: number) {
  const { created_at, document_id, quote, body } = documentComments;
  return db
    .select({ at: created_at, document_id, quote, text: body })
    .from(documentComments)
    .where(and(eq(documentComments.experiment_id, eid), eq(documentComments.author_id, userId)))
    .orderBy(asc(documentComments.id));
}

/** Which versions of documents they wrote or wrote in. */
export function versionsBy({ db }: Reader, eid: number, userId: number) {
  const { document_id, version, saved_by, authors, experiment_id, saved_at } = documentVersions;
  return db
    .select({ document_id, version })
    .from(documentVersions)
    .where(and(eq(experiment_id, eid), or(eq(saved_by, userId), sql`${userId}::bigint = any(${authors})`)))
    .orderBy(asc(saved_at), asc(version));
}

export async function versionOf({ db }: Reader, documentId: string, version: number) {
  const { saved_at, hash, content } = documentVersions;
  const [row] = await db
    .select({ saved_at, hash, content })
    .from(documentVersions)
    .where(and(eq(documentVersions.document_id, documentId), eq(documentVersions.version, version)));
  return row ?? null;
}
