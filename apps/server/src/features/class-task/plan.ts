import { type classTaskPlan, IDENTITY, type OutputOf, type ParsedInputOf } from '@lets/contract';
import { fewestPeople } from '@lets/engine';
import type { Reader } from '../../db/reader.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { belongingsOf } from '../course/service.ts';
import { plannableProject, type SeenProject, unregisteredFor } from '../project/service.ts';
import { deal, groupSizes, newSeed, proposeSize, shuffle } from './grouping.ts';
import * as repository from './repository.ts';

/** What a task for a class would come to, before it is given. */
export async function planClassTask(
  deps: Deps,
  caller: Caller,
  { project_id, class_id, size, seed = newSeed() }: ParsedInputOf<typeof classTaskPlan>,
): Promise<OutputOf<typeof classTaskPlan>> {
  const { database } = deps;
  const project = await plannableProject(deps, database, caller, project_id);
  const { taughtClassIds } = await belongingsOf(database, caller.id);
  if (!taughtClassIds.includes(class_id)) refuse('not_found');
  const students = await repository.studentsOf(database, class_id);
  const ids = students.map(({ id }) => id);
  const { multi_user, team_min, team_max } = project.body;
  const flow = await deps.flowCache.read(project.flow_id);
  const fewest = fewestPeople(flow);
  const needs = { roles: flow.roles.length, fewest, min: team_min, max: team_max };
  const draw = () => {
    if (size === undefined || !multi_user || size > team_max) return null;
    const sizes = groupSizes(ids.length, { wished: size, min: team_min, max: team_max });
    return { seed, groups: deal(shuffle(ids, seed), sizes) };
  };
  return {
    students: students.map((student) => ({ ...student, identity: IDENTITY.student })),
    unregistered: await unregisteredFor(database, project, ids),
    multi_user,
    team_min,
    team_max,
    roles: flow.roles.map(({ id, name }) => ({ id, name })),
    fewest,
    proposal: multi_user ? proposeSize(ids.length, needs) : null,
    draw: draw(),
  };
}

/** The size of a group that suits a case and so many students. */
export async function fittingSize(
  { flowCache }: Pick<Deps, 'flowCache'>,
  reader: Reader,
  { flow_id, body }: SeenProject,
  count: number,
): Promise<number> {
  const { multi_user, team_min, team_max } = body;
  if (!multi_user) return 1;
  const flow = await flowCache.read(flow_id, reader);
  const needs = { roles: flow.roles.length, fewest: fewestPeople(flow), min: team_min, max: team_max };
  return proposeSize(count, needs).size;
}
