import type { CaseModels } from '../../models.ts';
import { OUTLINES } from './action-outline.ts';
import { AGREEMENT_MODELS } from './agreement.ts';
import { BESIDE_MODELS } from './beside.ts';
import { CLAIM_MODELS } from './claim.ts';
import { CONFIRMATION_MODELS } from './confirmation.ts';
import { DEFENCE_MODELS } from './defence-outline.ts';
import { NOTICES } from './end-notice.ts';
import { REPLY_MODELS } from './reply.ts';
import { REPORT_MODELS } from './report.ts';

export const MODELS: CaseModels = {
  ...CLAIM_MODELS,
  ...REPLY_MODELS,
  ...AGREEMENT_MODELS,
  ...CONFIRMATION_MODELS,
  end_notice: NOTICES,
  action_outline: OUTLINES,
  ...DEFENCE_MODELS,
  ...BESIDE_MODELS,
  ...REPORT_MODELS,
};
