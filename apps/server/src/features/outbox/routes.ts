import { deliveryList, deliveryResend, runDeliveries, runDeliveryResend } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { listOfRun, resendOfRun } from './run.ts';
import * as service from './service.ts';

export const outboxRoutes: FeatureRoutes = (on, deps) => {
  on(deliveryList, (input) => service.listDeliveries(deps, input));

  on(deliveryResend, (input, request) => service.resendDeliveries(deps, request, input));

  on(runDeliveries, ({ eid }, { caller }) => listOfRun(deps, caller, eid));

  on(runDeliveryResend, (input, request) => resendOfRun(deps, request, input));
};
