import type { Template } from '@lets/contract';
import { templateOf } from '../form.ts';
import { CHALLENGE_FORM, REPORT_FORM, SUIT_FORM } from './closing-forms.ts';

export const SUIT_TEMPLATES: Template[] = [templateOf(SUIT_FORM)];
export const CHALLENGE_TEMPLATES: Template[] = [templateOf(CHALLENGE_FORM)];
export const REPORT_TEMPLATES: Template[] = [templateOf(REPORT_FORM)];
