import { assistantChat, assistantStatus, assistantTranslate } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { assistantEnv } from '../../settings.ts';
import * as service from './service.ts';
import { translate } from './translate.ts';

export const assistantRoutes: FeatureRoutes = (on, deps) => {
  on(assistantChat, ({ messages }, request) => service.chat(deps, messages, request));

  on(assistantTranslate, ({ texts }, request) => translate(deps, texts, request));

  on(assistantStatus, async () => {
    const env = await assistantEnv(deps);
    return { configured: env !== null, host: env && new URL(env.baseUrl).host };
  });
};
