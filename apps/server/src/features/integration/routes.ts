import { integrationDelete, integrationList, integrationSave, integrationTest } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as service from './service.ts';

export const integrationRoutes: FeatureRoutes = (on, deps) => {
  on(integrationList, (_input, request) => service.listIntegrations(deps, request));

  on(integrationSave, (input, request) => service.saveIntegration(deps, request, input));

  on(integrationDelete, async (input, request) => {
    await service.deleteIntegration(deps, request, input);
    return {};
  });

  on(integrationTest, (input, request) => service.testIntegration(deps, request, input));
};
