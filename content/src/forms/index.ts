import type { DocumentForm } from '@lets/contract';
import { ADMINISTRATION_FORMS } from './administration.ts';
import { ADMINISTRATIVE_FORMS } from './administrative.ts';
import { ALTERNATIVE_FORMS } from './alternative.ts';
import { CIVIL_FORMS } from './civil.ts';
import { COMMERCIAL_FORMS } from './commercial.ts';
import { COURT_FORMS } from './court.ts';
import { CRIMINAL_FORMS } from './criminal.ts';
import { LABOUR_FORMS } from './labour.ts';
import { LENDING_FORMS } from './lending.ts';
import { STUDY_FORMS } from './study.ts';
import { COMMISSION, EXPLANATION, OPINION } from './written.ts';

/** Forms of legal documents used in practice, of no case in particular: what an author begins a template with. */
export const documentForms: readonly DocumentForm[] = [
  ...CIVIL_FORMS,
  ...LENDING_FORMS,
  ...COURT_FORMS,
  ...LABOUR_FORMS,
  ...CRIMINAL_FORMS,
  ...ADMINISTRATION_FORMS,
  ...ADMINISTRATIVE_FORMS,
  ...ALTERNATIVE_FORMS,
  ...COMMERCIAL_FORMS,
  OPINION,
  EXPLANATION,
  COMMISSION,
  ...STUDY_FORMS,
];
