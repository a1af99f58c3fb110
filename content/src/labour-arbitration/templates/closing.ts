import type { Template } from '@lets/contract';
import { templateOf } from '../form.ts';
import { REMEDY_FORM, REPORT_FORM } from './closing-forms.ts';

export const REMEDY_TEMPLATES: Template[] = [templateOf(REMEDY_FORM)];
export const REPORT_TEMPLATES: Template[] = [templateOf(REPORT_FORM)];
