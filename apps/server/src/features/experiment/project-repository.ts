import type { Bilingual, CaseProject, ExperimentType, Grade } from '@lets/contract';
import { isAnyOf } from '../../db/expressions.ts';
import { type Placeholders, prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import { madeOfBody, projects } from '../../db/schema/index.ts';

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

/** The card and the roles, which the database keeps beside the case's whole text: that is long and packed. */
const readCards = prepared('read-projects-of-runs', (db, { ids }: Placeholders<{ ids: readonly number[] }>) =>
  db
    .select({
      id: projects.id,
      code: projects.code,
      name: { zh: projects.name_zh, en: projects.name_en },
      course_id: projects.course_id,
      flow_id: projects.flow_id,
      experiment_type: projects.experiment_type,
      grade: projects.grade,
      ...madeOfBody,
    })
    .from(projects)
    .where(isAnyOf(projects.id, ids)),
);

export async function readProjects(
  reader: Reader,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, ProjectOfRun>> {
  const rows = await readCards(reader, { ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.id, projectOf(row)]));
}

type Row = Awaited<ReturnType<typeof readCards>>[number];

function projectOf({ card, roles, ...row }: Row): ProjectOfRun {
  const { case_number, cover, competency_goals, minutes, team_min, team_max, reference_release } = card;
  const part = { case_number, cover, competency_goals, minutes, team_min, team_max, reference_release };
  return { ...row, roles, ...part };
}

export async function readProject(reader: Reader, id: number): Promise<ProjectOfRun> {
  const project = (await readProjects(reader, [id])).get(id);
  if (!project) throw new Error(`there is no project ${id}`);
  return project;
}
