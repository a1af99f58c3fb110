import { PENALTY } from './administrative-penalty.ts';
import { BILL_HEARING } from './bill-hearing.ts';
import { CIVIL } from './civil-first-instance.ts';
import { CRIMINAL } from './criminal-trial.ts';
import { LABOUR } from './labour-arbitration.ts';
import { MEDIATION } from './mediation.ts';
import { NEGOTIATION } from './negotiation.ts';
import type { Pattern } from './pattern.ts';

export type { Pattern } from './pattern.ts';

/** Whole procedures that an author begins a workflow or a case with: they lack only what is particular to a case. */
export const patterns: readonly Pattern[] = [
  CIVIL,
  LABOUR,
  CRIMINAL,
  PENALTY,
  BILL_HEARING,
  MEDIATION,
  NEGOTIATION,
];
