import type { Contribution, EvaluationContent } from '@lets/contract';
import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

export interface DraftRow {
  readonly draft: EvaluationContent;
  readonly revision: number;
  readonly saved_by: number;
  readonly saved_at: Date;
}

export async function readDraft(client: Client, eid: number): Promise<DraftRow | null> {
  const { rows } = await client.query<DraftRow>(
    'SELECT draft, revision, saved_by, saved_at FROM evaluations WHERE experiment_id = $1',
    [eid],
  );
  return rows[0] ?? null;
}

/** Under the run's lock. */
export async function keepDraft(
  client: Client,
  eid: number,
  { draft, saved_by, saved_at }: Omit<DraftRow, 'revision'>,
): Promise<number> {
  const { rows } = await client.query<{ revision: number }>(
    `INSERT INTO evaluations (experiment_id, draft, revision, saved_by, saved_at) VALUES ($1, $2, 1, $3, $4)
      ON CONFLICT (experiment_id) DO UPDATE SET draft = excluded.draft, revision = evaluations.revision + 1,
        saved_by = excluded.saved_by, saved_at = excluded.saved_at
      RETURNING revision`,
    [eid, JSON.stringify(draft), saved_by, saved_at],
  );
  return rows[0]?.revision ?? 0;
}

export interface VersionRow {
  readonly version: number;
  readonly content: EvaluationContent;
  readonly reason: string;
  readonly published_by: number;
  readonly published_at: Date;
}

/** The newest first. */
export async function readVersions(client: Client, eid: number): Promise<VersionRow[]> {
  const { rows } = await client.query<VersionRow>(
    `SELECT version, content, reason, published_by, published_at FROM evaluation_versions
      WHERE experiment_id = $1 ORDER BY version DESC`,
    [eid],
  );
  return rows;
}

export interface MemberScore {
  readonly user_id: number;
  readonly score: number;
}

/** Adds the version, puts its scores in force, and marks the run. Under the run's lock. */
export async function addVersion(
  client: Client,
  eid: number,
  row: VersionRow,
  scores: readonly MemberScore[],
): Promise<void> {
  const { version, content, reason, published_by, published_at } = row;
  await client.query(
    `INSERT INTO evaluation_versions (experiment_id, version, content, reason, published_by, published_at)
      VALUES ($1, $2, $3, $4, $5, $6)`,
    [eid, version, JSON.stringify(content), reason, published_by, published_at],
  );
  await client.query('DELETE FROM evaluation_scores WHERE experiment_id = $1', [eid]);
  await client.query(
    'INSERT INTO evaluation_scores (experiment_id, user_id, score) SELECT $1, * FROM unnest($2::bigint[], $3::real[])',
    [eid, scores.map((one) => one.user_id), scores.map((one) => one.score)],
  );
  await client.query('UPDATE experiments SET evaluated = true, revision = revision + 1 WHERE id = $1', [eid]);
}

/** Names beside a run: its class and its team. */
export async function readPlaces(
  client: Client,
  eid: number,
): Promise<{ class_name: string; team_name: string }> {
  const { rows } = await client.query<{ class_name: string; team_name: string }>(
    `SELECT coalesce(c.name, '') AS class_name, coalesce(t.name, '') AS team_name FROM experiments e
      LEFT JOIN classes c ON c.id = e.class_id LEFT JOIN teams t ON t.id = e.team_id WHERE e.id = $1`,
    [eid],
  );
  return rows[0] ?? { class_name: '', team_name: '' };
}

type Counts = Omit<Contribution, 'edits' | 'minutes_present' | 'minutes_waited_for'>;

/** user id → what they did, of those who did anything. */
export async function readContributions(
  client: Client,
  eid: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Contribution>> {
  const [counts, edits, present, waited] = [
    await client.query<Counts & { user_id: number }>(COUNTS, [eid, userIds]),
    await client.query<Sum>(EDITS, [eid, userIds]),
    await client.query<Sum>(PRESENT, [eid, userIds]),
    await client.query<Sum>(WAITED_FOR, [eid, userIds]),
  ];
  const sumOf = ({ rows }: { rows: Sum[] }, id: number) => rows.find((row) => row.user_id === id)?.sum ?? 0;
  return new Map(
    userIds.map((id) => {
      const { user_id: _, ...found } = counts.rows.find((row) => row.user_id === id) ?? {
        user_id: id,
        ...NOTHING,
      };
      return [
        id,
        {
          ...found,
          edits: sumOf(edits, id),
          minutes_present: sumOf(present, id),
          minutes_waited_for: sumOf(waited, id),
        },
      ];
    }),
  );
}

interface Sum {
  readonly user_id: number;
  readonly sum: number;
}

const NOTHING: Counts = {
  speeches: 0,
  spoken: 0,
  documents: 0,
  submissions: 0,
  signatures: 0,
  votes: 0,
  wrong_tries: 0,
};

const COUNTS = `SELECT actor_id AS user_id,
    count(*) FILTER (WHERE type = 'spoke')::int AS speeches,
    coalesce(sum(length(data->>'text')) FILTER (WHERE type = 'spoke'), 0)::int AS spoken,
    count(*) FILTER (WHERE type = 'document_created')::int AS documents,
    count(*) FILTER (WHERE type = 'document_submitted')::int AS submissions,
    count(*) FILTER (WHERE type IN ('document_signed', 'record_signed') AND data->>'decision' = 'signed')::int AS signatures,
    count(*) FILTER (WHERE type = 'voted')::int AS votes,
    count(*) FILTER (WHERE type = 'wrong_option_tried')::int AS wrong_tries
  FROM experiment_events WHERE experiment_id = $1 AND actor_id = ANY($2) AND NOT by_staff GROUP BY actor_id`;

const EDITS = `SELECT saved_by AS user_id, count(*)::int AS sum FROM document_versions
  WHERE experiment_id = $1 AND saved_by = ANY($2) GROUP BY saved_by`;

/** Two windows of one person count once; what comes after the end does not. */
const PRESENT = `SELECT user_id, round(sum(extract(epoch FROM upper(piece) - lower(piece))) / 60)::int AS sum
  FROM (SELECT user_id, unnest(range_agg(tstzrange(from_at, greatest(from_at, least(until_at, e.ended_at))))) AS piece
    FROM presence_spans s JOIN experiments e ON e.id = s.experiment_id
    WHERE s.experiment_id = $1 AND user_id = ANY($2) GROUP BY user_id) AS pieces GROUP BY user_id`;

/** From the question to the answer, where both stand in the record. */
const WAITED_FOR = `SELECT a.actor_id AS user_id, round(sum(a.at - q.at) / 60000.0)::int AS sum
  FROM experiment_events a CROSS JOIN LATERAL (
    SELECT at FROM experiment_events q WHERE q.experiment_id = $1 AND q.seq < a.seq AND CASE
      WHEN a.type = 'document_signed' THEN q.type = 'signature_requested' AND q.data->>'document_id' = a.data->>'document_id'
        AND q.data->'role_ids' ? a.role_id
      ELSE q.seq = coalesce(a.data->>'request_id', a.data->>'meeting_id')::int END
    ORDER BY q.seq DESC LIMIT 1) AS q
  WHERE a.experiment_id = $1 AND a.actor_id = ANY($2)
    AND a.type IN ('request_answered', 'meeting_answered', 'document_signed') GROUP BY a.actor_id`;
