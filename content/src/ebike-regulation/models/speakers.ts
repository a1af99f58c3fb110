import type { PaperPart, PaperValue } from '@lets/contract';
import { value, type Words, writtenBy } from '../../models.ts';
import { SPEAKERS } from '../speakers.ts';
import { by } from './parts.ts';

/** What the three who speak at the hearing write, each in their own words. */

type Speaker = (typeof SPEAKERS)[number];
/** The same point from each of the three. */
export type OfEach = Readonly<Record<Speaker, Words>>;

export const each = (words: OfEach): PaperPart[] => SPEAKERS.map((role) => by([role], words[role]));
export const wordings = (words: OfEach): PaperValue[] =>
  SPEAKERS.map((role) => value('clause_wording', ...words[role], writtenBy(role)));

export const GROUPS: readonly PaperValue[] = [
  value('speaker_group', '高层住宅居民', 'residents of high-rise estates', writtenBy('resident')),
  value(
    'speaker_group',
    '外卖骑手和城中村租户',
    'delivery riders and tenants of urban villages',
    writtenBy('rider'),
  ),
  value('speaker_group', '三家配送平台企业', 'three delivery platforms', writtenBy('platform')),
];
