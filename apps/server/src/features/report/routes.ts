import { classReport, dossier, dossierVerify, reportGenerate } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { generateClassReport } from './class-report.ts';
import { confirmDossier, issueDossier } from './dossier/service.ts';
import { generateReport } from './service.ts';

export const reportRoutes: FeatureRoutes = (on, deps) => {
  on(reportGenerate, (input, request) => generateReport(deps, request, input));
  on(classReport, (input, request) => generateClassReport(deps, request, input));
  on(dossier, (input, request) => issueDossier(deps, request, input));
  on(dossierVerify, (input, request) => confirmDossier(deps, request, input));
};
