import {
  factorList,
  factorRemove,
  passkeyAdd,
  passkeyAsk,
  passkeyRemove,
  passkeyStart,
  recoveryRenew,
  secondStep,
  secondStepAsk,
  secondStepPasskey,
  totpConfirm,
  totpStart,
} from '@lets/contract';
import type { FeatureRoutes } from '../../../http/routes.ts';
import { askPasskey } from './passkey/prove.ts';
import { addPasskey, askedBy, removePasskey, startPasskey } from './passkey/service.ts';
import { askHalfWay, finishBy } from './second-step.ts';
import * as service from './service.ts';

export const factorRoutes: FeatureRoutes = (on, deps) => {
  for (const call of [secondStep, secondStepPasskey]) {
    on(call, async (proof, request) => {
      const opened = await finishBy(deps, proof, request);
      request.cookies.open(opened);
      return opened.me;
    });
  }

  on(secondStepAsk, (_input, request) => askHalfWay(deps, request));

  on(factorList, (_input, request) => service.listFactors(deps, request));

  on(totpStart, (input, request) => service.startTotp(deps, input, request));

  on(totpConfirm, ({ code }, request) => service.confirmTotp(deps, code, request));

  on(factorRemove, async (input, request) => {
    await service.removeFactor(deps, input, request);
    return {};
  });

  on(recoveryRenew, (input, request) => service.renewRecoveryCodes(deps, input, request));

  on(passkeyStart, (input, request) => startPasskey(deps, input, request));

  on(passkeyAdd, (input, request) => addPasskey(deps, input, request));

  on(passkeyAsk, (_input, request) => askPasskey(deps, askedBy(request)));

  on(passkeyRemove, async (input, request) => {
    await removePasskey(deps, input, request);
    return {};
  });
};
