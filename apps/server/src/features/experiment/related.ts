import type { RelatedRun } from '@lets/contract';
import type pg from 'pg';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/routing.ts';
import { type Run, readableRuns, readRun } from '../../runs/access.ts';
import { type ProjectOfRun, readProjects } from './projects.ts';

/** Nobody looks through more; the newest stay. */
const MOST = 50;

/** The experiments that belong with one, itself among them, as far as the caller may read them. */
export async function readRelatedRuns(deps: Deps, caller: Caller, eid: number): Promise<RelatedRun[]> {
  const { pool } = deps.database;
  const { run } = await readRun(deps, caller, eid);
  const runs = await readableRuns(pool, caller, await kinOf(pool, eid));
  const shown = runs.some(({ id }) => id === eid) ? runs : [run, ...runs];
  const projects = await readProjects(
    pool,
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

/** What was jumped from and into, and the same case begun again by the same team or leader; and so on from each. */
async function kinOf(client: Pick<pg.ClientBase, 'query'>, eid: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>({
    name: 'kin-of-run',
    text: `WITH RECURSIVE kin AS (
        SELECT id, linked_from, project_id, team_id, leader_id FROM experiments WHERE id = $1
        UNION
        SELECT other.* FROM kin, LATERAL (
          SELECT id, linked_from, project_id, team_id, leader_id FROM experiments WHERE id = kin.linked_from
          UNION ALL
          SELECT id, linked_from, project_id, team_id, leader_id FROM experiments WHERE linked_from = kin.id
          UNION ALL
          SELECT id, linked_from, project_id, team_id, leader_id FROM experiments
            WHERE project_id = kin.project_id AND (team_id = kin.team_id OR leader_id = kin.leader_id)
        ) AS other
      )
      SELECT id FROM kin ORDER BY id DESC LIMIT ${MOST}`,
    values: [eid],
  });
  return rows.map(({ id }) => id);
}
