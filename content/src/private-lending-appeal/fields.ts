import type { CaseDocument, MergeField } from '@lets/contract';
import { known, releasedAfter, toFill } from '../build.ts';
import { REPORT_FIELDS, writersFor } from '../case-frame.ts';
import { LENDER_APPEALS, type Premise } from './premise.ts';

const pair = ([zh, en]: readonly [string, string]): [string, string] => [zh, en];

export const fieldsOf = (at: Premise): readonly MergeField[] => [
  known(
    'court',
    ['二审法院', 'Court of second instance'],
    ['明德市中级人民法院', "Mingde Intermediate People's Court"],
  ),
  known(
    'first_court',
    ['原审法院', 'Court of first instance'],
    ['明德市清和区人民法院', "Qinghe District People's Court of Mingde City"],
  ),
  known(
    'case_number',
    ['二审案号', 'Case number'],
    ['（2025）明 01 民终 1306 号', '(2025) Ming 01 Civil Final No. 1306'],
  ),
  known(
    'first_case_number',
    ['原审案号', 'Number at first instance'],
    ['（2025）明 0102 民初 217 号', '(2025) Ming 0102 Civil First Instance No. 217'],
  ),
  known('appellant_name', ['上诉人', 'Appellant'], pair(at.appellant.name)),
  known('counsel_a_name', ['上诉人代理人', "Appellant's counsel"], pair(at.appellant.counselName)),
  known('appellee_name', ['被上诉人', 'Appellee'], pair(at.appellee.name)),
  known('counsel_e_name', ['被上诉人代理人', "Appellee's counsel"], pair(at.appellee.counselName)),
  known('first_principal', ['一审认定的本金', 'Principal found at first instance'], [at.found, at.found]),
  known('served_on', ['一审判决送达日期', 'Date of service'], ['2025 年 5 月 13 日', '13 May 2025']),
  known('appeal_date', ['上诉日期', 'Date of the appeal'], ['2025 年 5 月 26 日', '26 May 2025']),
  known('answer_date', ['答辩日期', 'Date of the answer'], ['2025 年 6 月 9 日', '9 June 2025']),
  known('filing_date', ['二审立案日期', 'Date of filing'], ['2025 年 6 月 18 日', '18 June 2025']),
  known('hearing_date', ['二审开庭日期', 'Date of the hearing'], ['2025 年 7 月 15 日', '15 July 2025']),
  known('judgment_date', ['裁判日期', 'Date of the judgment'], ['2025 年 8 月 5 日', '5 August 2025']),
  toFill('appeal_principal', '请求改判的本金', 'Principal asked for'),
  toFill('appeal_fee', '上诉案件受理费', 'Fee of the appeal'),
  toFill('late_reason', '逾期举证的理由', 'Reason for the delay'),
  toFill('found_principal', '二审认定的本金', 'Principal found on appeal'),
  toFill('outcome', '裁判方式', 'Outcome'),
  toFill('settled_sum', '协议总额', 'Sum agreed'),
  toFill('settled_plan', '履行方式', 'How it is to be paid'),
  ...REPORT_FIELDS,
];

/** Write this case's documents; the fields have the same names whoever appeals. */
export const { write, material, evidence, law, reference } = writersFor(fieldsOf(LENDER_APPEALS));

/**
 * Every side argues and the panel votes until judgment, and the hearing may be resumed: what a reference answers is settled only once
 * judgment is pronounced or, after a settlement, once the report is in.
 */
export const onceDecided = (document: CaseDocument): CaseDocument =>
  releasedAfter(['pronouncement', 'report'], document);
