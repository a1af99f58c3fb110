import type { CaseModels } from '../../models.ts';
import { ANSWER_MODELS } from './answers.ts';
import { COMMISSION_MODELS } from './commission.ts';
import { OBJECTION_MODELS } from './objection.ts';
import { OPINION_MODELS } from './opinion.ts';
import { REASONS_MODELS } from './reasons.ts';
import { RECORD_MODELS } from './records.ts';
import { REPORT_MODELS } from './report.ts';
import { WITNESS_MODELS } from './witness.ts';

export const MODELS: CaseModels = {
  ...COMMISSION_MODELS,
  ...ANSWER_MODELS,
  ...RECORD_MODELS,
  ...OPINION_MODELS,
  ...OBJECTION_MODELS,
  ...REASONS_MODELS,
  ...REPORT_MODELS,
  ...WITNESS_MODELS,
};
