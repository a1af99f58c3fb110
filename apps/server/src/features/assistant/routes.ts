import { assistantChat, assistantStatus } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { assistantEnv } from '../../settings.ts';
import * as service from './service.ts';

export const assistantRoutes: FeatureRoutes = (on, deps) => {
  on(assistantChat, ({ messages }, request) => service.chat(deps, messages, request));

  on(assistantStatus, async () => ({ configured: (await assistantEnv(deps)) !== null }));
};
