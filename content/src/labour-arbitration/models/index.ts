import type { CaseModels } from '../../models.ts';
import { CLOSING_MODELS } from './closing.ts';
import { DECISION_MODELS } from './decisions.ts';
import { PAPER_MODELS } from './papers.ts';

export const MODELS: CaseModels = { ...PAPER_MODELS, ...DECISION_MODELS, ...CLOSING_MODELS };
