import type { CaseModels } from '../../models.ts';
import { BEFORE } from './before.ts';
import { JUDGMENTS } from './judgment.ts';
import { REPORTS } from './report.ts';
import { TRIAL } from './trial.ts';

/** What practice partners hand in, by template. */
export const MODELS: CaseModels = { ...BEFORE, ...TRIAL, ...JUDGMENTS, ...REPORTS };
