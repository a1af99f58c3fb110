import { reportGenerate } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routing.ts';
import { generateReport } from './service.ts';

export const reportRoutes: FeatureRoutes = (on, deps) => {
  on(reportGenerate, (input, request) => generateReport(deps, request, input));
};
