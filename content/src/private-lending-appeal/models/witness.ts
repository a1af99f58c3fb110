import type { CaseModels } from '../../models.ts';
import { witnessPapers } from '../../witness-papers.ts';
import type { Premise } from '../premise.ts';
import { witnessMatter } from '../witness.ts';

export const witnessModels = (at: Premise): CaseModels => witnessPapers(witnessMatter(at));
