import type { Bilingual, IssuedCaseFile } from '@lets/contract';
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

/** Of the files put into a run these, oldest first. */
export async function uploadsOfRun(
  client: Client,
  eid: number,
  ids: ReadonlySet<string>,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const { rows } = await client.query<{ id: string; name: string }>(
    'SELECT id, name FROM files WHERE experiment_id = $1 AND id = ANY($2) ORDER BY created_at, id',
    [eid, [...ids]],
  );
  return rows;
}

export interface HandedOut {
  readonly head: string;
  readonly experiment_id: number;
  readonly name: string;
  readonly project: Bilingual;
  readonly items: number;
  readonly issued_at: number;
}

/** The same file handed out again was first handed out when it was. */
export async function keepCaseFile(client: Client, file: HandedOut): Promise<void> {
  const { head, experiment_id, name, project, items, issued_at } = file;
  await client.query(
    `INSERT INTO case_files (head, experiment_id, name, project_zh, project_en, items, issued_at)
      VALUES ($1, $2, $3, $4, $5, $6, to_timestamp($7::double precision / 1000)) ON CONFLICT (head) DO NOTHING`,
    [head, experiment_id, name, project.zh, project.en, items, issued_at],
  );
}

export async function caseFileByHead(client: Client, head: string): Promise<IssuedCaseFile | null> {
  const { rows } = await client.query<
    Pick<HandedOut, 'name' | 'items'> & { project_zh: string; project_en: string; issued_at: Date }
  >('SELECT name, project_zh, project_en, items, issued_at FROM case_files WHERE head = $1', [head]);
  const [row] = rows;
  if (!row) return null;
  const { name, items, project_zh, project_en, issued_at } = row;
  return { name, items, project: { zh: project_zh, en: project_en }, issued_at: issued_at.getTime() };
}
