import type pg from 'pg';
import type { Run } from './access.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/**
 * SQL: whether a member of run `e` has been taken out of its class while it goes on. What is over stays readable to whoever played it,
 * and practice partners are in no class.
 */
export function isUnregistered(userId: string): string {
  return `(e.class_id IS NOT NULL AND e.status = 'in_progress'
    AND NOT EXISTS (SELECT 1 FROM enrolments n WHERE n.class_id = e.class_id AND n.user_id = ${userId})
    AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = ${userId} AND u.automatic))`;
}

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

/** Members of a running run who cannot come back by themselves: taken out of its class, or their account is closed. */
export async function goneMembers(client: Client, run: Pick<Run, 'class_id' | 'state'>): Promise<number[]> {
  const strangers = await unregisteredMembers(client, run);
  const { rows } = await client.query<{ id: number }>({
    name: 'disabled-members',
    text: 'SELECT id FROM users WHERE id = ANY($1) AND disabled AND NOT automatic',
    values: [run.state.member_ids],
  });
  return [...new Set([...strangers, ...rows.map(({ id }) => id)])];
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
