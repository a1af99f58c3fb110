import type { PaperPart } from '@lets/contract';
import type { Words } from '../../models.ts';
import { HEARD } from '../heard.ts';
import { by } from './parts.ts';

/** What the four who are heard write, each in their own words. */

export type OfEach = Readonly<Record<(typeof HEARD)[number], Words>>;
export const each = (words: OfEach): PaperPart[] => HEARD.map((role) => by([role], words[role]));
export const all = (words: Words): PaperPart[] => [by([...HEARD], words)];
