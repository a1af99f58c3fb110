import type { CaseModels } from '../../models.ts';
import { ANSWER_MODELS } from './answers.ts';
import { HEARING_MODELS } from './hearing.ts';
import { PENALTY_MODELS } from './penalties.ts';
import { REDRAFT_MODELS } from './redraft.ts';
import { REPORT_MODELS } from './report.ts';
import { REVIEW_MODELS } from './review.ts';
import { SESSION_MODELS } from './session.ts';
import { STATEMENT_MODELS } from './statement.ts';

export const MODELS: CaseModels = {
  ...PENALTY_MODELS,
  ...STATEMENT_MODELS,
  ...HEARING_MODELS,
  ...ANSWER_MODELS,
  ...REVIEW_MODELS,
  ...REDRAFT_MODELS,
  ...SESSION_MODELS,
  ...REPORT_MODELS,
};
