import type { CaseModels } from '../../models.ts';
import { AGREEMENT_MODELS } from './agreement.ts';
import { DECISION_MODELS } from './decisions.ts';
import { DILIGENCE_MODELS } from './diligence.ts';
import { DISCLOSURE_MODELS } from './disclosure.ts';
import { FUNDING_MODELS } from './funding.ts';
import { NOTICE_MODELS } from './notice.ts';
import { OPINION_MODELS } from './opinion.ts';
import { REPORT_MODELS } from './report.ts';

export const MODELS: CaseModels = {
  ...DECISION_MODELS,
  ...DILIGENCE_MODELS,
  ...DISCLOSURE_MODELS,
  ...FUNDING_MODELS,
  ...NOTICE_MODELS,
  ...AGREEMENT_MODELS,
  ...OPINION_MODELS,
  ...REPORT_MODELS,
};
