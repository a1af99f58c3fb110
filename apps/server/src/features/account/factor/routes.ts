import { factorList, factorRemove, recoveryRenew, secondStep, totpConfirm, totpStart } from '@lets/contract';
import type { FeatureRoutes } from '../../../http/routes.ts';
import { finishByCode } from './second-step.ts';
import * as service from './service.ts';

export const factorRoutes: FeatureRoutes = (on, deps) => {
  on(secondStep, async ({ code }, request) => {
    const opened = await finishByCode(deps, code, request);
    request.cookies.open(opened);
    return opened.me;
  });

  on(factorList, (_input, { caller }) => service.listFactors(deps, caller));

  on(totpStart, (input, request) => service.startTotp(deps, input, request));

  on(totpConfirm, ({ code }, request) => service.confirmTotp(deps, code, request));

  on(factorRemove, async (input, request) => {
    await service.removeFactor(deps, input, request);
    return {};
  });

  on(recoveryRenew, (input, request) => service.renewRecoveryCodes(deps, input, request));
};
