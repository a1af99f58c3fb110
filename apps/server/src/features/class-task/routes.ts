import {
  classTaskCreate,
  classTaskDelete,
  classTaskList,
  classTaskPlan,
  classTaskUpdate,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { createClassTask } from './create.ts';
import { listClassTasks } from './list.ts';
import { planClassTask } from './plan.ts';
import { deleteClassTask } from './remove.ts';
import { updateClassTask } from './update.ts';

export const classTaskRoutes: FeatureRoutes = (on, deps) => {
  on(classTaskCreate, (input, { caller, lang }) => createClassTask(deps, caller, input, lang));

  on(classTaskPlan, (input, { caller }) => planClassTask(deps, caller, input));

  on(classTaskList, (input, { caller, lang }) => listClassTasks(deps, caller, input, lang));

  on(classTaskUpdate, (input, { caller, lang }) => updateClassTask(deps, caller, input, lang));

  on(classTaskDelete, async ({ id }, { caller }) => {
    await deleteClassTask(deps, caller, id);
    return {};
  });
};
