import type { FlowCorrection, OutputOf, workflowCorrections } from '@lets/contract';
import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;
type Correction = OutputOf<typeof workflowCorrections>['list'][number];

/** Experiments that a flow is still to be played in, or played in now. */
export async function runsOnFlow(client: Client, flowId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>({
    name: 'runs-on-flow',
    text: `SELECT id FROM experiments WHERE flow_id = $1 AND status <> 'ended' ORDER BY id`,
    values: [flowId],
  });
  return rows.map(({ id }) => id);
}

export interface NewCorrection {
  readonly flowId: number;
  readonly revision: number;
  readonly change: FlowCorrection;
  readonly before: FlowCorrection;
  readonly reason: string;
  readonly by: number;
  readonly running: number;
  readonly at: Date;
}

export async function addCorrection(client: Client, correction: NewCorrection): Promise<number> {
  const { flowId, revision, change, before, reason, by, running, at } = correction;
  const { rows } = await client.query<{ id: number }>({
    name: 'add-correction',
    text: `INSERT INTO flow_corrections (flow_id, revision, change, before, reason, corrected_by, running_count, created_at)
      VALUES ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7, $8) RETURNING id`,
    values: [flowId, revision, JSON.stringify(change), JSON.stringify(before), reason, by, running, at],
  });
  if (!rows[0]) throw new Error('the correction was not kept');
  return rows[0].id;
}

/** The latest first. */
export async function correctionsOf(client: Client, flowId: number): Promise<Correction[]> {
  const { rows } = await client.query<Correction>({
    name: 'corrections-of-flow',
    text: `SELECT k.id, k.revision, k.change, k.before, k.reason, k.running_count,
        jsonb_build_object('id', u.id, 'name', u.name, 'identity', u.identity) AS corrected_by,
        (extract(epoch FROM k.created_at) * 1000)::bigint AS corrected_at
      FROM flow_corrections k JOIN users u ON u.id = k.corrected_by WHERE k.flow_id = $1 ORDER BY k.id DESC`,
    values: [flowId],
  });
  return rows;
}
