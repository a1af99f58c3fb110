import { dutyEnd, dutySet, dutyState } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as service from './service.ts';

export const dutyRoutes: FeatureRoutes = (on, deps) => {
  on(dutyState, (_input, { caller }) => service.readDuties(deps, caller));

  on(dutySet, (input, request) => service.askToSet(deps, request, input));

  on(dutyEnd, (_input, request) => service.askToEnd(deps, request));
};
