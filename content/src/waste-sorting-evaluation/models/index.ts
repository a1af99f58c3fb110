import type { CaseModels } from '../../models.ts';
import { AMENDMENT_MODELS } from './amendment.ts';
import { CHECK_MODELS } from './checks.ts';
import { EVALUATION_MODELS } from './evaluation.ts';
import { LEGALITY_MODELS } from './legality.ts';
import { PLAN_MODELS } from './plan.ts';
import { REPORT_MODELS } from './report.ts';
import { SAMPLING_MODELS } from './sampling.ts';
import { STATEMENT_MODELS } from './statements.ts';

export const MODELS: CaseModels = {
  ...PLAN_MODELS,
  ...SAMPLING_MODELS,
  ...LEGALITY_MODELS,
  ...CHECK_MODELS,
  ...EVALUATION_MODELS,
  ...AMENDMENT_MODELS,
  ...REPORT_MODELS,
  ...STATEMENT_MODELS,
};
