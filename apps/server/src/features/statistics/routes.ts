import { experimentStatistics, statisticsExport } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { exportStatistics } from './export.ts';
import { readStatistics } from './service.ts';

export const statisticsRoutes: FeatureRoutes = (on, deps) => {
  on(experimentStatistics, (filter, { caller, lang }) => readStatistics(deps, caller, filter, lang));

  on(statisticsExport, (filter, request) => exportStatistics(deps, request, filter));
};
