import type { CaseModels } from '../../models.ts';
import { witnessPapers } from '../../witness-papers.ts';
import { WITNESS_MATTER } from '../witness.ts';
import { ASSESSOR_MODELS } from './assessor.ts';
import { COMPLAINT_MODELS } from './complaint.ts';
import { DEFENCE_MODELS } from './defence.ts';
import { DELIBERATION_MODELS } from './deliberation.ts';
import { EVIDENCE_LIST_MODELS } from './evidence-lists.ts';
import { FILING_MODELS } from './filing.ts';
import { JUDGMENT_MODELS } from './judgment.ts';
import { POWER_MODELS } from './powers.ts';
import { REPORT_MODELS } from './report.ts';
import { SETTLEMENT_MODELS } from './settlement.ts';

export const MODELS: CaseModels = {
  ...FILING_MODELS,
  ...COMPLAINT_MODELS,
  ...witnessPapers(WITNESS_MATTER),
  ...DEFENCE_MODELS,
  ...EVIDENCE_LIST_MODELS,
  ...POWER_MODELS,
  ...SETTLEMENT_MODELS,
  ...JUDGMENT_MODELS,
  ...ASSESSOR_MODELS,
  ...DELIBERATION_MODELS,
  ...REPORT_MODELS,
};
