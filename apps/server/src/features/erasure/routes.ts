import { personErase } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { askToErase } from './service.ts';

export const erasureRoutes: FeatureRoutes = (on, deps) => {
  on(personErase, (input, request) => askToErase(deps, request, input));
};
