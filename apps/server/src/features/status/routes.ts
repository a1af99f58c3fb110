import { logLevelSet, statusRead } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as service from './service.ts';

export const statusRoutes: FeatureRoutes = (on, deps) => {
  on(statusRead, () => service.readStatus(deps));
  on(logLevelSet, (input, request) => service.setLogLevel(deps, request, input));
};
