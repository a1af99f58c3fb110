import type { CaseModels } from '../../models.ts';
import { ANSWER_MODELS } from './answer.ts';
import { DELIBERATION_MODELS } from './deliberation.ts';
import { EVIDENCE_LIST_MODELS } from './evidence-list.ts';
import { JUDGMENT_MODELS } from './judgment.ts';
import { MEDIATION_MODELS } from './mediation.ts';
import { PETITION_MODELS } from './petition.ts';
import { REPORT_MODELS } from './report.ts';

export const MODELS: CaseModels = {
  ...PETITION_MODELS,
  ...EVIDENCE_LIST_MODELS,
  ...ANSWER_MODELS,
  ...MEDIATION_MODELS,
  ...JUDGMENT_MODELS,
  ...DELIBERATION_MODELS,
  ...REPORT_MODELS,
};
