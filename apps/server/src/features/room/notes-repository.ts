import type pg from 'pg';
import type { Hand } from './act/act.ts';

type Client = Pick<pg.ClientBase, 'query'>;

const KEEP_NOTE = `INSERT INTO notes (experiment_id, user_id, node_id, text, updated_at)
  VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000))
  ON CONFLICT (experiment_id, user_id, node_id) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at
  RETURNING shared`;
const DROP_NOTE = 'DELETE FROM notes WHERE experiment_id = $1 AND user_id = $2 AND node_id = $3';

/** Keeps somebody's note on a section, or takes it away when nothing is written on it. Answers whether staff may read it. */
export async function keepNote(
  { tx, run, userId, at }: Hand,
  nodeId: string,
  text: string,
): Promise<boolean> {
  const key = [run.id, userId, nodeId];
  const { rows } = await tx.client.query<{ shared: boolean }>(
    text === ''
      ? { name: 'drop-note', text: DROP_NOTE, values: key }
      : { name: 'keep-note', text: KEEP_NOTE, values: [...key, text, at] },
  );
  return rows[0]?.shared ?? false;
}

export interface NoteRow {
  readonly node_id: string;
  readonly text: string;
  readonly updated_at: Date;
  readonly shared: boolean;
}

/** Somebody's own notes on a run, in the order they were last written. */
export async function notesOf(client: Client, eid: number, userId: number): Promise<NoteRow[]> {
  const { rows } = await client.query<NoteRow>({
    name: 'notes-of',
    text: `SELECT node_id, text, updated_at, shared FROM notes WHERE experiment_id = $1 AND user_id = $2
      ORDER BY updated_at DESC`,
    values: [eid, userId],
  });
  return rows;
}

export async function keepExperience({ tx, run, userId, at }: Hand, content: string): Promise<undefined> {
  await tx.client.query({
    name: 'keep-experience',
    text: `INSERT INTO experiences (experiment_id, user_id, content, created_at)
      VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000))`,
    values: [run.id, userId, content, at],
  });
}

export interface ExperienceRow {
  readonly user_id: number;
  readonly content: string;
  readonly created_at: Date;
  readonly status: number;
  readonly account: string;
  readonly name: string;
}

/** What a run's members learnt, oldest first; only notes whose status is 2 are shown. */
export async function experiencesOf(client: Client, eid: number): Promise<ExperienceRow[]> {
  const { rows } = await client.query<ExperienceRow>({
    name: 'experiences-of',
    text: `SELECT x.user_id, x.content, x.created_at, x.status, u.account, u.name
      FROM experiences x JOIN users u ON u.id = x.user_id
      WHERE x.experiment_id = $1 AND x.status = 2 ORDER BY x.created_at, x.user_id`,
    values: [eid],
  });
  return rows;
}
