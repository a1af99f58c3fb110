import type { CaseModels } from '../../models.ts';
import { BESIDE_MODELS } from './beside.ts';
import { CON_MODELS } from './con.ts';
import { DISSENT_MODELS } from './dissent.ts';
import { NORM_MODELS } from './norms.ts';
import { OPINION_MODELS } from './opinion.ts';
import { PRO_MODELS } from './pro.ts';
import { REPORT_MODELS } from './report.ts';

export const MODELS: CaseModels = {
  ...NORM_MODELS,
  ...PRO_MODELS,
  ...CON_MODELS,
  ...OPINION_MODELS,
  ...DISSENT_MODELS,
  ...BESIDE_MODELS,
  ...REPORT_MODELS,
};
