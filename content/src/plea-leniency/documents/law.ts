import type { CaseDocument } from '@lets/contract';
import { LAW_CRIMINAL } from './law-criminal.ts';
import { LAW_INTERPRETATION } from './law-interpretation.ts';
import { LAW_PROCEDURE } from './law-procedure.ts';
import { SPECIAL_LAWS } from './law-special.ts';

export const LAW_DOCUMENTS: CaseDocument[] = [
  LAW_PROCEDURE,
  LAW_CRIMINAL,
  LAW_INTERPRETATION,
  ...SPECIAL_LAWS,
];
