import type { DocumentForm } from '@lets/contract';
import { CIVIL_FORMS } from './civil.ts';
import { COURT_FORMS } from './court.ts';
import { OTHER_FORMS } from './other.ts';

/** Forms of legal documents used in practice, of no case in particular: what an author begins a template with. */
export const documentForms: readonly DocumentForm[] = [...CIVIL_FORMS, ...COURT_FORMS, ...OTHER_FORMS];
