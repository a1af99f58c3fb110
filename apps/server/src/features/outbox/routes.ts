import { deliveryList, deliveryResend } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as service from './service.ts';

export const outboxRoutes: FeatureRoutes = (on, deps) => {
  on(deliveryList, (input) => service.listDeliveries(deps, input));

  on(deliveryResend, (input, request) => service.resendDeliveries(deps, request, input));
};
