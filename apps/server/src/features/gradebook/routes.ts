import {
  gradebookDetail,
  gradebookEntry,
  gradebookExport,
  gradebookImport,
  gradebookPreview,
  gradebookWeights,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { saveEntry, saveWeights } from './change.ts';
import { exportGradebook } from './export.ts';
import { importGradebook, previewImport } from './import.ts';
import { readGradebook } from './view.ts';

export const gradebookRoutes: FeatureRoutes = (on, deps) => {
  on(gradebookDetail, (input, { caller, lang }) => readGradebook(deps, caller, input, lang));

  on(gradebookWeights, (input, request) => saveWeights(deps, request, input));

  on(gradebookEntry, (input, request) => saveEntry(deps, request, input));

  on(gradebookExport, (input, request) => exportGradebook(deps, request, input));

  on(gradebookPreview, (input, request) => previewImport(deps, request, input));

  on(gradebookImport, (input, request) => importGradebook(deps, request, input));
};
