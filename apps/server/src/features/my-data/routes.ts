import { myData, myDataState } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as service from './service.ts';

export const myDataRoutes: FeatureRoutes = (on, deps) => {
  on(myDataState, (_input, { caller }) => service.readMyDataState(deps, caller));

  on(myData, (input, request) => service.takeMyData(deps, request, input));
};
