import type { DocumentForm } from '@lets/contract';
import { ADMINISTRATION_FORMS } from './administration.ts';
import { ALTERNATIVE_FORMS } from './alternative.ts';
import { CIVIL_FORMS } from './civil.ts';
import { COURT_FORMS } from './court.ts';
import { LENDING_FORMS } from './lending.ts';
import { STUDY_FORMS } from './study.ts';
import { COMMISSION, EXPLANATION, OPINION } from './written.ts';

/** Forms of legal documents used in practice, of no case in particular: what an author begins a template with. */
export const documentForms: readonly DocumentForm[] = [
  ...CIVIL_FORMS,
  ...LENDING_FORMS,
  ...COURT_FORMS,
  ...ALTERNATIVE_FORMS,
  ...ADMINISTRATION_FORMS,
  OPINION,
  EXPLANATION,
  COMMISSION,
  ...STUDY_FORMS,
];
