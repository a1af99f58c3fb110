import type { CaseModels } from '../../models.ts';
import { DECISION_MODELS } from './decision.ts';
import { HEADS_MODELS } from './heads.ts';
import { NOTICE_MODELS } from './notice.ts';
import { PLEA_MODELS } from './plea.ts';
import { REPORT_MODELS } from './report.ts';
import { REVIEW_MODELS } from './review.ts';
import { SOURCE_MODELS } from './source.ts';

export const MODELS: CaseModels = {
  ...NOTICE_MODELS,
  ...PLEA_MODELS,
  ...REVIEW_MODELS,
  ...DECISION_MODELS,
  ...HEADS_MODELS,
  ...SOURCE_MODELS,
  ...REPORT_MODELS,
};
