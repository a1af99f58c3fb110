import { createHash } from 'node:crypto';
import type { Bilingual, ExperimentType, Flow } from '@lets/contract';
import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

export interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly sha256: string;
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export async function workflowName(client: Client, flowId: number): Promise<Bilingual> {
  const { rows } = await client.query<{ name: Bilingual }>({
    name: 'workflow-name-of-flow',
    text: `SELECT jsonb_build_object('zh', w.name_zh, 'en', w.name_en) AS name
      FROM flows f JOIN workflows w ON w.id = f.workflow_id WHERE f.id = $1`,
    values: [flowId],
  });
  if (!rows[0]) throw new Error(`there is no flow ${flowId}`);
  return rows[0].name;
}

/** Files of no experiment: what was uploaded for flows and cases. */
export async function filesById(client: Client, ids: readonly string[]) {
  const { rows } = await client.query<{ id: string; name: string; size: number }>({
    name: 'files-of-case',
    text: 'SELECT id, name, size FROM files WHERE id = ANY($1::uuid[]) AND experiment_id IS NULL ORDER BY id',
    values: [[...ids]],
  });
  return rows;
}

export async function addFile(client: Client, file: KeptFile & { readonly owner_id: number }): Promise<void> {
  await client.query({
    name: 'add-case-file',
    text: 'INSERT INTO files (id, owner_id, name, mime, size, sha256) VALUES ($1, $2, $3, $4, $5, $6)',
    values: [file.id, file.owner_id, file.name, file.mime, file.size, file.sha256],
  });
}

/** A workflow with one published version; null when its code is taken. */
export async function addPublished(
  client: Client,
  made: {
    readonly code: string;
    readonly name: Bilingual;
    readonly experimentType: ExperimentType;
    readonly flow: Flow;
    readonly ownerId: number;
    readonly at: Date;
  },
): Promise<number | null> {
  const { code, name, experimentType, flow, ownerId, at } = made;
  const { rows } = await client.query<{ id: number }>({
    name: 'add-published-workflow',
    text: `WITH made AS (
        INSERT INTO workflows (code, name_zh, name_en, experiment_type, owner_id) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (code) DO NOTHING RETURNING id
      )
      INSERT INTO flows (workflow_id, version, flow, step, saved_by, published_at, updated_at)
      SELECT id, 1, $6::jsonb, 6, $5, $7, $7 FROM made RETURNING id`,
    values: [code, name.zh, name.en, experimentType, ownerId, JSON.stringify(flow), at],
  });
  return rows[0]?.id ?? null;
}
