import type { AuthoredCase } from '@lets/contract';
import { EBIKE_REGULATION } from './ebike-regulation/index.ts';
import { EQUITY_ACQUISITION } from './equity-acquisition/index.ts';
import { withFormulas } from './formulas.ts';
import { GAME_ACCOUNT } from './game-account/index.ts';
import { LABOUR_ARBITRATION } from './labour-arbitration/index.ts';
import { LEAK_MEDIATION } from './leak-mediation/index.ts';
import { LEEK_PENALTY } from './leek-penalty/index.ts';
import {
  LEEK_PENALTY_LAWSUIT,
  LEEK_PENALTY_LAWSUIT_REDUCED,
  LEEK_PENALTY_LAWSUIT_TEN_THOUSAND,
} from './leek-penalty-lawsuit/index.ts';
import { PLEA_LENIENCY } from './plea-leniency/index.ts';
import { PRIVATE_LENDING } from './private-lending/index.ts';
import { PRIVATE_LENDING_APPEAL, PRIVATE_LENDING_APPEAL_DEFENDANT } from './private-lending-appeal/index.ts';
import { SEAL_AND_WORDS } from './seal-and-words/index.ts';
import { WASTE_SORTING_EVALUATION } from './waste-sorting-evaluation/index.ts';

export { documentForms } from './forms/index.ts';
export { type Pattern, patterns } from './patterns/index.ts';

/** The cases that a new installation starts with. */
export const bundledCases: AuthoredCase[] = [
  PRIVATE_LENDING,
  PRIVATE_LENDING_APPEAL,
  PRIVATE_LENDING_APPEAL_DEFENDANT,
  EBIKE_REGULATION,
  LEEK_PENALTY,
  LEEK_PENALTY_LAWSUIT,
  LEEK_PENALTY_LAWSUIT_TEN_THOUSAND,
  LEEK_PENALTY_LAWSUIT_REDUCED,
  EQUITY_ACQUISITION,
  GAME_ACCOUNT,
  WASTE_SORTING_EVALUATION,
  SEAL_AND_WORDS,
  LEAK_MEDIATION,
  LABOUR_ARBITRATION,
  PLEA_LENIENCY,
].map(withFormulas);
