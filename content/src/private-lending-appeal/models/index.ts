import type { CaseModels } from '../../models.ts';
import type { Premise } from '../premise.ts';
import { answerModels } from './answer.ts';
import { deliberationModels } from './deliberation.ts';
import { evidenceListModels } from './evidence-list.ts';
import { judgmentModels } from './judgment.ts';
import { mediationModels } from './mediation.ts';
import { petitionModels } from './petition.ts';
import { reportModels } from './report.ts';
import { REVIEW_MODELS } from './review.ts';
import { witnessModels } from './witness.ts';

export const modelsOf = (at: Premise): CaseModels => ({
  ...petitionModels(at),
  ...witnessModels(at),
  ...evidenceListModels(at),
  ...answerModels(at),
  ...mediationModels(at),
  ...judgmentModels(at),
  ...REVIEW_MODELS,
  ...deliberationModels(at),
  ...reportModels(at),
});
