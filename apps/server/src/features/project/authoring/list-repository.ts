import type { ManagedProjectRow, ParsedInputOf, projectManageList } from '@lets/contract';
import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;
type Wanted = ParsedInputOf<typeof projectManageList>;

const ROW = `p.id, p.code, jsonb_build_object('zh', p.name_zh, 'en', p.name_en) AS name, b.case_number,
    p.experiment_type, p.grade, b.cover, p.flow_id,
    jsonb_build_object('zh', w.name_zh, 'en', w.name_en) AS workflow_name, f.version,
    CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'name', jsonb_build_object('zh', c.name_zh, 'en', c.name_en)) END
      AS course,
    p.opening_mode, (extract(epoch FROM p.opens_at) * 1000)::bigint AS opens_at,
    (extract(epoch FROM p.closes_at) * 1000)::bigint AS closes_at, p.ready, p.disclosure, p.disclosed,
    b.role_count, b.document_count,
    r.run_count, r.running_count,
    CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', u.name, 'identity', u.identity) END AS owner,
    (extract(epoch FROM p.updated_at) * 1000)::bigint AS updated_at`;

const JOINS = `CROSS JOIN LATERAL jsonb_to_record(p.card) AS b(case_number jsonb, cover text, role_count int, document_count int)
  CROSS JOIN LATERAL (SELECT count(*)::int AS run_count, (count(*) FILTER (WHERE e.status <> 'ended'))::int AS running_count
    FROM experiments e WHERE e.project_id = p.id) r
  JOIN flows f ON f.id = p.flow_id JOIN workflows w ON w.id = f.workflow_id
  LEFT JOIN courses c ON c.id = p.course_id LEFT JOIN users u ON u.id = p.owner_id`;

const ORDER: Readonly<Record<Wanted['sort'], string>> = {
  updated: 'p.updated_at DESC, p.id DESC',
  newest: 'p.id DESC',
  oldest: 'p.id',
  name: 'p.name_zh, p.id',
};

const WHERE = `($1::text IS NULL OR strpos(lower(p.name_zh), $1) > 0 OR strpos(lower(p.name_en), $1) > 0 OR strpos(p.code, $1) > 0 OR p.id::text = $1)
  AND ($2::text IS NULL OR p.experiment_type = $2) AND ($3::text IS NULL OR p.grade = $3)
  AND ($4::text IS NULL OR CASE $4 WHEN 'unfinished' THEN NOT p.ready WHEN 'open' THEN p.ready ELSE p.disclosure = 'applied' END)`;

export async function listManaged(
  client: Client,
  { q, experiment_type, grade, status, sort, page, size }: Wanted,
): Promise<{ total: number; list: ManagedProjectRow[] }> {
  const values = [q ? q.toLowerCase() : null, experiment_type ?? null, grade ?? null, status ?? null];
  const [list, count] = await Promise.all([
    client.query<ManagedProjectRow>({
      name: `managed-projects-${sort}`,
      text: `SELECT ${ROW} FROM (SELECT * FROM projects p WHERE ${WHERE} ORDER BY ${ORDER[sort]} LIMIT $5 OFFSET $6) p ${JOINS}
        ORDER BY ${ORDER[sort]}`,
      values: [...values, size, (page - 1) * size],
    }),
    client.query<{ total: number }>({
      name: 'count-managed-projects',
      text: `SELECT count(*)::int AS total FROM projects p WHERE ${WHERE}`,
      values,
    }),
  ]);
  return { total: count.rows[0]?.total ?? 0, list: list.rows };
}

export async function managedRow(client: Client, id: number): Promise<ManagedProjectRow | null> {
  const { rows } = await client.query<ManagedProjectRow>({
    name: 'managed-project',
    text: `SELECT ${ROW} FROM projects p ${JOINS} WHERE p.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** The newest published version of the workflow that a flow belongs to, when it is a later one. */
export async function newerVersion(client: Client, flowId: number) {
  const { rows } = await client.query<{ flow_id: number; version: number }>({
    name: 'newer-version',
    text: `SELECT n.id AS flow_id, n.version FROM flows f JOIN flows n ON n.workflow_id = f.workflow_id AND n.version > f.version
      WHERE f.id = $1 AND n.published_at IS NOT NULL ORDER BY n.version DESC LIMIT 1`,
    values: [flowId],
  });
  return rows[0] ?? null;
}
