import type { RichDocument } from '@lets/contract';
import { and, count, desc, eq, max } from '../../db/drizzle.ts';
import { countWhere, isAnyOf } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { documentVersions, files, signatures } from '../../db/schema/index.ts';
import type { Hand, LockedRun } from './act/act.ts';

export interface NewVersion {
  readonly document_id: string;
  readonly version: number;
  readonly content: RichDocument;
  readonly hash: string;
  readonly saved_by: number;
  /** Who wrote it together; none when someone saved it whole. */
  readonly authors?: readonly number[];
}

export async function keepVersion(
  { tx, run, at }: LockedRun,
  { authors = [], ...version }: NewVersion,
): Promise<undefined> {
  const about = { experiment_id: run.id, saved_at: new Date(at), authors: [...authors] };
  await tx.db.insert(documentVersions).values({ ...version, ...about });
}

/** How many documents were ever made in a run, and how many of them by this person. */
export async function documentsMade({ tx, run, userId }: Hand): Promise<{ own: number; all: number }> {
  const { experiment_id, version, saved_by } = documentVersions;
  const [made] = await tx.db
    .select({ all: count(), own: countWhere(eq(saved_by, userId)) })
    .from(documentVersions)
    .where(and(eq(experiment_id, run.id), eq(version, 1)));
  return made ?? { own: 0, all: 0 };
}

export type NewSignature = Pick<
  typeof signatures.$inferSelect,
  'document_id' | 'version' | 'role_id' | 'decision' | 'hash' | 'image' | 'reason'
>;

export async function keepSignature(
  { tx, run, userId, at }: Hand,
  signature: NewSignature,
): Promise<undefined> {
  const about = { experiment_id: run.id, user_id: userId, at: new Date(at) };
  await tx.db.insert(signatures).values({ ...signature, ...about });
}

/** When each document of a run was last saved. */
export async function savedTimes({ db }: Reader, eid: number): Promise<ReadonlyMap<string, number>> {
  const { document_id, saved_at, experiment_id } = documentVersions;
  const rows = await db
    .select({ document_id, saved_at: max(saved_at) })
    .from(documentVersions)
    .where(eq(experiment_id, eid))
    .groupBy(document_id);
  return new Map(rows.map((row) => [row.document_id, row.saved_at?.getTime() ?? 0]));
}

const isOfDocument = (eid: number, documentId: string) =>
  and(eq(documentVersions.experiment_id, eid), eq(documentVersions.document_id, documentId));

/** The versions of one document of a run, newest first. */
export async function versionsOf({ db }: Reader, eid: number, documentId: string) {
  const { version, hash, saved_by, saved_at, authors } = documentVersions;
  return db
    .select({ version, hash, saved_by, saved_at, authors })
    .from(documentVersions)
    .where(isOfDocument(eid, documentId))
    .orderBy(desc(version));
}

/** 0 where there is no such document. */
export async function latestVersion({ db }: Reader, eid: number, documentId: string): Promise<number> {
  const [row] = await db
    .select({ version: max(documentVersions.version) })
    .from(documentVersions)
    .where(isOfDocument(eid, documentId));
  return row?.version ?? 0;
}

export async function contentOf(
  { db }: Reader,
  eid: number,
  documentId: string,
  version: number,
): Promise<RichDocument | null> {
  const [row] = await db
    .select({ content: documentVersions.content })
    .from(documentVersions)
    .where(and(isOfDocument(eid, documentId), eq(documentVersions.version, version)));
  return row?.content ?? null;
}

export type SignatureRow = Pick<
  typeof signatures.$inferSelect,
  'role_id' | 'user_id' | 'decision' | 'reason' | 'image' | 'at'
>;

/** What was drawn, typed or refused under one version. */
export async function signaturesOf(
  { db }: Reader,
  eid: number,
  documentId: string,
  version: number,
): Promise<SignatureRow[]> {
  const { role_id, user_id, decision, reason, image, at } = signatures;
  return db
    .select({ role_id, user_id, decision, reason, image, at })
    .from(signatures)
    .where(
      and(
        eq(signatures.experiment_id, eid),
        eq(signatures.document_id, documentId),
        eq(signatures.version, version),
      ),
    )
    .orderBy(at, role_id);
}

/** More than anybody looks through. */
const MOST_FILES = 500;

/** Of the files uploaded into a run these, newest first. */
export async function filesOfRun(
  { db }: Reader,
  eid: number,
  ids: Iterable<string>,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(and(eq(files.experiment_id, eid), isAnyOf(files.id, [...ids])))
    .orderBy(desc(files.created_at), files.id)
    .limit(MOST_FILES);
}
