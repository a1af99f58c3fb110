import type { RichDocument } from '@lets/contract';
import type pg from 'pg';
import type { Hand, LockedRun } from './act/act.ts';

type Client = Pick<pg.ClientBase, 'query'>;

export interface NewVersion {
  readonly document_id: string;
  readonly version: number;
  readonly content: RichDocument;
  readonly hash: string;
  readonly saved_by: number;
  /** Who wrote it together; none when somebody saved it whole. */
  readonly authors?: readonly number[];
}

export async function keepVersion(
  { tx, run, at }: LockedRun,
  { document_id, version, content, hash, saved_by, authors = [] }: NewVersion,
): Promise<undefined> {
  await tx.client.query({
    name: 'keep-version',
    text: `INSERT INTO document_versions (document_id, version, experiment_id, content, hash, saved_by, saved_at, authors)
      VALUES ($1, $2, $3, $4::jsonb, $5, $6, to_timestamp($7::double precision / 1000), $8)`,
    values: [document_id, version, run.id, JSON.stringify(content), hash, saved_by, at, authors],
  });
}

/** How many documents were ever made in a run, and how many of them by whoever makes one now. */
export async function documentsMade({ tx, run, userId }: Hand): Promise<{ own: number; all: number }> {
  const { rows } = await tx.client.query<{ own: number; all: number }>({
    name: 'documents-made',
    text: `SELECT count(*)::int AS all, (count(*) FILTER (WHERE saved_by = $2))::int AS own
      FROM document_versions WHERE experiment_id = $1 AND version = 1`,
    values: [run.id, userId],
  });
  return rows[0] ?? { own: 0, all: 0 };
}

export interface NewSignature {
  readonly document_id: string;
  readonly version: number;
  readonly role_id: string;
  readonly decision: 'signed' | 'refused';
  readonly hash: string;
  readonly image: string | null;
  readonly reason: string | null;
}

export async function keepSignature(
  { tx, run, userId, at }: Hand,
  { document_id, version, role_id, decision, hash, image, reason }: NewSignature,
): Promise<undefined> {
  await tx.client.query({
    name: 'keep-signature',
    text: `INSERT INTO signatures
        (document_id, version, role_id, experiment_id, user_id, decision, hash, image, reason, at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_timestamp($10::double precision / 1000))`,
    values: [document_id, version, role_id, run.id, userId, decision, hash, image, reason, at],
  });
}

/** When each document of a run was last saved. */
export async function savedTimes(client: Client, eid: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ document_id: string; saved_at: Date }>({
    name: 'saved-times',
    text: `SELECT document_id, max(saved_at) AS saved_at FROM document_versions WHERE experiment_id = $1
      GROUP BY document_id`,
    values: [eid],
  });
  return new Map(rows.map((row) => [row.document_id, row.saved_at.getTime()]));
}

export interface VersionRow {
  readonly version: number;
  readonly hash: string;
  readonly saved_by: number;
  readonly saved_at: Date;
  readonly authors: readonly number[];
}

/** The versions of one document of a run, newest first. */
export async function versionsOf(client: Client, eid: number, documentId: string): Promise<VersionRow[]> {
  const { rows } = await client.query<VersionRow>({
    name: 'versions-of',
    text: `SELECT version, hash, saved_by, saved_at, to_jsonb(authors) AS authors FROM document_versions
      WHERE experiment_id = $1 AND document_id = $2 ORDER BY version DESC`,
    values: [eid, documentId],
  });
  return rows;
}

export async function contentOf(
  client: Client,
  eid: number,
  documentId: string,
  version: number,
): Promise<RichDocument | null> {
  const { rows } = await client.query<{ content: RichDocument }>({
    name: 'content-of',
    text: `SELECT content FROM document_versions
      WHERE experiment_id = $1 AND document_id = $2 AND version = $3`,
    values: [eid, documentId, version],
  });
  return rows[0]?.content ?? null;
}

export interface SignatureRow {
  readonly role_id: string;
  readonly user_id: number;
  readonly decision: 'signed' | 'refused';
  readonly reason: string | null;
  readonly image: string | null;
  readonly at: Date;
}

/** What was drawn, typed or refused under one version. */
export async function signaturesOf(
  client: Client,
  eid: number,
  documentId: string,
  version: number,
): Promise<SignatureRow[]> {
  const { rows } = await client.query<SignatureRow>({
    name: 'signatures-of',
    text: `SELECT role_id, user_id, decision, reason, image, at FROM signatures
      WHERE experiment_id = $1 AND document_id = $2 AND version = $3 ORDER BY at, role_id`,
    values: [eid, documentId, version],
  });
  return rows;
}

/** Of the files uploaded into a run these, newest first. */
export async function filesOfRun(
  client: Client,
  eid: number,
  ids: ReadonlySet<string>,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const { rows } = await client.query<{ id: string; name: string }>({
    name: 'files-of-run',
    text: `SELECT id, name FROM files WHERE experiment_id = $1 AND id = ANY($2)
      ORDER BY created_at DESC, id LIMIT 500`,
    values: [eid, [...ids]],
  });
  return rows;
}
