import { caseFile, caseFileVerify, reportGenerate } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routing.ts';
import { confirmCaseFile, issueCaseFile } from './case-file/service.ts';
import { generateReport } from './service.ts';

export const reportRoutes: FeatureRoutes = (on, deps) => {
  on(reportGenerate, (input, request) => generateReport(deps, request, input));
  on(caseFile, (input, request) => issueCaseFile(deps, request, input));
  on(caseFileVerify, (input, request) => confirmCaseFile(deps, request, input));
};
