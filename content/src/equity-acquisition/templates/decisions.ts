import type { PaperElement, Template } from '@lets/contract';
import { bi, under } from '../../build.ts';
import { type ThreeParts, threeParts } from './three-parts.ts';

export const REPLY: ThreeParts = {
  name: ['对股权转让通知的答复', 'Reply to the Notice of the Transfer'],
  before: [
    '答复人：{{holder_name}}，{{target_name}}股东。收到 {{notice_date}}的书面通知。',
    'From {{holder_name}}, shareholder of {{target_name}}, in reply to the written notice of {{notice_date}}.',
  ],
  headings: [
    [
      '一、通知的条件（数量、价格、支付方式、期限）',
      '1. The terms notified (quantity, price, manner and time of payment)',
    ],
    ['二、答复（放弃或者主张，针对哪一次转让）', '2. My answer (waived or exercised, for which transfer)'],
    ['三、保留和说明', '3. Reservations and statements'],
  ],
  signer: 'holder',
  signed: ['股东', 'Shareholder'],
};

export const REVIEW: ThreeParts = {
  name: ['内部风险审查意见', 'Internal Risk Review'],
  before: [
    '致{{buyer_name}}投资决策会议：收购{{target_name}} {{share}} 股权，协议稿和尽职调查报告已审阅。',
    'To the investment committee of Acquisition of {{share}} of {{target_name}} by {{buyer_name}}; the draft agreement and the due diligence report have been reviewed.',
  ],
  headings: [
    ['一、红线逐条核对（担保、专利）', '1. The red lines, one by one (guarantee, patent)'],
    ['二、条款锁不住的风险', '2. Risks that no clause secures'],
    ['三、建议签署的条件', '3. On what conditions I advise signing'],
  ],
  signer: 'gc',
  signed: ['法务总监', 'General counsel'],
};

export const PAYMENT: ThreeParts = {
  name: ['扣缴和付款指令', 'Withholding and Payment Order'],
  before: [
    '{{buyer_name}}受让{{seller_name}}持有的{{target_name}} {{share}} 股权，价款 {{price}} 元。',
    '{{buyer_name}} acquires {{share}} of {{target_name}} from {{seller_name}} for {{price}} yuan.',
  ],
  headings: [
    [
      '一、应扣缴的税（计税依据、税率、数额、期限）',
      '1. Tax to be withheld (basis, rate, amount, time limit)',
    ],
    ['二、从哪一笔付、付给谁', '2. From which payment, and to whom'],
    ['三、放款以前还缺什么文件', '3. Documents still missing before release'],
  ],
  signer: 'cfo',
  signed: ['财务总监', 'Chief financial officer'],
};

const template = (id: string, paper: ThreeParts, elements: readonly PaperElement[]): Template => ({
  id,
  name: bi(paper.name[0], paper.name[1]),
  role_ids: [paper.signer],
  body: threeParts(paper),
  elements: [...elements],
});

export const REPLY_TEMPLATES: Template[] = [
  template('first_refusal_reply', REPLY, [
    under(
      bi(
        '四项条件都核对过（《公司法》第八十四条第二款）',
        'All four terms checked (Company Law, Article 84, second paragraph)',
      ),
      '一、通知的条件',
      '1. The terms notified',
    ),
    under(
      bi('答复明确，只针对本次转让', 'A clear answer, for this transfer only'),
      '二、答复',
      '2. My answer',
    ),
    under(bi('没有放弃的写明保留', 'What is not waived is reserved'), '三、保留和说明', '3. Reservations'),
  ]),
];

export const REVIEW_TEMPLATES: Template[] = [
  template('risk_review', REVIEW, [
    under(
      bi('两条红线各引协议条款', 'Each red line matched to a clause of the agreement'),
      '一、红线逐条核对',
      '1. The red lines',
    ),
    under(
      bi(
        '条款以外的风险写明由谁承担（《民法典》第五百七十七条）',
        'Risks beyond the clauses, and who bears them (Civil Code, Article 577)',
      ),
      '二、条款锁不住的风险',
      '2. Risks that no clause secures',
    ),
    under(
      bi('建议附可以核对的条件', 'Advice with verifiable conditions'),
      '三、建议签署的条件',
      '3. On what conditions',
    ),
  ]),
];

export const PAYMENT_TEMPLATES: Template[] = [
  template('payment_order', PAYMENT, [
    under(
      bi(
        '收入减原值和合理费用，税率和期限（《个人所得税法》第六条、第十四条）',
        'Proceeds less original value and expenses, rate and time limit (Individual Income Tax Law, Articles 6 and 14)',
      ),
      '一、应扣缴的税',
      '1. Tax to be withheld',
    ),
    under(
      bi('扣税以后付给转让方的数额', 'What the transferor receives after tax'),
      '二、从哪一笔付',
      '2. From which payment',
    ),
    under(
      bi('完税凭证和放款文件（第十五条）', 'Tax payment certificate and documents for release (Article 15)'),
      '三、放款以前',
      '3. Documents still missing',
    ),
  ]),
];
