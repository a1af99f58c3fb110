import { type Bilingual, IDENTITY } from '@lets/contract';
import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

/** When each run's team last did something; what staff did does not count. */
export async function lastActs(
  client: Client,
  eids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await client.query<{ eid: number; at: number }>({
    name: 'last-acts',
    text: `SELECT run.id AS eid, last.at FROM unnest($1::bigint[]) AS run (id)
      CROSS JOIN LATERAL (SELECT at FROM experiment_events e
        WHERE e.experiment_id = run.id AND NOT e.by_staff ORDER BY seq DESC LIMIT 1) AS last`,
    values: [eids],
  });
  return new Map(rows.map(({ eid, at }) => [eid, at]));
}

/** Until when each member was last seen, by `eid user`. */
export async function lastSeen(
  client: Client,
  eids: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ eid: number; user_id: number; until_at: Date }>({
    name: 'last-seen',
    text: `SELECT m.experiment_id AS eid, m.user_id, seen.until_at FROM experiment_members m
      CROSS JOIN LATERAL (SELECT until_at FROM presence_spans s
        WHERE s.experiment_id = m.experiment_id AND s.user_id = m.user_id ORDER BY from_at DESC LIMIT 1) AS seen
      WHERE m.experiment_id = ANY($1)`,
    values: [eids],
  });
  return new Map(rows.map(({ eid, user_id, until_at }) => [`${eid} ${user_id}`, until_at.getTime()]));
}

export interface ClassOption {
  readonly id: number;
  readonly name: string;
  readonly course_name: Bilingual;
}

/** Classes by id, or all of them. */
export async function readClasses(client: Client, ids: readonly number[] | null): Promise<ClassOption[]> {
  const { rows } = await client.query<ClassOption>({
    name: 'guide-classes',
    text: `SELECT c.id, c.name, jsonb_build_object('zh', k.name_zh, 'en', k.name_en) AS course_name
      FROM classes c JOIN courses k ON k.id = c.course_id WHERE $1::bigint[] IS NULL OR c.id = ANY($1) ORDER BY c.name, c.id`,
    values: [ids],
  });
  return rows;
}

/** Everybody who is told when something happens in these runs: the mentors of its class, of that class's course, and of its case's course. */
export async function mentorsOfRuns(client: Client, eids: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ user_id: number }>({
    name: 'mentors-of-runs',
    text: `SELECT m.user_id FROM experiments e JOIN class_mentors m ON m.class_id = e.class_id WHERE e.id = ANY($1)
      UNION SELECT m.user_id FROM experiments e JOIN classes c ON c.id = e.class_id
        JOIN course_mentors m ON m.course_id = c.course_id WHERE e.id = ANY($1)
      UNION SELECT m.user_id FROM experiments e JOIN projects p ON p.id = e.project_id
        JOIN course_mentors m ON m.course_id = p.course_id WHERE e.id = ANY($1)`,
    values: [eids],
  });
  return rows.map(({ user_id }) => user_id);
}

/** Administrators who look after all runs. */
export async function overseers(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM users WHERE NOT disabled
      AND (identity = ${IDENTITY.super_admin} OR identity = ${IDENTITY.admin} AND 'experiment' = ANY(modules))`,
  );
  return rows.map(({ id }) => id);
}

/** A class's running experiments, and its students who play in none of them. */
export async function playersOfClass(client: Client, classId: number) {
  const runs = await client.query<{ id: number }>({
    name: 'runs-of-class',
    text: `SELECT id FROM experiments WHERE class_id = $1 AND status = 'in_progress' ORDER BY id`,
    values: [classId],
  });
  const others = await client.query<{ user_id: number }>({
    name: 'idle-of-class',
    text: `SELECT n.user_id FROM enrolments n JOIN users u ON u.id = n.user_id AND NOT u.disabled
      WHERE n.class_id = $1 AND NOT EXISTS (
        SELECT 1 FROM experiment_members m JOIN experiments e ON e.id = m.experiment_id
        WHERE m.user_id = n.user_id AND e.class_id = $1 AND e.status = 'in_progress') ORDER BY n.user_id`,
    values: [classId],
  });
  return { eids: runs.rows.map(({ id }) => id), others: others.rows.map(({ user_id }) => user_id) };
}

/** Answers whether there is such a note. */
export async function shareNote(
  client: Client,
  key: { readonly eid: number; readonly userId: number; readonly nodeId: string },
  shared: boolean,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'share-note',
    text: 'UPDATE notes SET shared = $4 WHERE experiment_id = $1 AND user_id = $2 AND node_id = $3',
    values: [key.eid, key.userId, key.nodeId, shared],
  });
  return (rowCount ?? 0) > 0;
}

export async function sharedNotes(client: Client, eid: number) {
  const { rows } = await client.query<{ user_id: number; node_id: string; text: string; updated_at: Date }>({
    name: 'shared-notes',
    text: `SELECT user_id, node_id, text, updated_at FROM notes WHERE experiment_id = $1 AND shared
      ORDER BY updated_at, user_id`,
    values: [eid],
  });
  return rows;
}
