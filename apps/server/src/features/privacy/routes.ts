import {
  privacyAgree,
  privacyDemand,
  privacyDraft,
  privacyNotice,
  privacyPublish,
  privacyWithdraw,
  processingRegister,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { exportRegister } from './register-sheet.ts';
import * as service from './service.ts';

export const privacyRoutes: FeatureRoutes = (on, deps) => {
  on(privacyNotice, (_input, { maybeCaller }) => service.readNotice(deps, maybeCaller));

  on(privacyAgree, ({ version }, request) => service.agree(deps, request, version));

  on(privacyWithdraw, async (_input, request) => {
    await service.withdraw(deps, request);
    return {};
  });

  on(privacyDraft, () => service.readDraft(deps));

  on(privacyPublish, (input, request) => service.publish(deps, request, input));

  on(privacyDemand, async ({ is_demanded }, request) => {
    await service.demand(deps, request, is_demanded);
    return {};
  });

  on(processingRegister, (_input, request) => exportRegister(deps, request));
};
