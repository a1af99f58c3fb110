import { systemNotice, systemNoticeList, systemParam } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routing.ts';
import * as service from './service.ts';

export const systemRoutes: FeatureRoutes = (on, deps) => {
  on(systemParam, ({ key }) => service.publicParam(deps, key));

  on(systemNotice, async () => ({ list: await service.latestNotices(deps) }));

  on(systemNoticeList, (input, { caller }) => service.listNotices(deps, caller, input));
};
