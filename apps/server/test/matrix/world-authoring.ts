import { newFlow } from '@lets/authoring';
import type { Database } from '../../src/db/client.ts';

export interface Authoring {
  /** A workflow with nothing but a draft. */
  readonly workflow: number;
  readonly draft: number;
}

/** What authors work on. */
export async function buildAuthoring({ pool }: Database, authorId: number): Promise<Authoring> {
  const { rows } = await pool.query<{ workflow: number; draft: number }>(
    `WITH made AS (
        INSERT INTO workflows (code, name_zh, name_en, experiment_type, owner_id)
        VALUES ('draft-workflow', '草稿', 'Draft', 'free', $1) RETURNING id
      )
      INSERT INTO flows (workflow_id, version, flow, step, saved_by) SELECT id, 1, $2::jsonb, -1, $1 FROM made
      RETURNING workflow_id AS workflow, id AS draft`,
    [authorId, JSON.stringify(newFlow())],
  );
  if (!rows[0]) throw new Error('the draft was not made');
  return rows[0];
}
