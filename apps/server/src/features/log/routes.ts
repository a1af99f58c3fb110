import { logChain, logExport, logList, logRetention, logVerify } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as integrity from './integrity.ts';
import * as service from './service.ts';

export const logRoutes: FeatureRoutes = (on, deps) => {
  on(logList, (input, { caller }) => service.listLog(deps, caller, input));

  on(logExport, (input, request) => service.exportLog(deps, request, input));

  on(logChain, (_input, { caller }) => integrity.readChain(deps, caller));

  on(logVerify, (_input, request) => integrity.verifyLog(deps, request));

  on(logRetention, (input, request) => integrity.setRetention(deps, request, input));
};
