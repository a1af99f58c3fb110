import type { CaseModels } from '../../models.ts';
import { CLAIMANT_MODELS } from './claimant.ts';
import { DELIBERATION_MODELS } from './deliberation.ts';
import { JUDGMENT_MODELS } from './judgment.ts';
import { REPORT_MODELS } from './report.ts';
import { RESPONDENT_MODELS } from './respondent.ts';
import { SETTLEMENT_MODELS } from './settlement.ts';

export const MODELS: CaseModels = {
  ...CLAIMANT_MODELS,
  ...RESPONDENT_MODELS,
  ...SETTLEMENT_MODELS,
  ...JUDGMENT_MODELS,
  ...DELIBERATION_MODELS,
  ...REPORT_MODELS,
};
