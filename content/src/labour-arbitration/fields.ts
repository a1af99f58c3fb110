import type { MergeField } from '@lets/contract';
import { known, toFill } from '../build.ts';
import { REPORT_FIELDS, writersFor } from '../case-frame.ts';

export const FIELDS: readonly MergeField[] = [
  known('claimant_name', ['申请人', 'Claimant'], ['何佳宁', 'He Jianing']),
  known(
    'claimant_facts',
    ['申请人身份', "Claimant's particulars"],
    [
      '女，1996 年 8 月 21 日出生，运营专员，住明德市清和区槐安路 9 号',
      'female, born 21 August 1996, operations specialist, of 9 Huaian Road, Qinghe District, Mingde City',
    ],
  ),
  known(
    'rep_c_name',
    ['申请人代理人', "Claimant's representative"],
    ['宋一苇，恒正律师事务所律师', 'Song Yiwei, Hengzheng Law Firm'],
  ),
  known(
    'employer_name',
    ['被申请人', 'Respondent'],
    ['明德市澄观数码科技有限公司', 'Mingde Chengguan Digital Technology Company Limited'],
  ),
  known(
    'employer_facts',
    ['被申请人住所和法定代表人', "Respondent's address and legal representative"],
    [
      '住所明德市清和区云台路 66 号，法定代表人罗世昌，执行董事',
      'of 66 Yuntai Road, Qinghe District, Mingde City; legal representative Luo Shichang, executive director',
    ],
  ),
  known(
    'rep_e_name',
    ['被申请人代理人', "Respondent's representative"],
    ['丁朝阳，衡川律师事务所律师', 'Ding Chaoyang, Hengchuan Law Firm'],
  ),
  known(
    'witness_name',
    ['证人', 'Witness'],
    ['江帆，住明德市临江区观澜街 21 号', 'Jiang Fan, of 21 Guanlan Street, Linjiang District, Mingde City'],
  ),
  known(
    'commission',
    ['仲裁委员会', 'Commission'],
    [
      '明德市清和区劳动人事争议仲裁委员会',
      'Labour and Personnel Dispute Arbitration Commission of Qinghe District, Mingde City',
    ],
  ),
  known(
    'case_number',
    ['案号', 'Case number'],
    ['清和劳人仲案〔2025〕318 号', 'Qinghe Labour Arbitration [2025] No. 318'],
  ),
  known('apply_date', ['申请日期', 'Date of the application'], ['2025 年 7 月 15 日', '15 July 2025']),
  known('accept_date', ['受理日期', 'Date of acceptance'], ['2025 年 7 月 18 日', '18 July 2025']),
  known('defence_date', ['答辩日期', 'Date of the defence'], ['2025 年 7 月 30 日', '30 July 2025']),
  known('hearing_date', ['开庭日期', 'Date of the hearing'], ['2025 年 8 月 12 日', '12 August 2025']),
  known('award_date', ['裁决日期', 'Date of the award'], ['2025 年 8 月 27 日', '27 August 2025']),
  toFill('claims', '仲裁请求', 'Claims'),
  toFill('answer', '答辩意见', 'Answer'),
  toFill('partial_sum', '先行裁决的金额', 'Amount of the partial award'),
  toFill('terms', '调解协议内容', 'Terms agreed'),
  toFill('result', '裁决结果', 'Decision'),
  toFill('finality', '裁决的类型和救济', 'Type of award and remedies'),
  known(
    'served_worker',
    ['劳动者收到裁决书的日期', 'Date on which the worker received the award'],
    ['2025 年 8 月 29 日', '29 August 2025'],
  ),
  known(
    'served_employer',
    ['用人单位收到裁决书的日期', 'Date on which the employer received the award'],
    ['2025 年 9 月 1 日', '1 September 2025'],
  ),
  toFill('other_result', '非终局部分的结果', 'Decision of the non-final part'),
  toFill('other_finality', '非终局部分的救济', 'Remedies against the non-final part'),
  toFill('suit_claims', '诉讼请求', 'Claims in the lawsuit'),
  toFill('remedy', '起诉的法院和最后一天', 'Court and last day for suing'),
  toFill('challenge_claims', '用人单位的请求', "Employer's request"),
  toFill('challenge_day', '用人单位的法院和最后一天', "Employer's court and last day"),
  ...REPORT_FIELDS,
];

/** Write this case's documents. */
export const { write, material, evidence, law, reference } = writersFor(FIELDS);
