import type { PaperPart } from '@lets/contract';
import { type Block, line, p } from '../../build.ts';
import { text, textWhen, writtenBy } from '../../models.ts';
import { write } from '../fields.ts';

export type Words = readonly [zh: string, en: string];

/** Blocks that always stand. */
export const both = (zh: readonly Block[], en: readonly Block[]): PaperPart => text(write([...zh], [...en]));

/** What is said by these roles alone. */
export const by = (roles: readonly string[], [zh, en]: Words): PaperPart =>
  textWhen([writtenBy(...roles)], write([p(zh)], [p(en)]));

export const HEAD_LINE = {
  zh: line('题目：{{seminar_title}}　　编号：{{seminar_number}}　　请求人：{{claimant_name}}'),
  en: line('Seminar: {{seminar_title}}. Number: {{seminar_number}}. Claimant: {{claimant_name}}'),
};
