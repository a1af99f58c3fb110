import { assistantChat, assistantStatus, assistantTranslate } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { assistantEnv } from '../../settings.ts';
import * as service from './service.ts';
import { translate } from './translate.ts';

export const assistantRoutes: FeatureRoutes = (on, deps) => {
  on(assistantChat, ({ messages }, request) => service.chat(deps, messages, request));

  on(assistantTranslate, ({ texts }, request) => translate(deps, texts, request));

  on(assistantStatus, async () => ({ configured: (await assistantEnv(deps)) !== null }));
};
