import type { CaseModels } from '../../models.ts';
import type { Fine } from '../fine.ts';
import { answerModels } from './answer.ts';
import { complaintModels } from './complaint.ts';
import { EVIDENCE_LIST_MODELS } from './evidence-list.ts';
import { headStatementModels } from './head-statement.ts';
import { judgmentModels } from './judgment.ts';
import { motionModels } from './motion.ts';
import { opinionModels } from './opinion.ts';
import { OUTLINE_MODELS } from './outline.ts';
import { REFERRAL_MODELS } from './referral.ts';
import { reportModels } from './report.ts';
import { RESPONSE_NOTICE_MODELS } from './response-notice.ts';
import { settlementModels } from './settlement.ts';

/** What practice partners hand in, a file a paper. */
export const modelsOf = (fine: Fine): CaseModels => ({
  ...complaintModels(fine),
  ...RESPONSE_NOTICE_MODELS,
  ...answerModels(fine),
  ...EVIDENCE_LIST_MODELS,
  ...headStatementModels(fine),
  ...motionModels(fine),
  ...OUTLINE_MODELS,
  ...settlementModels(fine),
  ...opinionModels(fine),
  ...REFERRAL_MODELS,
  ...judgmentModels(fine),
  ...reportModels(fine),
});
