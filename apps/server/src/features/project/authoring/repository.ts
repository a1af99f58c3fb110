import type { Bilingual, CaseProject, Disclosure, ExperimentType, Flow } from '@lets/contract';
import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

/** A case with all that its authors work on. */
export interface AuthoredRow {
  readonly id: number;
  readonly code: string;
  readonly flow_id: number;
  readonly course_id: number | null;
  readonly owner_id: number | null;
  readonly experiment_type: ExperimentType;
  readonly opens_at: Date | null;
  readonly closes_at: Date | null;
  readonly ready: boolean;
  readonly disclosed: boolean;
  readonly disclosure: Disclosure;
  readonly revision: number;
  readonly body: CaseProject;
  readonly flow: Flow;
  readonly listed_count: number;
}

const AUTHORED = `SELECT p.id, p.code, p.flow_id, p.course_id, p.owner_id, p.experiment_type, p.opens_at, p.closes_at, p.ready,
    p.disclosed, p.disclosure, p.revision, p.body,
    (SELECT f.flow FROM flows f WHERE f.id = p.flow_id) AS flow,
    (SELECT count(*)::int FROM project_students s WHERE s.project_id = p.id)
      + (SELECT count(*)::int FROM project_classes c WHERE c.project_id = p.id) AS listed_count
  FROM projects p WHERE p.id = $1`;

export async function authoredById(client: Client, id: number): Promise<AuthoredRow | null> {
  const { rows } = await client.query<AuthoredRow>({
    name: 'authored-project',
    text: AUTHORED,
    values: [id],
  });
  return rows[0] ?? null;
}

/** The same under its lock: whoever else saves it waits. Groups and experiments may be made of it meanwhile. */
export async function lockAuthored(client: Client, id: number): Promise<AuthoredRow | null> {
  const { rows } = await client.query<AuthoredRow>({
    name: 'authored-project-locked',
    text: `${AUTHORED} FOR NO KEY UPDATE OF p`,
    values: [id],
  });
  return rows[0] ?? null;
}

export interface Kept {
  readonly id: number;
  readonly flow_id: number;
  readonly course_id: number | null;
  readonly experiment_type: ExperimentType;
  readonly opens_at: Date | null;
  readonly closes_at: Date | null;
  readonly ready: boolean;
  readonly body: CaseProject;
}

/** Keeps a case whose row is locked; what lists filter by stands in columns of its own. */
export async function keepProject(client: Client, kept: Kept, at: Date): Promise<number> {
  const { id, flow_id, course_id, experiment_type, opens_at, closes_at, ready, body } = kept;
  const { rows } = await client.query<{ revision: number }>({
    name: 'keep-project',
    text: `UPDATE projects SET flow_id = $2, course_id = $3, experiment_type = $4, opens_at = $5, closes_at = $6, ready = $7,
        body = $8::jsonb, name_zh = $9, name_en = $10, grade = $11, opening_mode = $12, updated_at = $13,
        revision = revision + 1
      WHERE id = $1 RETURNING revision`,
    values: [
      id,
      flow_id,
      course_id,
      experiment_type,
      opens_at,
      closes_at,
      ready,
      JSON.stringify(body),
      body.name.zh,
      body.name.en,
      body.grade,
      body.opening_mode,
      at,
    ],
  });
  if (!rows[0]) throw new Error(`project ${id} was not kept`);
  return rows[0].revision;
}

export interface NewProject extends Omit<Kept, 'id'> {
  readonly code: string;
  readonly owner_id: number;
}

export async function addProject(client: Client, made: NewProject, at: Date): Promise<number> {
  const { code, flow_id, course_id, owner_id, experiment_type, opens_at, closes_at, ready, body } = made;
  const { rows } = await client.query<{ id: number }>({
    name: 'add-project',
    text: `INSERT INTO projects (code, flow_id, course_id, owner_id, experiment_type, opens_at, closes_at, ready, body, name_zh,
        name_en, grade, opening_mode, updated_at, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12, $13, $14, $14) RETURNING id`,
    values: [
      code,
      flow_id,
      course_id,
      owner_id,
      experiment_type,
      opens_at,
      closes_at,
      ready,
      JSON.stringify(body),
      body.name.zh,
      body.name.en,
      body.grade,
      body.opening_mode,
      at,
    ],
  });
  if (!rows[0]) throw new Error('the project was not kept');
  return rows[0].id;
}

/** A version that a case may stand on, or null; `published` tells whether it may. */
export async function flowFor(client: Client, flowId: number) {
  const { rows } = await client.query<{ flow: Flow; experiment_type: ExperimentType; published: boolean }>({
    name: 'flow-for-project',
    text: `SELECT f.flow, w.experiment_type, f.published_at IS NOT NULL AS published
      FROM flows f JOIN workflows w ON w.id = f.workflow_id WHERE f.id = $1 FOR KEY SHARE OF f`,
    values: [flowId],
  });
  return rows[0] ?? null;
}

export interface Locked {
  readonly id: number;
  readonly code: string;
  readonly name: Bilingual;
}

/** Locks these cases; those that are not there are missing from the answer. */
export async function lockProjects(client: Client, ids: readonly number[]): Promise<Locked[]> {
  const { rows } = await client.query<Locked>({
    name: 'lock-projects',
    text: `SELECT id, code, jsonb_build_object('zh', name_zh, 'en', name_en) AS name
           FROM projects WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
    values: [[...ids]],
  });
  return rows;
}

/** Of these cases, those that somebody's work hangs on. */
export async function projectsInUse(client: Client, ids: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>({
    name: 'projects-in-use',
    text: `SELECT id FROM projects p WHERE id = ANY($1) AND (
        EXISTS (SELECT FROM experiments e WHERE e.project_id = p.id)
        OR EXISTS (SELECT FROM teams t WHERE t.project_id = p.id AND t.disbanded_at IS NULL)
        OR EXISTS (SELECT FROM class_tasks c WHERE c.project_id = p.id))
      ORDER BY id`,
    values: [[...ids]],
  });
  return rows.map(({ id }) => id);
}

export async function removeProjects(client: Client, ids: readonly number[]): Promise<void> {
  await client.query({
    name: 'remove-projects',
    text: 'DELETE FROM projects WHERE id = ANY($1)',
    values: [[...ids]],
  });
}

export async function setDisclosure(
  client: Client,
  id: number,
  { disclosure, disclosed }: { readonly disclosure: Disclosure; readonly disclosed: boolean },
): Promise<void> {
  await client.query({
    name: 'set-disclosure',
    text: 'UPDATE projects SET disclosure = $2, disclosed = $3 WHERE id = $1',
    values: [id, disclosure, disclosed],
  });
}

/** Whether this course, these students and classes are all there. */
export async function areKnown(
  client: Client,
  named: { courseId: number | null; studentIds: readonly number[]; classIds: readonly number[] },
): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>({
    name: 'listed-known',
    text: `SELECT ($1::bigint IS NULL OR EXISTS (SELECT FROM courses WHERE id = $1))
        AND (SELECT count(*) FROM users WHERE id = ANY($2) AND identity = 1) = cardinality($2::bigint[])
        AND (SELECT count(*) FROM classes WHERE id = ANY($3)) = cardinality($3::bigint[]) AS known`,
    values: [named.courseId, [...new Set(named.studentIds)], [...new Set(named.classIds)]],
  });
  return rows[0]?.known === true;
}

export async function isCodeTaken(client: Client, code: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>({
    name: 'project-code-taken',
    text: `SELECT EXISTS (SELECT FROM projects WHERE code = $1) OR EXISTS (SELECT FROM workflows WHERE code = $1) AS taken`,
    values: [code],
  });
  return rows[0]?.taken === true;
}
