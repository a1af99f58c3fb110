import type { ProjectBrief } from '@lets/contract';
import type { ProjectOfRun } from './project-repository.ts';

/** Pure: a case as its runs show it. */
export function projectOfRun(project: ProjectOfRun): ProjectBrief & Pick<ProjectOfRun, 'competency_goals'> {
  return { ...briefOfProject(project), competency_goals: project.competency_goals };
}

/** Pure. */
export function briefOfProject(project: ProjectOfRun): ProjectBrief {
  const { id, code, name, case_number, experiment_type, grade, cover } = project;
  return { id, code, name, case_number, experiment_type, grade, cover };
}
