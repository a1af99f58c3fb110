import type { Bilingual, CaseProject, ExperimentType, Grade, ProjectBrief } from '@lets/contract';
import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

type Part = Pick<
  CaseProject,
  | 'case_number'
  | 'cover'
  | 'roles'
  | 'competency_goals'
  | 'minutes'
  | 'team_min'
  | 'team_max'
  | 'reference_release'
>;

/** What a run's screens tell of its case. */
export interface ProjectOfRun extends Part {
  readonly id: number;
  readonly code: string;
  readonly name: Bilingual;
  readonly course_id: number | null;
  readonly flow_id: number;
  readonly experiment_type: ExperimentType;
  readonly grade: Grade;
}

interface ProjectRow extends Omit<ProjectOfRun, 'name'> {
  readonly name_zh: string;
  readonly name_en: string;
}

/** The few small parts that the database keeps beside the case's whole text, which is long and packed. */
const READ = `SELECT p.id, p.code, p.name_zh, p.name_en, p.course_id, p.flow_id, p.experiment_type, p.grade, p.roles, part.*
  FROM projects p, jsonb_to_record(p.card) AS part (case_number jsonb, cover text, competency_goals jsonb, minutes int,
    team_min int, team_max int, reference_release text)
  WHERE p.id = ANY($1)`;

export async function readProjects(
  client: Client,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, ProjectOfRun>> {
  const { rows } = await client.query<ProjectRow>({
    name: 'read-projects-of-runs',
    text: READ,
    values: [[...new Set(ids)]],
  });
  return new Map(
    rows.map(({ name_zh, name_en, ...row }) => [row.id, { ...row, name: { zh: name_zh, en: name_en } }]),
  );
}

export async function readProject(client: Client, id: number): Promise<ProjectOfRun> {
  const project = (await readProjects(client, [id])).get(id);
  if (!project) throw new Error(`there is no project ${id}`);
  return project;
}

/** Pure: a case as its runs show it. */
export function projectOfRun(project: ProjectOfRun): ProjectBrief & Pick<ProjectOfRun, 'competency_goals'> {
  return { ...briefOfProject(project), competency_goals: project.competency_goals };
}

/** Pure. */
export function briefOfProject(project: ProjectOfRun): ProjectBrief {
  const { id, code, name, case_number, experiment_type, grade, cover } = project;
  return { id, code, name, case_number, experiment_type, grade, cover };
}
