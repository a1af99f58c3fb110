import type pg from 'pg';
import type { Run } from './access.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** Members who are not enrolled in the class that a run belongs to; a run of no class asks nobody, and of practice partners none. */
export async function unregisteredMembers(
  client: Client,
  { class_id, state }: Pick<Run, 'class_id' | 'state'>,
): Promise<number[]> {
  if (class_id === null) return [];
  const { rows } = await client.query<{ id: number }>({
    name: 'unregistered-members',
    text: `SELECT m.id FROM unnest($2::bigint[]) AS m (id)
      WHERE NOT EXISTS (SELECT 1 FROM enrolments n WHERE n.class_id = $1 AND n.user_id = m.id)
        AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = m.id AND u.automatic)`,
    values: [class_id, state.member_ids],
  });
  return rows.map(({ id }) => id);
}

/** The class in which somebody learns a project's course: the one that a run of theirs belongs to. */
export async function classForRun(client: Client, projectId: number, userId: number): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>({
    name: 'class-for-run',
    text: `SELECT c.id FROM projects p JOIN classes c USING (course_id) JOIN enrolments n ON n.class_id = c.id
      WHERE p.id = $1 AND n.user_id = $2 ORDER BY c.id LIMIT 1`,
    values: [projectId, userId],
  });
  return rows[0]?.id ?? null;
}

/** Replaces who is listed as a run's members. */
export async function keepMembers(client: Client, eid: number, memberIds: readonly number[]): Promise<void> {
  await client.query({
    name: 'keep-members',
    text: `WITH gone AS (
        DELETE FROM experiment_members WHERE experiment_id = $1 AND user_id <> ALL($2::bigint[])
      )
      INSERT INTO experiment_members (experiment_id, user_id) SELECT $1, unnest($2::bigint[])
      ON CONFLICT DO NOTHING`,
    values: [eid, memberIds],
  });
}
