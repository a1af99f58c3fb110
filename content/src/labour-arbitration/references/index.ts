import type { CaseDocument } from '@lets/contract';
import { releasedAfter } from '../../build.ts';
import { AWARD, OTHER_AWARD, PARTIAL, VIEW } from './decisions.ts';
import { INQUIRY, PAPER_REFERENCES } from './papers.ts';
import { CHALLENGE, REMEDY } from './remedies.ts';

/** What a paper should say is read when nothing is left to decide; what the award should say, at the very end, for remedies are still to be chosen. */
const AFTER_AWARD = ['award', 'report'] as const;
const AT_END = ['report'] as const;

export const REFERENCES: CaseDocument[] = [
  ...[...PAPER_REFERENCES, PARTIAL, VIEW].map((one) => releasedAfter(AFTER_AWARD, one)),
  releasedAfter(AFTER_AWARD, INQUIRY, ['hr', 'inhouse', 'rep_e']),
  ...[AWARD, OTHER_AWARD, REMEDY, CHALLENGE].map((one) => releasedAfter(AT_END, one)),
];
