import type { MergeField } from '@lets/contract';
import { known, toFill } from '../build.ts';
import { REPORT_FIELDS, writersFor } from '../case-frame.ts';

export const FIELDS: readonly MergeField[] = [
  known(
    'seminar_title',
    ['研讨题目', 'Seminar'],
    ['《云上山河》账号继承案', 'The account in "Mountains above the Clouds"'],
  ),
  known('seminar_number', ['编号', 'Number'], ['明大研〔2025〕6 号', 'Mingde Seminar [2025] No. 6']),
  known('seminar_date', ['研讨日期', 'Date of the seminar'], ['2025 年 5 月 16 日', '16 May 2025']),
  known('claimant_name', ['请求人', 'Claimant'], ['何静芳', 'He Jingfang']),
  known('deceased_name', ['被继承人', 'Deceased'], ['江远', 'Jiang Yuan']),
  known(
    'operator_name',
    ['运营者', 'Operator'],
    ['栖云互动科技有限公司', 'Qiyun Interactive Technology Co., Ltd.'],
  ),
  known('account_name', ['账号', 'Account'], ['“远山如黛”', '"Distant Hills"']),
  known('clause', ['争议条款', 'Disputed clause'], ['用户协议第 7.3 条', 'clause 7.3 of the user agreement']),
  toFill('norm_basis', '请求权基础', 'Basis of the claim'),
  toFill('gap_finding', '有无法律漏洞', 'Whether there is a gap'),
  toFill('thesis', '本方论点', 'Thesis of this side'),
  toFill('strongest_counter', '对方最强的理由', 'The strongest point of the other side'),
  toFill('conclusion', '结论', 'Conclusion'),
  toFill('vote_result', '表决情况', 'Result of the vote'),
  ...REPORT_FIELDS,
];

/** Write this case's documents. */
export const { write, material, evidence, law, reference } = writersFor(FIELDS);
