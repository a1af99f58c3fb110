import type { PaperPart } from '@lets/contract';
import type { Words } from '../../models.ts';
import { by } from './parts.ts';

/** What the four who are heard write, each in their own words. */

const WHO = ['bureau', 'property', 'hauler', 'resident'] as const;
export type OfEach = Readonly<Record<(typeof WHO)[number], Words>>;
export const each = (words: OfEach): PaperPart[] => WHO.map((role) => by([role], words[role]));
export const all = (words: Words): PaperPart[] => [by([...WHO], words)];
