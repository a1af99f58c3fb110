import type { Bilingual, CompetencyGoal, EvaluationContent } from '@lets/contract';
import type pg from 'pg';
import type { RunNames } from '../../runs/task-name.ts';

type Client = Pick<pg.ClientBase, 'query'>;
type Goal = { readonly id: string; readonly name: Bilingual } & Partial<CompetencyGoal>;

export interface Scope {
  readonly eid?: number | undefined;
  readonly class_id?: number | undefined;
}

export interface EvaluatedRun extends RunNames {
  readonly eid: number;
  readonly class_name: string;
  readonly team_name: string;
  readonly project: Bilingual;
  readonly goals: readonly Goal[];
  readonly content: EvaluationContent;
  readonly flow_id: number;
  /** Document id → name. */
  readonly titles: Readonly<Record<string, string>>;
  readonly published_at: Date;
  readonly members: readonly { user_id: number; name: string; student_id: string; score: number }[];
}

const IN_SCOPE =
  '($1::bigint IS NULL OR e.id = $1) AND ($2::bigint IS NULL OR e.class_id = $2) AND e.evaluated';

/** The goals of the cases that were evaluated, by their names: what stands above the columns. */
export async function goalsOf(client: Client, { eid, class_id }: Scope): Promise<{ name: Bilingual }[]> {
  const { rows } = await client.query<{ name: Bilingual }>(
    `SELECT DISTINCT ON (goal->'name'->>'zh') goal->'name' AS name
      FROM (SELECT DISTINCT e.project_id AS id FROM experiments e WHERE ${IN_SCOPE}) AS chosen
      JOIN projects p USING (id), jsonb_array_elements(p.card->'competency_goals') AS goal`,
    [eid ?? null, class_id ?? null],
  );
  return rows;
}

export async function evaluatedAfter(
  client: Client,
  { eid, class_id }: Scope,
  after: number,
  limit: number,
): Promise<EvaluatedRun[]> {
  const { rows } = await client.query<EvaluatedRun>(
    `SELECT e.id AS eid, e.name, e.name_en, coalesce(c.name, '') AS class_name, coalesce(t.name, '') AS team_name,
        jsonb_build_object('zh', p.name_zh, 'en', p.name_en) AS project, p.card->'competency_goals' AS goals,
        v.content, v.published_at, e.flow_id,
        (SELECT coalesce(jsonb_object_agg(d.key, d.value->>'name'), '{}') FROM json_each(e.state->'documents') d) AS titles,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('user_id', u.id, 'name', u.name, 'student_id', u.student_id,
            'score', s.score) ORDER BY u.student_id, u.id), '[]')
          FROM evaluation_scores s JOIN users u ON u.id = s.user_id WHERE s.experiment_id = e.id) AS members
      FROM experiments e JOIN projects p ON p.id = e.project_id
        LEFT JOIN classes c ON c.id = e.class_id LEFT JOIN teams t ON t.id = e.team_id
        CROSS JOIN LATERAL (SELECT content, published_at FROM evaluation_versions v WHERE v.experiment_id = e.id
          ORDER BY version DESC LIMIT 1) AS v
      WHERE ${IN_SCOPE} AND e.id > $3 ORDER BY e.id LIMIT $4`,
    [eid ?? null, class_id ?? null, after, limit],
  );
  return rows;
}
