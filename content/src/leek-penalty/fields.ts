import type { MergeField } from '@lets/contract';
import { known, toFill } from '../build.ts';
import { REPORT_FIELDS, writersFor } from '../case-frame.ts';

export const FIELDS: readonly MergeField[] = [
  known(
    'agency',
    ['行政机关', 'Agency'],
    ['明德市清和区市场监督管理局', 'Qinghe District Administration for Market Regulation, Mingde City'],
  ),
  known(
    'case_number',
    ['案号', 'Case number'],
    ['清市监罚〔2025〕41 号', 'Qinghe Market Penalty [2025] No. 41'],
  ),
  known(
    'party_name',
    ['当事人', 'Party'],
    ['林月娥（林记蔬果店经营者）', "Lin Yue'e (owner of Lin's Greengrocery)"],
  ),
  known(
    'party_address',
    ['地址', 'Address'],
    ['明德市清和区东市街 12 号', '12 Dongshi Street, Qinghe District, Mingde City'],
  ),
  known('agent_name', ['代理人', 'Agent'], ['顾敏', 'Gu Min']),
  known('officer_a_name', ['承办人', 'Officer in charge'], ['赵成', 'Zhao Cheng']),
  known('officer_b_name', ['协办人', 'Second officer'], ['孙洁', 'Sun Jie']),
  known('filing_date', ['立案日期', 'Date of filing'], ['2025 年 3 月 5 日', '5 March 2025']),
  known('notice_date', ['告知日期', 'Date of the notice'], ['2025 年 4 月 8 日', '8 April 2025']),
  known('request_date', ['要求听证日期', 'Date of the request'], ['2025 年 4 月 11 日', '11 April 2025']),
  known(
    'hearing_notice_date',
    ['听证通知日期', 'Date of the notice of hearing'],
    ['2025 年 4 月 14 日', '14 April 2025'],
  ),
  known('hearing_date', ['听证日期', 'Date of the hearing'], ['2025 年 4 月 24 日', '24 April 2025']),
  known('review_date', ['法制审核日期', 'Date of the legal review'], ['2025 年 4 月 30 日', '30 April 2025']),
  known('decision_date', ['决定日期', 'Date of the decision'], ['2025 年 5 月 8 日', '8 May 2025']),
  known('gain', ['违法所得', 'Unlawful gain'], ['56.00', '56.00']),
  toFill('facts_found', '认定的事实', 'Facts found'),
  toFill('proposed_penalty', '拟作出的处罚', 'Penalty proposed'),
  toFill('grounds', '依据的条款', 'Articles relied on'),
  toFill('plea', '申辩的请求', 'What is asked for'),
  toFill('penalty', '决定的处罚', 'Penalty decided'),
  ...REPORT_FIELDS,
];

/** Write this case's documents. */
export const { write, material, evidence, law, reference } = writersFor(FIELDS);
