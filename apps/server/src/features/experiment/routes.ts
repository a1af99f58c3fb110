import {
  experimentCreate,
  experimentDelete,
  experimentDetail,
  experimentList,
  experimentRemove,
  experimentResult,
  experimentRuns,
  experimentUpdate,
  roleRelease,
  roleTake,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { releaseRole, takeRole } from './assign.ts';
import { createExperiment } from './create.ts';
import { readExperiment } from './detail.ts';
import { listExperiments } from './list.ts';
import { readRelatedRuns } from './related.ts';
import { deleteExperiments, removeExperiments } from './remove.ts';
import { readResult } from './result.ts';
import { updateExperiment } from './update.ts';

export const experimentRoutes: FeatureRoutes = (on, deps) => {
  on(experimentList, (input, { caller, lang }) => listExperiments(deps, caller, input, lang));

  on(experimentDetail, ({ eid }, { caller, lang }) => readExperiment(deps, caller, eid, lang));

  on(experimentCreate, (input, { caller }) => createExperiment(deps, caller, input));

  on(experimentUpdate, async (input, { caller, lang }) => {
    await updateExperiment(deps, caller, input);
    return readExperiment(deps, caller, input.eid, lang);
  });

  on(roleTake, async (input, { caller, lang }) => {
    await takeRole(deps, caller, input);
    return readExperiment(deps, caller, input.eid, lang);
  });

  on(roleRelease, async (input, { caller, lang }) => {
    await releaseRole(deps, caller, input);
    return readExperiment(deps, caller, input.eid, lang);
  });

  on(experimentDelete, async ({ ids }, { caller }) => {
    await deleteExperiments(deps, caller, ids);
    return {};
  });

  on(experimentRemove, async (input, request) => {
    await removeExperiments(deps, request, input);
    return {};
  });

  on(experimentRuns, ({ eid }, { caller }) => readRelatedRuns(deps, caller, eid));

  on(experimentResult, ({ eid }, { caller, lang }) => readResult(deps, caller, eid, lang));
};
