import type { Template } from '@lets/contract';
import { templateOf } from '../form.ts';
import { AWARD_FORM, MEDIATION_STATEMENT, OTHER_AWARD, PARTIAL_AWARD, VIEW } from './tribunal-forms.ts';

export const PARTIAL_TEMPLATES: Template[] = [templateOf(PARTIAL_AWARD)];
export const STATEMENT_TEMPLATES: Template[] = [templateOf(MEDIATION_STATEMENT)];
export const VIEW_TEMPLATES: Template[] = [templateOf(VIEW)];
export const AWARD_TEMPLATES: Template[] = [templateOf(AWARD_FORM)];
export const OTHER_AWARD_TEMPLATES: Template[] = [templateOf(OTHER_AWARD)];
