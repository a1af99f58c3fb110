import {
  dataRequestAnswer,
  dataRequestAsk,
  dataRequestList,
  dataRequestOwn,
  dataRequestWithdraw,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as service from './service.ts';

export const dataRequestRoutes: FeatureRoutes = (on, deps) => {
  on(dataRequestOwn, (input, { caller }) => service.listOwn(deps, caller, input));

  on(dataRequestAsk, (input, request) => service.ask(deps, request, input));

  on(dataRequestWithdraw, ({ id }, request) => service.withdraw(deps, request, id));

  on(dataRequestList, (input, { caller }) => service.listManaged(deps, caller, input));

  on(dataRequestAnswer, (input, request) => service.answer(deps, request, input));
};
