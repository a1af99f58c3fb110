import type { RunState } from '@lets/engine';
import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

export interface NewRun {
  readonly project_id: number;
  readonly flow_id: number;
  readonly team_id: number | null;
  readonly class_id: number | null;
  readonly name: string;
  /** Beside a name that nobody typed: what it is in English. */
  readonly name_en: string | null;
  readonly creator_id: number;
  readonly creator_type: 'student' | 'teacher';
  readonly state: RunState;
  readonly linked_from: number | null;
  readonly planned_start?: Date | null;
  readonly planned_end?: Date | null;
}

/** Adds a waiting run with its members; answers its id. */
export async function addRun(client: Client, run: NewRun): Promise<number> {
  const { rows } = await client.query<{ id: number }>({
    name: 'add-run',
    text: `WITH run AS (
        INSERT INTO experiments (project_id, flow_id, team_id, class_id, name, name_en, creator_id, creator_type, leader_id,
          state, linked_from, planned_start, planned_end)
        VALUES ($1, $2, $3, $4, $5, $14, $6, $7, $8, $9::json, $10, $12, $13) RETURNING id
      ), members AS (
        INSERT INTO experiment_members (experiment_id, user_id) SELECT run.id, unnest($11::bigint[]) FROM run
      )
      SELECT id FROM run`,
    values: [
      run.project_id,
      run.flow_id,
      run.team_id,
      run.class_id,
      run.name,
      run.creator_id,
      run.creator_type,
      run.state.leader_id,
      JSON.stringify(run.state),
      run.linked_from,
      run.state.member_ids,
      run.planned_start ?? null,
      run.planned_end ?? null,
      run.name_en,
    ],
  });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the new run has no id');
  return id;
}

export interface TaskChanges {
  readonly name: string;
  readonly name_en: string | null;
  readonly message: string;
  readonly planned_start: Date | null;
  readonly planned_end: Date | null;
  readonly team_id: number | null;
  readonly class_id: number | null;
  readonly state: RunState;
}

/** Replaces what may be edited of a waiting run; the caller holds its lock. */
export async function keepTask(client: Client, eid: number, task: TaskChanges): Promise<void> {
  const { name, name_en, message, planned_start, planned_end, team_id, class_id, state } = task;
  await client.query({
    name: 'keep-task',
    text: `UPDATE experiments SET name = $2, name_en = $10, message = $3, planned_start = $4, planned_end = $5, team_id = $6,
        class_id = $7, leader_id = $8, state = $9::json, revision = revision + 1 WHERE id = $1`,
    values: [
      eid,
      name,
      message,
      planned_start,
      planned_end,
      team_id,
      class_id,
      state.leader_id,
      JSON.stringify(state),
      name_en,
    ],
  });
}

/** The column beside the state, for lists and policies. */
export async function keepLeader(client: Client, eid: number, leaderId: number): Promise<void> {
  await client.query({
    name: 'keep-leader',
    text: 'UPDATE experiments SET leader_id = $2 WHERE id = $1',
    values: [eid, leaderId],
  });
}

/** Removes runs with everything that hangs on them; answers the keys of the files that went with them. */
export async function removeRuns(client: Client, eids: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'remove-files-of-runs',
    text: 'DELETE FROM files WHERE experiment_id = ANY($1) RETURNING id',
    values: [eids],
  });
  await client.query({
    name: 'remove-runs',
    text: 'DELETE FROM experiments WHERE id = ANY($1)',
    values: [eids],
  });
  return rows.map(({ id }) => id);
}

export interface TeamOfRun {
  readonly id: number;
  readonly name: string;
  readonly project_id: number;
  readonly class_id: number | null;
  readonly leader_id: number;
  readonly member_ids: readonly number[];
}

/** A team that has not been disbanded and has somebody in it; its row is held, so that nobody joins or leaves while its members are copied. */
export async function lockTeam(client: Client, teamId: number): Promise<TeamOfRun | null> {
  const { rows } = await client.query<Omit<TeamOfRun, 'member_ids'>>({
    name: 'lock-team-for-run',
    text: `SELECT id, name, project_id, class_id, leader_id FROM teams
      WHERE id = $1 AND disbanded_at IS NULL AND leader_id IS NOT NULL FOR SHARE`,
    values: [teamId],
  });
  if (!rows[0]) return null;
  // A statement of its own: one that waited for the row would still see the members from before the wait.
  const { rows: members } = await client.query<{ user_id: number }>({
    name: 'members-of-team-for-run',
    text: 'SELECT user_id FROM team_members WHERE team_id = $1 ORDER BY joined_at, user_id',
    values: [teamId],
  });
  return { ...rows[0], member_ids: members.map(({ user_id }) => user_id) };
}
