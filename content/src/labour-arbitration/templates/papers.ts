import type { Template } from '@lets/contract';
import { templateOf } from '../form.ts';
import { ACCEPTANCE_NOTICE, DISCLOSURE, HEARING_NOTICE, PRODUCTION_ORDER } from './commission-forms.ts';
import {
  APPLICATION_FORM,
  DEFENCE_FORM,
  INQUIRY_MEMO,
  PRODUCTION_STATEMENT,
  WITNESS_APPLICATION,
  WITNESS_STATEMENT,
} from './party-forms.ts';

export const APPLICATION_TEMPLATES: Template[] = [templateOf(APPLICATION_FORM)];
export const INQUIRY_TEMPLATES: Template[] = [templateOf(INQUIRY_MEMO)];
export const ANSWER_TEMPLATES: Template[] = [templateOf(DEFENCE_FORM)];
export const DISCLOSURE_TEMPLATES: Template[] = [
  templateOf(ACCEPTANCE_NOTICE),
  templateOf(HEARING_NOTICE),
  templateOf(DISCLOSURE),
];
export const TESTIMONY_TEMPLATES: Template[] = [
  templateOf(WITNESS_APPLICATION),
  templateOf(WITNESS_STATEMENT),
];
export const PRODUCTION_TEMPLATES: Template[] = [
  templateOf(PRODUCTION_ORDER),
  templateOf(PRODUCTION_STATEMENT),
];
