import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

/** The names of a run's class and team, empty without one. */
export async function placesOf(
  client: Client,
  eid: number,
): Promise<{ readonly class_name: string; readonly team_name: string }> {
  const { rows } = await client.query<{ class_name: string; team_name: string }>(
    `SELECT coalesce(c.name, '') AS class_name, coalesce(t.name, '') AS team_name FROM experiments e
      LEFT JOIN classes c ON c.id = e.class_id LEFT JOIN teams t ON t.id = e.team_id WHERE e.id = $1`,
    [eid],
  );
  return rows[0] ?? { class_name: '', team_name: '' };
}
