import type { MergeField } from '@lets/contract';
import { known, toFill } from '../build.ts';
import { REPORT_FIELDS, writersFor } from '../case-frame.ts';

export const FIELDS: readonly MergeField[] = [
  known(
    'committee',
    ['调解组织', 'Mediation committee'],
    [
      '清和区柳荫街道河东社区人民调解委员会',
      "People's Mediation Committee of Hedong Community, Liuyin Subdistrict, Qinghe District",
    ],
  ),
  known('case_number', ['编号', 'Number'], ['河东民调〔2025〕23 号', 'Hedong Mediation [2025] No. 23']),
  known('applicant_name', ['申请人', 'Applicant'], ['沈桂兰', 'Shen Guilan']),
  known(
    'applicant_home',
    ['申请人住址', "Applicant's address"],
    ['河东社区 6 栋 301 室', 'Flat 301, Building 6, Hedong'],
  ),
  known('owner_name', ['被申请人（房主）', 'Respondent (owner)'], ['高建业', 'Gao Jianye']),
  known('tenant_name', ['被申请人（租客）', 'Respondent (tenant)'], ['陈可', 'Chen Ke']),
  known(
    'respondent_home',
    ['漏水房屋', 'Flat above'],
    ['河东社区 6 栋 401 室', 'Flat 401, Building 6, Hedong'],
  ),
  known('mediator_name', ['人民调解员', "People's mediator"], ['周慧芬', 'Zhou Huifen']),
  known('apply_date', ['申请日期', 'Date of the application'], ['2025 年 8 月 5 日', '5 August 2025']),
  known('mediation_date', ['调解日期', 'Date of the mediation'], ['2025 年 8 月 11 日', '11 August 2025']),
  known(
    'confirmation_date',
    ['申请司法确认日期', 'Date of the application for confirmation'],
    ['2025 年 8 月 15 日', '15 August 2025'],
  ),
  toFill('claims', '请求', 'What is asked for'),
  toFill('offer', '愿意承担的部分', 'What is offered'),
  toFill('loss_total', '各方认可的损失总额', 'Loss agreed'),
  toFill('terms', '协议内容', 'Terms agreed'),
  toFill('payment_plan', '履行方式和期限', 'How and when it is performed'),
  toFill('remedy', '告知的救济途径', 'Remedies pointed out'),
  ...REPORT_FIELDS,
];

/** Write this case's documents. */
export const { write, material, evidence, law, reference } = writersFor(FIELDS);
