import {
  experimentCreate,
  experimentDelete,
  experimentDetail,
  experimentList,
  experimentRemove,
  experimentResult,
  experimentUpdate,
  roleRelease,
  roleTake,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routing.ts';
import { releaseRole, takeRole } from './assign.ts';
import { createExperiment } from './create.ts';
import { readExperiment } from './detail.ts';
import { listExperiments } from './list.ts';
import { deleteExperiments, removeExperiments } from './remove.ts';
import { readResult } from './result.ts';
import { updateExperiment } from './update.ts';

export const experimentRoutes: FeatureRoutes = (on, deps) => {
  on(experimentList, (input, { caller }) => listExperiments(deps, caller, input));

  on(experimentDetail, ({ eid }, { caller }) => readExperiment(deps, caller, eid));

  on(experimentCreate, (input, { caller, lang }) => createExperiment(deps, caller, input, lang));

  on(experimentUpdate, async (input, { caller }) => {
    await updateExperiment(deps, caller, input);
    return readExperiment(deps, caller, input.eid);
  });

  on(roleTake, async (input, { caller }) => {
    await takeRole(deps, caller, input);
    return readExperiment(deps, caller, input.eid);
  });

  on(roleRelease, async (input, { caller }) => {
    await releaseRole(deps, caller, input);
    return readExperiment(deps, caller, input.eid);
  });

  on(experimentDelete, async ({ ids }, { caller }) => {
    await deleteExperiments(deps, caller, ids);
    return {};
  });

  on(experimentRemove, async (input, request) => {
    await removeExperiments(deps, request, input);
    return {};
  });

  on(experimentResult, ({ eid }, { caller }) => readResult(deps, caller, eid));
};
