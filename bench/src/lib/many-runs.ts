import pg from 'pg';

const DAY = 24 * 3_600_000;

/** What was made, counted while it was made and not by asking the product. */
export interface ManyRuns {
  readonly runs: number;
  readonly ended: number;
  readonly completed: number;
  readonly wrongTries: number;
  readonly scores: number;
}

/**
 * Rows of runs of every case, state and month, with members, scores and the events that statistics are made of: as many as a large school has in
 * ten years, which no benchmark can play. Their state is the template's.
 */
export async function seedManyRuns(
  config: pg.ClientConfig,
  template: number,
  count: number,
): Promise<ManyRuns> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `CREATE TEMP TABLE made ON COMMIT DROP AS
        SELECT i, nextval(pg_get_serial_sequence('experiments', 'id')) AS id,
          to_timestamp(($3::float8 - (i * 7919 % 365) * $4::float8 - i % 86400 * 1000) / 1000) AS created_at,
          CASE WHEN i % 10 = 0 THEN 'waiting' WHEN i % 10 < 3 THEN 'in_progress' ELSE 'ended' END AS status,
          ((i % 13) * 20 + 40)::int AS minutes
        FROM generate_series(1, $2::bigint) i WHERE $1::bigint IS NOT NULL`,
      [template, count, Date.now(), DAY],
    );
    await client.query(INSERT_RUNS, [template]);
    await client.query(INSERT_MEMBERS, [template]);
    await client.query(INSERT_EVENTS);
    await client.query(INSERT_SCORES);
    const { rows } = await client.query<ManyRuns>(COUNT);
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
    if (!rows[0]) throw new Error('nothing was made');
    return rows[0];
  } finally {
    await client.end();
  }
}

const INSERT_RUNS = `INSERT INTO experiments (id, project_id, flow_id, class_id, name, creator_id, creator_type, leader_id,
    status, ending, seq, state, started_at, ended_at, evaluated, created_at)
  OVERRIDING SYSTEM VALUE
  SELECT m.id, p.id, p.flow_id, c.id, e.name || ' ' || m.i, e.creator_id, e.creator_type, e.leader_id, m.status,
    CASE WHEN m.status = 'ended' THEN CASE WHEN m.i % 8 = 3 THEN 'terminated' ELSE 'completed' END END, 9, e.state,
    CASE WHEN m.status <> 'waiting' THEN m.created_at + interval '1 day' END,
    CASE WHEN m.status = 'ended' THEN m.created_at + interval '1 day' + make_interval(mins => m.minutes) END,
    m.status = 'ended' AND m.i % 3 = 0, m.created_at
  FROM made m JOIN experiments e ON e.id = $1
    JOIN (SELECT id, flow_id, row_number() OVER (ORDER BY id) AS n, count(*) OVER () AS of FROM projects WHERE flow_id IS NOT NULL) p
      ON p.n = 1 + (m.i % 1009 * (m.i % 1009) % 97) % p.of
    LEFT JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n, count(*) OVER () AS of FROM classes) c
      ON c.n = 1 + m.i % c.of AND m.i % 5 > 0`;

const INSERT_MEMBERS = `INSERT INTO experiment_members (experiment_id, user_id)
  SELECT m.id, t.user_id FROM made m JOIN experiment_members t ON t.experiment_id = $1`;

/** Each started run leaves its first sections one by one; in some of them a wrong way is tried first. */
const INSERT_EVENTS = `INSERT INTO experiment_events (experiment_id, seq, type, at, node_id, data)
  SELECT m.id, k.seq, k.type, floor(extract(epoch FROM m.created_at + interval '1 day') * 1000)::bigint + k.at * m.minutes * 6000, s.node_id,
    CASE WHEN k.type = 'wrong_option_tried' THEN '{}'::jsonb ELSE jsonb_build_object('firing',
      jsonb_build_object('closes', CASE WHEN k.closes > 0 THEN s.node_id END,
        'opens', jsonb_build_array(jsonb_build_object('node_id', n.node_id, 'inside', '[]'::jsonb)))) END
  FROM made m
    JOIN experiments e ON e.id = m.id AND m.status <> 'waiting'
    CROSS JOIN (VALUES (1, 'started', 0, 0), (2, 'wrong_option_tried', 2, 1), (3, 'section_ended', 3, 1), (4, 'section_ended', 7, 2)) k(seq, type, at, closes)
    LEFT JOIN (SELECT f.id, x.node->>'id' AS node_id, row_number() OVER (PARTITION BY f.id ORDER BY x.n) AS n
      FROM flows f, jsonb_array_elements(f.flow::jsonb->'nodes') WITH ORDINALITY x(node, n)
      WHERE x.node->>'kind' NOT IN ('start', 'fork', 'join')) s ON s.id = e.flow_id AND s.n = k.closes
    LEFT JOIN (SELECT f.id, x.node->>'id' AS node_id, row_number() OVER (PARTITION BY f.id ORDER BY x.n) AS n
      FROM flows f, jsonb_array_elements(f.flow::jsonb->'nodes') WITH ORDINALITY x(node, n)
      WHERE x.node->>'kind' NOT IN ('start', 'fork', 'join')) n ON n.id = e.flow_id AND n.n = k.closes + 1
  WHERE k.type <> 'wrong_option_tried' OR m.i % 4 = 1`;

const INSERT_SCORES = `INSERT INTO evaluation_scores (experiment_id, user_id, score)
  SELECT m.id, t.user_id, 52 + (m.i * 31 + t.user_id * 7) % 46 + CASE WHEN m.i % 2 = 0 THEN 1 ELSE 0 END
  FROM made m JOIN experiment_members t ON t.experiment_id = m.id WHERE m.status = 'ended' AND m.i % 3 = 0`;

const COUNT = `SELECT count(*)::int AS runs, count(*) FILTER (WHERE m.status = 'ended')::int AS ended,
    count(*) FILTER (WHERE m.status = 'ended' AND m.i % 8 <> 3)::int AS completed,
    count(*) FILTER (WHERE m.status <> 'waiting' AND m.i % 4 = 1)::int AS "wrongTries",
    (SELECT count(*)::int FROM evaluation_scores s JOIN made x ON x.id = s.experiment_id) AS scores FROM made m`;
