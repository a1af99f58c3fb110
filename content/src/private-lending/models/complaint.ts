import { bi } from '../../build.ts';
import type { Filling } from '../../element-form.ts';
import { SECURITY_KEYS, same } from '../../lending-elements.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { complaintBody } from '../templates/element-forms.ts';

type Words = readonly [zh: string, en: string];

const PHONES = [
  value('plaintiff_phone', '见送达地址确认书', 'as stated in the confirmation of address for service'),
  value('defendant_phone', '见送达地址确认书', 'as stated in the confirmation of address for service'),
];

const NONE: Words = ['无。', 'None.'];
const NO: Words = ['否。', 'No.'];

const PRINCIPAL: Words = [
  '截至 {{complaint_date}}，尚欠本金 {{note_amount}} 元，请求判令被告返还。借条载明的借款金额一般认定为本金，其中 {{disputed_amount}} 元以现金交付。',
  'As of {{complaint_date}}, principal of {{note_amount}} yuan is outstanding; the court is asked to order the defendant to repay it. The amount stated in a loan note is generally found to be the principal; {{disputed_amount}} yuan of it was delivered in cash.',
];
const INTEREST: Words = [
  '以未还本金为基数，按{{claimed_rate}}，自 {{loan_date}}起计算；截至 {{complaint_date}}，欠利息 {{claimed_interest}} 元。请求支付至实际清偿之日止：是。',
  'Calculated on the outstanding principal at {{claimed_rate}} from {{loan_date}}; as of {{complaint_date}}, interest of {{claimed_interest}} yuan is owed. Claimed until the date of actual payment: yes.',
];
const AMOUNT: Words = [
  '约定：{{note_amount}} 元。实际提供：转账 {{transfer_amount}} 元；其余 {{disputed_amount}} 元于当日下午四时许在晓岚文具店收银台旁以现金装在信封内交付，证人{{witness_name}}在场看见信封的交付。',
  'Agreed: {{note_amount}} yuan. Provided: {{transfer_amount}} yuan by transfer; the remaining {{disputed_amount}} yuan in cash, in an envelope, by the till of Xiaolan Stationery some time after four that afternoon. The witness {{witness_name}} was present and saw the envelope handed over.',
];

/** What the law makes of the agreed rate, and the total that follows. */
const filled = (rate: Words, legal: Words, total: Words): Filling => ({
  agent: [
    '{{counsel_p_name}}，{{counsel_p_firm}}律师；代理权限：特别授权，以授权委托书为准。',
    '{{counsel_p_name}}, lawyer, {{counsel_p_firm}}; authority: special, as stated in the power of attorney.',
  ],
  address: [
    '{{counsel_p_firm}}，收件人{{counsel_p_name}}，电话见送达地址确认书。',
    '{{counsel_p_firm}}; recipient {{counsel_p_name}}; telephone as stated in the confirmation of address for service.',
  ],
  electronic: [
    '是，以送达地址确认书填写的方式为准。',
    'Yes, as stated in the confirmation of address for service.',
  ],
  principal: PRINCIPAL,
  interest: INTEREST,
  early: ['否，借款已经到期。', 'No, the loan is due.'],
  security: NO,
  enforcement: NO,
  costs: ['是，请求由被告负担。', 'Yes, to be borne by the defendant.'],
  other_claims: NONE,
  total,
  contract_basis: [
    '借条：借到 {{note_amount}} 元，借期一年，{{agreed_rate}}，利息按季支付。',
    'The note: {{note_amount}} yuan borrowed for one year, at {{agreed_rate}}, interest payable quarterly.',
  ],
  legal_basis: legal,
  jurisdiction: [
    '没有约定。双方没有约定履行地，原告请求还款，接受货币一方住所地在贵院辖区，贵院有管辖权（[[《中华人民共和国民事诉讼法》第二十四条]]，《民间借贷规定》第三条）。',
    'None. No place of performance was agreed; the plaintiff claims repayment, and the party to receive the money resides in the district of this court, which has jurisdiction ([[Civil Procedure Law, Article 24]]; Private Lending Provisions, Article 3).',
  ],
  preservation: ['否。', 'No.'],
  signing: [
    '2023 年 3 月 11 日晚双方在微信中商定借款、期限和利率；{{loan_date}}下午被告到原告店内交付亲笔书写的借条一份。',
    'On the evening of 11 March 2023 the parties agreed by message on the loan, the term and the rate; on the afternoon of {{loan_date}} the defendant brought to the shop a note in his own hand.',
  ],
  signatories: [
    '贷款人：{{plaintiff_name}}；借款人：{{defendant_name}}。',
    'Lender: {{plaintiff_name}}; borrower: {{defendant_name}}.',
  ],
  amount: AMOUNT,
  term: [
    '约定期限：{{loan_date}}起至 {{due_date}}止。已经到期。',
    'Agreed: from {{loan_date}} to {{due_date}}. The term has expired.',
  ],
  rate,
  provided: [
    '{{loan_date}} 10 时 42 分手机银行转账 {{transfer_amount}} 元，附言“借款”，并告知“剩下的下午见面说”；同日下午交付现金 {{disputed_amount}} 元。',
    '{{loan_date}}: at 10:42 {{transfer_amount}} yuan by mobile banking, marked "loan", with the message "the rest when we meet this afternoon"; that afternoon, {{disputed_amount}} yuan in cash.',
  ],
  repayment: [
    '利息按季支付，到期一次还本。',
    'Interest was payable quarterly, and the principal in one sum on the due date.',
  ],
  repaid: ['本金、利息均未偿还。', 'Neither principal nor interest has been paid.'],
  overdue: [
    '是。自 2024 年 3 月 12 日起逾期，至 {{complaint_date}}共 372 日。原告于 2024 年 3 月 20 日、6 月 18 日、11 月 5 日三次催要，被告先后答复“再宽限两个月，二十万我认”“年底一定”“我在凑”。',
    'Yes, since 12 March 2024, 372 days up to {{complaint_date}}. The plaintiff demanded payment on 20 March, 18 June and 5 November 2024; the defendant answered "give me another two months, I admit the two hundred thousand", then "by the end of the year for certain", then "I am getting it together".',
  ],
  ...same(SECURITY_KEYS, NONE),
  notes: NONE,
  mediation: [
    '审理中可以考虑调解，立案前不同意先行调解。',
    'The plaintiff may consider mediation in the course of the trial; she did not agree to it before filing.',
  ],
});

const LEGAL: Words = [
  '自然人之间的借款合同自贷款人提供借款时成立，被告应当返还本金并支付利息和逾期利息：[[《中华人民共和国民法典》第六百七十四条]]、[[第六百七十五条]]、[[第六百七十六条]]、[[第六百七十九条]]，[[《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第二十五条]]、[[第二十六条]]、[[第二十八条]]。',
  'A loan contract between natural persons is formed when the lender provides the loan; the defendant must repay the principal and pay interest for the term and for the period of delay: [[Civil Code, Articles 674, 675, 676 and 679]]; [[Private Lending Provisions, Articles 25, 26 and 28]].',
];

/** What the reference answer is filled with as well. */
export const SOUND_FILLING: Filling = filled(
  [
    '{{agreed_rate}}，即年利率 18%，超过合同成立时一年期贷款市场报价利率 {{lpr}} 的四倍；原告只按四倍即年利率 14.6% 主张，到期以后仍按该利率主张资金占用期间的利息。',
    '{{agreed_rate}}, which is 18% a year and exceeds four times the one-year loan prime rate of {{lpr}} at the time the contract was formed; the plaintiff claims only four times that rate, 14.6% a year, and the same rate for the period after the due date.',
  ],
  LEGAL,
  [
    '{{note_amount}} 元 + {{claimed_interest}} 元 = 258,960 元（暂计至 {{complaint_date}}）。',
    '{{note_amount}} + {{claimed_interest}} = 258,960 yuan (up to {{complaint_date}}).',
  ],
);

const WRONG_FILLING: Filling = filled(
  [
    '{{agreed_rate}}，即年利率 18%，没有超过法律保护的年利率 24%，应当按约定全额支持，到期以后也按该利率计算。',
    '{{agreed_rate}}, which is 18% a year. This does not exceed the 24% a year that the law protects and should be allowed in full as agreed, including for the period after the due date.',
  ],
  LEGAL,
  [
    '{{note_amount}} 元 + {{claimed_interest}} 元 = 272,690.41 元（暂计至 {{complaint_date}}）。',
    '{{note_amount}} + {{claimed_interest}} = 272,690.41 yuan (up to {{complaint_date}}).',
  ],
);

const CARELESS_FILLING: Filling = {
  ...SOUND_FILLING,
  interest: ['请求判令被告支付借款利息。', 'The defendant is to pay the interest on the loan.'],
  total: ['以法院计算为准。', 'As the court calculates it.'],
  legal_basis: ['[[《中华人民共和国民法典》第六百七十五条]]。', '[[Civil Code, Article 675]].'],
  amount: [
    '约定：{{note_amount}} 元。实际提供：转账 {{transfer_amount}} 元，其余 {{disputed_amount}} 元也已经付清。',
    'Agreed: {{note_amount}} yuan. Provided: {{transfer_amount}} yuan by transfer; the other {{disputed_amount}} yuan was paid as well.',
  ],
  rate: ['{{agreed_rate}}。', '{{agreed_rate}}.'],
  provided: ['{{loan_date}}。', '{{loan_date}}.'],
  overdue: ['是，多次催要未还。', 'Yes. Several demands were made without result.'],
};

export const COMPLAINT_MODELS: CaseModels = {
  complaint_form: [
    sound(
      bi(
        '利率从一开始就按四倍 LPR 主张；9,000 元的时间、地点、方式和证据都写在“借款金额”里，证人只写看见信封。',
        'The complaint claims interest at four times the LPR from the start; under the amount it states when, where and how the 9,000 was delivered and what proves it, and it says of the witness only that he saw an envelope.',
      ),
      {
        values: [
          ...PHONES,
          value('claimed_rate', '年利率 14.6%', '14.6% a year'),
          value('claimed_interest', '58,960', '58,960'),
        ],
        parts: [text(complaintBody(SOUND_FILLING))],
      },
    ),
    careless(
      bi(
        '9,000 元怎样交付只有一句话，没有地点、方式和证据；利息没有利率、起止日期和暂计数额，标的总额没有算。',
        'It gives one sentence on the delivery of the 9,000, without place, manner or proof; the claim for interest names no rate, no dates and no amount to date, and no total is given.',
      ),
      { values: PHONES, parts: [text(complaintBody(CARELESS_FILLING))] },
    ),
    wrong(
      bi(
        '按年利率 18% 主张，理由是“没有超过 24%”。24% 是 2020 年 8 月 20 日以前的旧标准；2023 年成立的合同以成立时一年期 LPR 的四倍 14.6% 为限（《民间借贷规定》第二十五条）。',
        'The complaint claims 18% a year because it "does not exceed 24%". 24% was the old limit before 20 August 2020; a contract made in 2023 is subject to a ceiling of four times the one-year LPR at the time it was made, which is 14.6% (Private Lending Provisions, Article 25).',
      ),
      {
        values: [
          ...PHONES,
          value('claimed_rate', '年利率 18%', '18% a year'),
          value('claimed_interest', '72,690.41', '72,690.41'),
        ],
        parts: [text(complaintBody(WRONG_FILLING))],
      },
    ),
  ],
};
