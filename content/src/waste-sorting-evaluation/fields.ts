import type { MergeField } from '@lets/contract';
import { known, toFill } from '../build.ts';
import { REPORT_FIELDS, writersFor } from '../case-frame.ts';

export const FIELDS: readonly MergeField[] = [
  known(
    'body',
    ['评估组织机关', 'Evaluating body'],
    [
      '明德市人大常委会法制工作委员会',
      "Legislative Affairs Commission, Standing Committee of the Mingde People's Congress",
    ],
  ),
  known(
    'project_number',
    ['评估编号', 'Number of the evaluation'],
    ['明人法评〔2026〕2 号', 'Mingde Evaluation [2026] No. 2'],
  ),
  known(
    'regulation',
    ['评估对象', 'Regulation evaluated'],
    ['《明德市生活垃圾分类管理条例》', 'Regulation of Mingde City on the Sorting of Household Waste'],
  ),
  known('in_force', ['施行日期', 'In force since'], ['2022 年 7 月 1 日', '1 July 2022']),
  known(
    'period',
    ['评估时段', 'Period evaluated'],
    ['2022 年 7 月 1 日至 2026 年 6 月 30 日', '1 July 2022 to 30 June 2026'],
  ),
  known(
    'team',
    ['第三方评估团队', 'Third-party team'],
    ['明德大学地方立法研究中心', 'Centre for Local Legislation, Mingde University'],
  ),
  known('hearing_date', ['听证日期', 'Date of the hearing'], ['2026 年 10 月 13 日', '13 October 2026']),
  known('report_date', ['报告日期', 'Date of the report'], ['2026 年 10 月 28 日', '28 October 2026']),
  known('bags', ['抽样袋数', 'Bags sampled'], ['1,200', '1,200']),
  known('valid', ['有效问卷数', 'Valid questionnaires'], ['1,986', '1,986']),
  toFill('indicators', '评估指标', 'Indicators'),
  toFill('accuracy', '实测分类准确率', 'Accuracy measured'),
  toFill('limits', '数据的局限', 'Limits of the data'),
  toFill('conflicts', '与上位法的关系', 'Relation to higher law'),
  toFill('findings', '主要发现', 'Main findings'),
  toFill('conclusion', '评估结论', 'Conclusion'),
  toFill('proposals', '修改建议', 'Proposals to amend'),
  ...REPORT_FIELDS,
];

/** Write this case's documents. */
export const { write, material, evidence, law, reference } = writersFor(FIELDS);
