import {
  classCast,
  classCasting,
  classTaskCreate,
  classTaskDelete,
  classTaskDetail,
  classTaskList,
  classTaskPlan,
  classTaskRegroup,
  classTaskUpdate,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { castClassTask, readClassCasting } from './casting.ts';
import { createClassTask } from './create.ts';
import { readClassTaskDetail } from './detail.ts';
import { listClassTasks } from './list.ts';
import { planClassTask } from './plan.ts';
import { regroupClassTask } from './regroup.ts';
import { deleteClassTask } from './remove.ts';
import { updateClassTask } from './update.ts';

export const classTaskRoutes: FeatureRoutes = (on, deps) => {
  on(classTaskCreate, (input, { caller, lang }) => createClassTask(deps, caller, input, lang));

  on(classTaskPlan, (input, { caller }) => planClassTask(deps, caller, input));

  on(classTaskList, (input, { caller, lang }) => listClassTasks(deps, caller, input, lang));

  on(classTaskUpdate, (input, { caller, lang }) => updateClassTask(deps, caller, input, lang));

  on(classTaskDetail, ({ id }, { caller, lang }) => readClassTaskDetail(deps, caller, id, lang));

  on(classTaskRegroup, (input, request) => regroupClassTask(deps, request, input));

  on(classCasting, ({ id }, { caller, lang }) => readClassCasting(deps, caller, id, lang));

  on(classCast, (input, { caller, lang }) => castClassTask(deps, caller, input, lang));

  on(classTaskDelete, async ({ id }, { caller }) => {
    await deleteClassTask(deps, caller, id);
    return {};
  });
};
