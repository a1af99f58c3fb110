import { classTaskCreate, classTaskDelete, classTaskList } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routing.ts';
import { createClassTask } from './create.ts';
import { listClassTasks } from './list.ts';
import { deleteClassTask } from './remove.ts';

export const classTaskRoutes: FeatureRoutes = (on, deps) => {
  on(classTaskCreate, (input, { caller, lang }) => createClassTask(deps, caller, input, lang));

  on(classTaskList, (input, { caller }) => listClassTasks(deps, caller, input));

  on(classTaskDelete, async ({ id }, { caller }) => {
    await deleteClassTask(deps, caller, id);
    return {};
  });
};
