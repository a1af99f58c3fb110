import { xapiRunResend } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as service from './service.ts';

export const xapiRoutes: FeatureRoutes = (on, deps) => {
  on(xapiRunResend, (input, request) => service.resendRun(deps, request, input));
};
