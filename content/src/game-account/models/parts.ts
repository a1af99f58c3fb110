import { line } from '../../build.ts';
import { partsWith } from '../../models.ts';
import { write } from '../fields.ts';

export const { both, by } = partsWith(write);

export const HEAD_LINE = {
  zh: line('题目：{{seminar_title}}　　编号：{{seminar_number}}　　请求人：{{claimant_name}}'),
  en: line('Seminar: {{seminar_title}}. Number: {{seminar_number}}. Claimant: {{claimant_name}}'),
};
