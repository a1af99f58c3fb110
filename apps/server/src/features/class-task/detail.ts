import type { ClassTaskDetail, Language } from '@lets/contract';
import { fewestPeople } from '@lets/engine';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { flowOfProject, seeProject, unregisteredFor } from '../project/service.ts';
import { readClassTask } from './list.ts';
import * as repository from './repository.ts';

/** Pure: how many people a group of a task takes. */
export function mostIn(
  { grouping, size }: Pick<ClassTaskDetail['task'], 'grouping' | 'size'>,
  { multi_user, team_max }: { readonly multi_user: boolean; readonly team_max: number },
): number {
  if (!multi_user) return 1;
  return grouping === 'self' ? size : team_max;
}

/** One task with what its groups can be, for a mentor of its class or an administrator of experiments. */
export async function readClassTaskDetail(
  deps: Deps,
  caller: Caller,
  id: number,
  lang: Language,
): Promise<ClassTaskDetail> {
  const { database, flowCache } = deps;
  const task = await readClassTask(deps, caller, id, lang);
  const { record: project } = await seeProject(database, caller, task.project.id);
  const { flow_id } = await flowOfProject(database, task.project.id);
  const flow = await flowCache.read(flow_id);
  const students = await repository.studentsOf(database, task.class.id);
  const ids = students.map((student) => student.id);
  return {
    task,
    roles: flow.roles.map(({ id: roleId, name }) => ({ id: roleId, name })),
    fewest: fewestPeople(flow),
    capacity: mostIn(task, project.body),
    unregistered: await unregisteredFor(database, project, ids),
  };
}
