import type { MergeField } from '@lets/contract';
import { known, toFill } from '../build.ts';
import { REPORT_FIELDS, writersFor } from '../case-frame.ts';
import { type ByFine, type Fine, figuresOf } from './fine.ts';

type Texts = readonly [zh: string, en: string];

const NUMBERS: ByFine<Texts> = {
  50000: ['（2025）明 0102 行初 58 号', '(2025) Ming 0102 Administrative First Instance No. 58'],
  10000: ['（2025）明 0102 行初 59 号', '(2025) Ming 0102 Administrative First Instance No. 59'],
  3000: ['（2025）明 0102 行初 60 号', '(2025) Ming 0102 Administrative First Instance No. 60'],
};

export const numberOf = (fine: Fine): Texts => NUMBERS[fine];

export function fieldsOf(fine: Fine): MergeField[] {
  const { fine: sum } = figuresOf(fine);
  return [
    known(
      'court',
      ['受诉法院', 'Court'],
      ['明德市清和区人民法院', "Qinghe District People's Court of Mingde City"],
    ),
    known('case_number', ['案号', 'Case number'], [...NUMBERS[fine]]),
    known('plaintiff_name', ['原告', 'Plaintiff'], ['林月娥', "Lin Yue'e"]),
    known(
      'defendant_name',
      ['被告', 'Defendant'],
      ['明德市清和区市场监督管理局', 'Qinghe District Administration for Market Regulation, Mingde City'],
    ),
    known(
      'decision_number',
      ['被诉决定', 'Decision challenged'],
      ['清市监罚〔2025〕41 号', 'Qinghe Market Penalty [2025] No. 41'],
    ),
    known('fine', ['被诉罚款（元）', 'Fine challenged (yuan)'], [sum, sum]),
    known('filing_date', ['立案日期', 'Date of filing'], ['2025 年 6 月 25 日', '25 June 2025']),
    known(
      'served_date',
      ['起诉状副本送达被告', 'Complaint served on the defendant'],
      ['2025 年 6 月 26 日', '26 June 2025'],
    ),
    known('evidence_deadline', ['举证届满日', 'Evidence due'], ['2025 年 7 月 11 日', '11 July 2025']),
    known('hearing_date', ['开庭日期', 'Date of the hearing'], ['2025 年 8 月 12 日', '12 August 2025']),
    known('judgment_date', ['裁判日期', 'Date of the judgment'], ['2025 年 9 月 2 日', '2 September 2025']),
    toFill('claim', '诉讼请求', 'Claims'),
    toFill('settled_fine', '调解后的罚款', 'Fine as settled'),
    toFill('outcome', '判决主文', 'Operative part'),
    ...REPORT_FIELDS,
  ];
}

/** Write this case's documents: the fields are the same whatever the fine. */
export const { write, material, evidence, law, reference } = writersFor(fieldsOf(50_000));
