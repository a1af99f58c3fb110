import type { CaseModels } from '../../models.ts';
import { AWARD_MODELS } from './awards.ts';
import { CLOSING_MODELS } from './closing.ts';
import { COMMISSION_MODELS } from './commission-papers.ts';
import { DECISION_MODELS } from './decisions.ts';
import { PARTY_MODELS } from './party-papers.ts';
import { REMEDY_MODELS } from './remedies.ts';
import { WITNESS_MODELS } from './witness.ts';

export const MODELS: CaseModels = {
  ...PARTY_MODELS,
  ...COMMISSION_MODELS,
  ...WITNESS_MODELS,
  ...DECISION_MODELS,
  ...AWARD_MODELS,
  ...REMEDY_MODELS,
  ...CLOSING_MODELS,
};
