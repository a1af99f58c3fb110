import type { MergeField } from '@lets/contract';
import { known, toFill } from '../build.ts';
import { REPORT_FIELDS, writersFor } from '../case-frame.ts';

export const FIELDS: readonly MergeField[] = [
  known(
    'court',
    ['人民法院', 'Court'],
    ['明德市清和区人民法院', "Qinghe District People's Court, Mingde City"],
  ),
  known(
    'case_number',
    ['案号', 'Case number'],
    ['（2025）明 0102 民初 388 号', '(2025) Ming 0102 Civil First Instance No. 388'],
  ),
  known(
    'plaintiff_name',
    ['原告', 'Plaintiff'],
    ['明德市宏垒建材有限公司', 'Mingde Honglei Building Materials Co., Ltd.'],
  ),
  known(
    'defendant_name',
    ['被告', 'Defendant'],
    ['明德市润成建设有限公司', 'Mingde Runcheng Construction Co., Ltd.'],
  ),
  known('institution', ['鉴定机构', 'Institution'], ['明德司法鉴定中心', 'Mingde Forensic Centre']),
  known(
    'specimen',
    ['检材', 'Specimen'],
    [
      '落款日期为 2024 年 6 月 30 日的《对账确认书》原件一页',
      'One page, the original of the Statement of Account dated 30 June 2024',
    ],
  ),
  known('commission_date', ['委托日期', 'Date of the commission'], ['2025 年 4 月 25 日', '25 April 2025']),
  known('accepted_date', ['受理日期', 'Date of acceptance'], ['2025 年 5 月 6 日', '6 May 2025']),
  known('opinion_date', ['鉴定意见日期', 'Date of the opinion'], ['2025 年 6 月 12 日', '12 June 2025']),
  known('objection_date', ['异议日期', 'Date of the objections'], ['2025 年 6 月 20 日', '20 June 2025']),
  known('claimed', ['对账金额（元）', 'Amount stated (yuan)'], ['1,280,000', '1,280,000']),
  known('delivered', ['送货单合计（元）', 'Delivery slips (yuan)'], ['640,000', '640,000']),
  toFill('matters', '鉴定事项', 'Matters to be examined'),
  toFill('observed', '检验所见', 'Observations'),
  toFill('analysis', '分析说明', 'Analysis'),
  toFill('opinion', '鉴定意见', 'Opinion'),
  toFill('dissent', '不同意见', 'Differing opinion'),
  toFill('objections', '异议', 'Objections'),
  toFill('adopted', '采信与理由', 'Adoption and reasons'),
  ...REPORT_FIELDS,
];

/** Write this case's documents. */
export const { write, material, evidence, law, reference } = writersFor(FIELDS);
