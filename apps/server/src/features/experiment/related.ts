import type { experimentRuns, OutputOf, RelatedRun, UserBrief } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { type Run, readableRuns, readRun } from '../../runs/access.ts';
import { briefOf, readPeople } from '../../runs/people.ts';
import { type ProjectOfRun, readProjects } from './project-repository.ts';
import { givenWith, kinOf, teamNames } from './repository.ts';

/** The experiments that belong with one, itself among them, as far as the caller may read them; those of other teams apart. */
export async function readRelatedRuns(
  deps: Deps,
  caller: Caller,
  eid: number,
): Promise<OutputOf<typeof experimentRuns>> {
  const { database } = deps;
  const { run } = await readRun(deps, caller, eid);
  const ids = new Set([...(await kinOf(database, eid)), ...(await givenWith(database, eid))]);
  const runs = await readableRuns(database, caller, [...ids]);
  const shown = runs.some(({ id }) => id === eid) ? runs : [run, ...runs];
  const projects = await readProjects(
    database,
    shown.map(({ project_id }) => project_id),
  );
  const names = await teamNames(
    database,
    shown.flatMap(({ team_id }) => team_id ?? []),
  );
  const leaders = await readPeople(
    database,
    shown.map(({ leader_id }) => leader_id),
  );
  const list = (some: readonly Run[]) =>
    some
      .flatMap((one) =>
        relatedOf(one, projects.get(one.project_id), {
          team: one.team_id === null ? null : { id: one.team_id, name: names.get(one.team_id) ?? '' },
          leader: briefOf(leaders, one.leader_id),
        }),
      )
      .sort((a, b) => a.started_at - b.started_at || a.eid - b.eid);
  const isOwn = (one: Run) => isOfSameTeam(one, run);
  return { list: list(shown.filter(isOwn)), others: list(shown.filter((one) => !isOwn(one))) };
}

/** Pure: without a team whoever leads the run is the team. */
function isOfSameTeam(one: Run, run: Run): boolean {
  if (one.id === run.id) return true;
  return one.team_id === run.team_id && (run.team_id !== null || one.leader_id === run.leader_id);
}

function relatedOf(
  run: Run,
  project: ProjectOfRun | undefined,
  whose: { readonly team: RelatedRun['team']; readonly leader: UserBrief },
): RelatedRun[] {
  const { id, status, state, started_at, ended_at } = run;
  if (!project || started_at === null) return [];
  return [
    {
      eid: id,
      project: { id: project.id, name: project.name },
      ...whose,
      status,
      paths: state.path_id,
      started_at: started_at.getTime(),
      ended_at: ended_at?.getTime() ?? null,
    },
  ];
}
