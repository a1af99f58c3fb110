import type { MergeField } from '@lets/contract';
import { known, toFill } from '../build.ts';
import { REPORT_FIELDS, writersFor } from '../case-frame.ts';

export const FIELDS: readonly MergeField[] = [
  known(
    'matter_number',
    ['业务编号', 'Matter number'],
    ['恒明非诉〔2025〕18 号', 'Hengming Non-litigation [2025] No. 18'],
  ),
  known(
    'buyer_name',
    ['受让方', 'Transferee'],
    ['明德市江海医疗科技有限公司', 'Mingde Jianghai Medical Technology Co., Ltd.'],
  ),
  known('seller_name', ['转让方', 'Transferor'], ['沈维民', 'Shen Weimin']),
  known(
    'target_name',
    ['目标公司', 'Target company'],
    ['明德市远岫仪器有限公司', 'Mingde Yuanxiu Instruments Co., Ltd.'],
  ),
  known('holder_name', ['其他股东', 'Other shareholder'], ['韩静', 'Han Jing']),
  known('share', ['转让的股权', 'Equity transferred'], ['60%', '60%']),
  known(
    'contribution',
    ['对应认缴出资（元）', 'Subscribed capital contribution (yuan)'],
    ['6,000,000', '6,000,000'],
  ),
  known('unpaid', ['其中未实缴（元）', 'Of which not yet paid (yuan)'], ['1,500,000', '1,500,000']),
  known('price', ['转让价款（元）', 'Price (yuan)'], ['36,000,000', '36,000,000']),
  known('firm', ['律师事务所', 'Law firm'], ['恒明律师事务所', 'Hengming Law Firm']),
  known('counsel_name', ['经办律师', 'Lawyer in charge'], ['秦越', 'Qin Yue']),
  known(
    'diligence_date',
    ['尽职调查基准日', 'Reference date of due diligence'],
    ['2025 年 3 月 31 日', '31 March 2025'],
  ),
  known('notice_date', ['通知日期', 'Date of the notice'], ['2025 年 4 月 7 日', '7 April 2025']),
  known('signing_date', ['签署日期', 'Date of signing'], ['2025 年 5 月 15 日', '15 May 2025']),
  toFill('findings', '重大发现', 'Main findings'),
  toFill('disclosed', '披露的事项', 'Matters disclosed'),
  toFill('conditions', '交割先决条件', 'Conditions of closing'),
  toFill('payment', '付款安排', 'Payment'),
  toFill('security', '担保风险的安排', 'Arrangements for the guarantee'),
  toFill('conclusion', '法律意见的结论', 'Conclusion of the opinion'),
  ...REPORT_FIELDS,
];

/** Write this case's documents. */
export const { write, material, evidence, law, reference } = writersFor(FIELDS);
