import type { Template } from '@lets/contract';
import { templateOf } from '../form.ts';
import { APPLICATION_FORM, DEFENCE_FORM, DISCLOSURE, HEARING_NOTICE, INQUIRY_MEMO } from './forms.ts';

export const APPLICATION_TEMPLATES: Template[] = [templateOf(APPLICATION_FORM)];
export const INQUIRY_TEMPLATES: Template[] = [templateOf(INQUIRY_MEMO)];
export const ANSWER_TEMPLATES: Template[] = [templateOf(DEFENCE_FORM)];
export const DISCLOSURE_TEMPLATES: Template[] = [templateOf(HEARING_NOTICE), templateOf(DISCLOSURE)];
