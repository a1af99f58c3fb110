import type { RelatedRun } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { type Run, readableRuns, readRun } from '../../runs/access.ts';
import { type ProjectOfRun, readProjects } from './project-repository.ts';
import { kinOf } from './repository.ts';

/** The experiments that belong with one, itself among them, as far as the caller may read them. */
export async function readRelatedRuns(deps: Deps, caller: Caller, eid: number): Promise<RelatedRun[]> {
  const { database } = deps;
  const { run } = await readRun(deps, caller, eid);
  const runs = await readableRuns(database, caller, await kinOf(database, eid));
  const shown = runs.some(({ id }) => id === eid) ? runs : [run, ...runs];
  const projects = await readProjects(
    database,
    shown.map(({ project_id }) => project_id),
  );
  return shown
    .flatMap((one) => relatedOf(one, projects.get(one.project_id)))
    .sort((a, b) => a.started_at - b.started_at || a.eid - b.eid);
}

function relatedOf(run: Run, project: ProjectOfRun | undefined): RelatedRun[] {
  const { id, status, state, started_at, ended_at } = run;
  if (!project || started_at === null) return [];
  return [
    {
      eid: id,
      project: { id: project.id, name: project.name },
      status,
      paths: state.path_id,
      started_at: started_at.getTime(),
      ended_at: ended_at?.getTime() ?? null,
    },
  ];
}
