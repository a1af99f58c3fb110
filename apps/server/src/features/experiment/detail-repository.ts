import type { Bilingual, UserBrief } from '@lets/contract';
import type pg from 'pg';
import type { Run } from '../../runs/access.ts';

type Client = Pick<pg.ClientBase, 'query'>;

export interface Surroundings {
  readonly class: { readonly id: number; readonly name: string; readonly course_name: Bilingual } | null;
  readonly team: {
    readonly id: number;
    readonly name: string;
    readonly leader_id: number | null;
    readonly member_ids: readonly number[];
  } | null;
  readonly mentors: UserBrief[];
}

/** The class, the team and the mentors of a run, in one round trip. */
export async function readSurroundings(client: Client, run: Run): Promise<Surroundings> {
  const { rows } = await client.query<Surroundings>({
    name: 'surroundings-of-run',
    text: `SELECT
      (SELECT jsonb_build_object('id', c.id, 'name', c.name,
          'course_name', jsonb_build_object('zh', o.name_zh, 'en', o.name_en))
        FROM classes c JOIN courses o ON o.id = c.course_id WHERE c.id = $1) AS class,
      (SELECT jsonb_build_object('id', t.id, 'name', t.name, 'leader_id', t.leader_id, 'member_ids', coalesce(
          (SELECT jsonb_agg(m.user_id ORDER BY m.joined_at, m.user_id) FROM team_members m WHERE m.team_id = t.id),
          '[]'))
        FROM teams t WHERE t.id = $2) AS team,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'identity', u.identity) ORDER BY u.id)
        FROM users u WHERE u.id IN (
          SELECT user_id FROM class_mentors WHERE class_id = $1
          UNION SELECT m.user_id FROM course_mentors m JOIN projects p USING (course_id) WHERE p.id = $3
        )), '[]') AS mentors`,
    values: [run.class_id, run.team_id, run.project_id],
  });
  return rows[0] ?? { class: null, team: null, mentors: [] };
}
