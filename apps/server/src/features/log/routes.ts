import { logExport, logList } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as service from './service.ts';

export const logRoutes: FeatureRoutes = (on, deps) => {
  on(logList, (input, { caller }) => service.listLog(deps, caller, input));

  on(logExport, (input, request) => service.exportLog(deps, request, input));
};
