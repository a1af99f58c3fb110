import type { FlowVersion, ParsedInputOf, WorkflowRow, workflowList } from '@lets/contract';
import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;
type Filter = ParsedInputOf<typeof workflowList>;

const NEWEST = `JOIN LATERAL (SELECT id, version, published_at, updated_at FROM flows WHERE workflow_id = w.id
  ORDER BY version DESC LIMIT 1) newest ON true`;

const ORDER: Readonly<Record<Filter['sort'], string>> = {
  updated: 'newest.updated_at DESC, w.id DESC',
  newest: 'w.id DESC',
  oldest: 'w.id',
  name: 'w.name_zh, w.id',
};

/** SQL: a workflow row of the chosen versions; `chosen` has the workflow's id, the version's, and their place in the list. */
function rowsOf(chosen: string): string {
  return `SELECT w.id AS workflow_id, f.id AS flow_id, w.code, w.experiment_type, f.version,
      jsonb_build_object('zh', w.name_zh, 'en', w.name_en) AS name,
      f.published_at IS NOT NULL AS published,
      (SELECT id FROM flows WHERE workflow_id = w.id AND published_at IS NULL) AS draft_flow_id,
      (SELECT id FROM flows WHERE workflow_id = w.id AND published_at IS NOT NULL ORDER BY version DESC LIMIT 1)
        AS published_flow_id,
      CASE WHEN f.published_at IS NULL THEN f.step ELSE 6 END AS step,
      f.section_count, f.role_count,
      (SELECT count(*)::int FROM flows v JOIN projects p ON p.flow_id = v.id WHERE v.workflow_id = w.id) AS project_count,
      (SELECT count(*)::int FROM flows v JOIN experiments e ON e.flow_id = v.id AND e.status <> 'ended'
        WHERE v.workflow_id = w.id) AS running_count,
      CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', u.name, 'identity', u.identity) END AS owner,
      (extract(epoch FROM f.updated_at) * 1000)::bigint AS updated_at
    FROM (${chosen}) c JOIN workflows w ON w.id = c.workflow_id JOIN flows f ON f.id = c.flow_id
      LEFT JOIN users u ON u.id = w.owner_id
    ORDER BY c.place`;
}

/** A page of workflows, and how many there are in all. */
export async function listWorkflows(
  client: Client,
  filter: Filter,
): Promise<{ readonly total: number; readonly list: WorkflowRow[] }> {
  const { where, values } = conditionsOf(filter);
  const chosen = `SELECT w.id AS workflow_id, newest.id AS flow_id, row_number() OVER (ORDER BY ${ORDER[filter.sort]}) AS place
    FROM workflows w ${NEWEST} WHERE ${where} ORDER BY place LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  // Counted without looking at versions, unless it is they that are asked about.
  const counted = filter.status === 'draft' ? `workflows w ${NEWEST}` : 'workflows w';
  const [list, count] = await Promise.all([
    client.query<WorkflowRow>(rowsOf(chosen), [...values, filter.size, (filter.page - 1) * filter.size]),
    client.query<{ total: number }>(`SELECT count(*)::int AS total FROM ${counted} WHERE ${where}`, values),
  ]);
  return { total: count.rows[0]?.total ?? 0, list: list.rows };
}

/** The row of one version. */
export async function workflowRow(client: Client, flowId: number): Promise<WorkflowRow | null> {
  const chosen = 'SELECT workflow_id, id AS flow_id, 1 AS place FROM flows WHERE id = $1';
  const { rows } = await client.query<WorkflowRow>(rowsOf(chosen), [flowId]);
  return rows[0] ?? null;
}

/** All versions of a workflow, the newest first. */
export async function versionsOf(client: Client, workflowId: number): Promise<FlowVersion[]> {
  const { rows } = await client.query<FlowVersion>({
    name: 'versions-of-workflow',
    text: `SELECT f.id AS flow_id, f.version, (extract(epoch FROM f.published_at) * 1000)::bigint AS published_at,
        (SELECT count(*)::int FROM experiments e WHERE e.flow_id = f.id AND e.status <> 'ended') AS running_count,
        (SELECT count(*)::int FROM projects p WHERE p.flow_id = f.id) AS project_count,
        (SELECT count(*)::int FROM flow_corrections k WHERE k.flow_id = f.id) AS correction_count
      FROM flows f WHERE f.workflow_id = $1 ORDER BY f.version DESC`,
    values: [workflowId],
  });
  return rows;
}

function conditionsOf({ q, experiment_type, status }: Filter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts = ['true'];
  const say = (part: (place: string) => string, value: unknown) => {
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  if (q) {
    const has = (column: string, place: string) => `strpos(lower(w.${column}), ${place}) > 0`;
    // A version's id is what addresses and cases name a workflow by.
    const isId = (place: string) =>
      `w.id::text = ${place} OR EXISTS (SELECT 1 FROM flows i WHERE i.workflow_id = w.id AND i.id::text = ${place})`;
    say(
      (n) => `(${['name_zh', 'name_en', 'code'].map((c) => has(c, n)).join(' OR ')} OR ${isId(n)})`,
      q.toLowerCase(),
    );
  }
  if (experiment_type) say((n) => `w.experiment_type = ${n}`, experiment_type);
  if (status === 'draft') parts.push('newest.published_at IS NULL');
  if (status === 'published')
    parts.push('EXISTS (SELECT 1 FROM flows p WHERE p.workflow_id = w.id AND p.published_at IS NOT NULL)');
  return { where: parts.join(' AND '), values };
}
