import type { Bilingual, ExperimentType, Flow, UserBrief } from '@lets/contract';
import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

/** One version with its workflow. */
export interface VersionRow {
  readonly flow_id: number;
  readonly workflow_id: number;
  readonly version: number;
  readonly flow: Flow;
  readonly published_at: Date | null;
  readonly revision: number;
  readonly saved_by: UserBrief | null;
  readonly code: string;
  readonly name: Bilingual;
  readonly experiment_type: ExperimentType;
}

const VERSION = `SELECT f.id AS flow_id, f.workflow_id, f.version, f.flow, f.published_at, f.revision, w.code, w.experiment_type,
    jsonb_build_object('zh', w.name_zh, 'en', w.name_en) AS name,
    (SELECT jsonb_build_object('id', u.id, 'name', u.name, 'identity', u.identity) FROM users u WHERE u.id = f.saved_by) AS saved_by
  FROM flows f JOIN workflows w ON w.id = f.workflow_id
  WHERE f.id = $1`;

export async function versionById(client: Client, flowId: number): Promise<VersionRow | null> {
  const { rows } = await client.query<VersionRow>({ name: 'flow-version', text: VERSION, values: [flowId] });
  return rows[0] ?? null;
}

/**
 * The same under its lock: whoever else saves it waits. Experiments may be made of it meanwhile. Who saved it is looked up and not joined:
 * of a row that changed while this waited, a join would bring what fitted it before.
 */
export async function lockVersion(client: Client, flowId: number): Promise<VersionRow | null> {
  const { rows } = await client.query<VersionRow>({
    name: 'flow-version-locked',
    text: `${VERSION} FOR NO KEY UPDATE OF f`,
    values: [flowId],
  });
  return rows[0] ?? null;
}

export interface NewWorkflow {
  readonly code: string;
  readonly name: Bilingual;
  readonly experimentType: ExperimentType;
  readonly ownerId: number;
}

export async function addWorkflow(client: Client, workflow: NewWorkflow): Promise<number> {
  const { code, name, experimentType, ownerId } = workflow;
  const { rows } = await client.query<{ id: number }>({
    name: 'add-workflow',
    text: `INSERT INTO workflows (code, name_zh, name_en, experiment_type, owner_id) VALUES ($1, $2, $3, $4, $5)
      RETURNING id`,
    values: [code, name.zh, name.en, experimentType, ownerId],
  });
  return idOf(rows);
}

export interface NewDraft {
  readonly workflowId: number;
  readonly flow: Flow;
  readonly step: number;
  readonly savedBy: number;
  readonly at: Date;
}

/** The next version of a workflow, as a draft; the caller holds the workflow's row or has just made it. */
export async function addDraft(client: Client, draft: NewDraft): Promise<{ id: number; version: number }> {
  const { workflowId, flow, step, savedBy, at } = draft;
  const { rows } = await client.query<{ id: number; version: number }>({
    name: 'add-draft',
    text: `INSERT INTO flows (workflow_id, version, flow, step, saved_by, updated_at)
      SELECT $1, 1 + coalesce(max(version), 0), $2::jsonb, $3, $4, $5 FROM flows WHERE workflow_id = $1
      RETURNING id, version`,
    values: [workflowId, JSON.stringify(flow), step, savedBy, at],
  });
  if (!rows[0]) throw new Error('the draft was not kept');
  return rows[0];
}

export interface Kept {
  readonly flowId: number;
  readonly flow: Flow;
  readonly step: number;
  readonly savedBy: number;
  readonly at: Date;
}

/** Replaces a draft; the caller holds its lock. Answers the new revision. */
export async function keepDraft(client: Client, { flowId, flow, step, savedBy, at }: Kept): Promise<number> {
  const { rows } = await client.query<{ revision: number }>({
    name: 'keep-draft',
    text: `UPDATE flows SET flow = $2::jsonb, step = $3, saved_by = $4, updated_at = $5, revision = revision + 1
      WHERE id = $1 RETURNING revision`,
    values: [flowId, JSON.stringify(flow), step, savedBy, at],
  });
  return rows[0]?.revision ?? 0;
}

export async function renameWorkflow(
  client: Client,
  workflowId: number,
  { name, experimentType }: { readonly name: Bilingual; readonly experimentType: ExperimentType },
): Promise<void> {
  await client.query({
    name: 'rename-workflow',
    text: 'UPDATE workflows SET name_zh = $2, name_en = $3, experiment_type = $4 WHERE id = $1',
    values: [workflowId, name.zh, name.en, experimentType],
  });
}

export async function publishDraft(client: Client, flowId: number, at: Date): Promise<number> {
  const { rows } = await client.query<{ revision: number }>({
    name: 'publish-draft',
    text: 'UPDATE flows SET published_at = $2, updated_at = $2, revision = revision + 1 WHERE id = $1 RETURNING revision',
    values: [flowId, at],
  });
  return rows[0]?.revision ?? 0;
}

export interface Locked {
  readonly id: number;
  readonly code: string;
  readonly name: Bilingual;
}

/** Holds a workflow, so that it gets one new version at a time. */
export async function lockWorkflows(client: Client, ids: readonly number[]): Promise<Locked[]> {
  const { rows } = await client.query<Locked>({
    name: 'lock-workflows',
    text: `SELECT id, code, jsonb_build_object('zh', name_zh, 'en', name_en) AS name
           FROM workflows WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
    values: [ids],
  });
  return rows;
}

export async function draftOf(
  client: Client,
  workflowId: number,
): Promise<{ id: number; version: number } | null> {
  const { rows } = await client.query<{ id: number; version: number }>({
    name: 'draft-of-workflow',
    text: 'SELECT id, version FROM flows WHERE workflow_id = $1 AND published_at IS NULL',
    values: [workflowId],
  });
  return rows[0] ?? null;
}

/** Which of these workflows cases are played on; whoever would make one more waits for this transaction. */
export async function workflowsInUse(client: Client, ids: readonly number[]): Promise<number[]> {
  await client.query({
    name: 'lock-versions-of-workflows',
    text: 'SELECT FROM flows WHERE workflow_id = ANY($1) ORDER BY id FOR UPDATE',
    values: [ids],
  });
  const { rows } = await client.query<{ id: number }>({
    name: 'workflows-in-use',
    text: `SELECT DISTINCT f.workflow_id AS id FROM flows f WHERE f.workflow_id = ANY($1)
      AND (EXISTS (SELECT 1 FROM projects p WHERE p.flow_id = f.id)
        OR EXISTS (SELECT 1 FROM experiments e WHERE e.flow_id = f.id)) ORDER BY 1`,
    values: [ids],
  });
  return rows.map(({ id }) => id);
}

export async function removeWorkflows(client: Client, ids: readonly number[]): Promise<void> {
  await client.query({
    name: 'remove-workflows',
    text: 'DELETE FROM workflows WHERE id = ANY($1)',
    values: [ids],
  });
}

/** Removes a draft; a workflow that is left without any version goes too. */
export async function removeDraft(
  client: Client,
  { flowId, workflowId }: { readonly flowId: number; readonly workflowId: number },
): Promise<void> {
  await client.query({
    name: 'remove-draft',
    text: 'DELETE FROM flows WHERE id = $1 AND published_at IS NULL',
    values: [flowId],
  });
  await client.query({
    name: 'remove-empty-workflow',
    text: 'DELETE FROM workflows w WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM flows WHERE workflow_id = w.id)',
    values: [workflowId],
  });
}

function idOf(rows: readonly { readonly id: number }[]): number {
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the new row has no id');
  return id;
}
