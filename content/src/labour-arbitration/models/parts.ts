import type { PaperPart, VoteOutcome } from '@lets/contract';
import { p } from '../../build.ts';
import { textWhen, voted, type Words } from '../../models.ts';
import { write } from '../fields.ts';

export const paragraph = ([zh, en]: Words) => write([p(zh)], [p(en)]);
export const after = (node: string, outcome: VoteOutcome, words: Words): PaperPart =>
  textWhen([voted(node, outcome)], paragraph(words));
export const always = (words: Words): PaperPart => ({ body: paragraph(words) });
export const OUTCOMES = ['passed', 'rejected', 'tied'] as const;
