import { rubricAdapt, rubricDetail } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { adaptRubric, readRubric } from './service.ts';

export const rubricRoutes: FeatureRoutes = (on, deps) => {
  on(rubricDetail, ({ eid }, { caller }) => readRubric(deps, caller, eid));

  on(rubricAdapt, (input, request) => adaptRubric(deps, request, input));
};
