import type { Bilingual, BilingualDocument } from '@lets/contract';
import { type Block, bi, line, p, part, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';

interface Both {
  readonly zh: readonly Block[];
  readonly en: readonly Block[];
}

const PHONES = [
  value('plaintiff_phone', '见送达地址确认书', 'as in the confirmation of address for service'),
  value('defendant_phone', '见送达地址确认书', 'as in the confirmation of address for service'),
];

const complaint = (claims: Both, grounds: Both): BilingualDocument =>
  write(
    [
      title('民事起诉状'),
      line(
        '**原告：**{{plaintiff_name}}，{{plaintiff_gender}}，{{plaintiff_birth}}出生，汉族，{{plaintiff_job}}，住{{plaintiff_address}}，联系电话：{{plaintiff_phone}}。',
      ),
      line('**委托诉讼代理人：**{{counsel_p_name}}，{{counsel_p_firm}}律师。'),
      line(
        '**被告：**{{defendant_name}}，{{defendant_gender}}，{{defendant_birth}}出生，汉族，{{defendant_job}}，住{{defendant_address}}，联系电话：{{defendant_phone}}。',
      ),
      part('诉讼请求'),
      ...claims.zh,
      part('事实与理由'),
      ...grounds.zh,
      line('证据和证据来源、证人姓名和住所：见证据目录。'),
      p('此致'),
      line('{{court}}'),
      line('附：本诉状副本 1 份，证据目录 1 份，授权委托书 1 份'),
      sign('plaintiff', '具状人'),
      sign('counsel_p', '委托诉讼代理人'),
      line('{{complaint_date}}', 'right'),
    ],
    [
      title('Civil Complaint'),
      line(
        '**Plaintiff:** {{plaintiff_name}}, {{plaintiff_gender}}, born {{plaintiff_birth}}, Han, {{plaintiff_job}}, residing at {{plaintiff_address}}, telephone {{plaintiff_phone}}.',
      ),
      line('**Counsel for the plaintiff:** {{counsel_p_name}}, lawyer, {{counsel_p_firm}}.'),
      line(
        '**Defendant:** {{defendant_name}}, {{defendant_gender}}, born {{defendant_birth}}, Han, {{defendant_job}}, residing at {{defendant_address}}, telephone {{defendant_phone}}.',
      ),
      part('Claims'),
      ...claims.en,
      part('Facts and Grounds'),
      ...grounds.en,
      line('Evidence and its sources, name and address of the witness: see the list of evidence.'),
      p('To'),
      line('{{court}}'),
      line('Enclosed: one copy of this complaint, one list of evidence, one power of attorney'),
      sign('plaintiff', 'Plaintiff'),
      sign('counsel_p', 'Counsel'),
      line('{{complaint_date}}', 'right'),
    ],
  );

const CLAIMS: Both = {
  zh: [
    line('一、判令被告返还原告借款本金人民币 {{note_amount}} 元；'),
    line(
      '二、判令被告以未还本金为基数，按{{claimed_rate}} 支付自 {{loan_date}}起至实际清偿之日止的利息（暂计至起诉之日为 {{claimed_interest}} 元）；',
    ),
    line('三、判令被告承担本案诉讼费用。'),
  ],
  en: [
    line('1. That the defendant repay the plaintiff the principal of {{note_amount}} yuan;'),
    line(
      '2. That the defendant pay interest on the outstanding principal at {{claimed_rate}} from {{loan_date}} until the date of actual payment ({{claimed_interest}} yuan up to the date of this complaint);',
    ),
    line('3. That the defendant bear the costs of these proceedings.'),
  ],
};

const DELIVERY_ZH = p(
  '{{loan_date}}，被告以经营周转为由向原告借款，出具亲笔借条一份，载明借款 {{note_amount}} 元，约定借期一年、{{agreed_rate}}、利息按季支付。当日 10 时 42 分，原告通过手机银行转账 {{transfer_amount}} 元，附言“借款”，并告知被告“剩下的下午见面说”。当日下午四时许，原告在店内将其余 {{disputed_amount}} 元现金装在信封内交给被告，证人{{witness_name}}在场看见信封的交付。',
);
const DELIVERY_EN = p(
  'On {{loan_date}} the defendant borrowed money from the plaintiff for his business and gave her a note in his own hand for {{note_amount}} yuan, for one year, at {{agreed_rate}}, interest payable quarterly. At 10:42 that day the plaintiff transferred {{transfer_amount}} yuan by mobile banking, marked "loan", and wrote to him "the rest when we meet this afternoon". Some time after four that afternoon, in her shop, she gave him the remaining {{disputed_amount}} yuan in cash in an envelope; the witness {{witness_name}} was present and saw the envelope handed over.',
);
const DEMANDS_ZH = p(
  '借款于 {{due_date}}到期。原告于 2024 年 3 月 20 日、6 月 18 日、11 月 5 日三次催要，被告先后答复“再宽限两个月，二十万我认”“年底一定”“我在凑”，至今没有还本付息。',
);
const DEMANDS_EN = p(
  'The loan fell due on {{due_date}}. The plaintiff demanded payment on 20 March, 18 June and 5 November 2024. The defendant answered "give me another two months, I admit the two hundred thousand", then "by the end of the year for certain", then "I am getting it together". He has paid neither principal nor interest.',
);

/** What happened, and the law on it, with what the plaintiff makes of the agreed rate. */
const grounds = (rate: Bilingual): Both => ({
  zh: [
    DELIVERY_ZH,
    DEMANDS_ZH,
    p(
      `自然人之间的借款合同，自贷款人提供借款时成立；借条载明的借款金额一般认定为本金。被告逾期不还，应当返还本金并支付利息。双方约定的月利率 1.5% 折合年利率 18%，${rate.zh}。依照[[《中华人民共和国民法典》第六百七十四条]]、[[第六百七十五条]]、[[第六百七十六条]]、[[第六百七十九条]]，[[《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第二十五条]]、[[第二十六条]]、[[第二十八条]]，提起诉讼，请依法判决。`,
    ),
  ],
  en: [
    DELIVERY_EN,
    DEMANDS_EN,
    p(
      `A loan contract between natural persons is formed when the lender provides the loan, and the amount stated in a note is generally the principal. The defendant did not repay on time and owes principal and interest. The agreed 1.5% a month, 18% a year, ${rate.en}. The action rests on [[Civil Code, Articles 674, 675, 676 and 679]] and [[Private Lending Provisions, Articles 25, 26 and 28]].`,
    ),
  ],
});

const SOUND_COMPLAINT = sound(
  bi(
    '利率从一开始就按四倍 LPR 主张，证人只写看见信封，没有替他下结论。',
    'The rate is claimed at four times the LPR from the start, and the witness is said to have seen an envelope, no more.',
  ),
  {
    values: [
      ...PHONES,
      value('claimed_rate', '年利率 14.6%', '14.6% a year'),
      value('claimed_interest', '58,960', '58,960'),
    ],
    parts: [
      text(
        complaint(
          CLAIMS,
          grounds(
            bi(
              '超过合同成立时一年期贷款市场报价利率 {{lpr}} 的四倍，原告只按四倍即年利率 14.6% 主张，到期以后仍按该利率主张资金占用期间的利息',
              'exceeds four times the one-year loan prime rate of {{lpr}} when the contract was formed; the plaintiff claims no more than that, 14.6% a year, and the same rate for the time after the due date',
            ),
          ),
        ),
      ),
    ],
  },
);

const CARELESS_COMPLAINT = careless(
  bi(
    '9,000 元怎样交付只有一句话，没有地点、方式和证据；利息没有利率、起止日期和暂计数额。',
    'It gives one sentence on the delivery of the 9,000, without place, manner or proof; the claim for interest names no rate, no end date and no amount to date.',
  ),
  {
    values: PHONES,
    parts: [
      text(
        complaint(
          {
            zh: [
              line('一、判令被告返还原告借款本金人民币 {{note_amount}} 元；'),
              line('二、判令被告支付借款利息；'),
              line('三、判令被告承担本案诉讼费用。'),
            ],
            en: [
              line('1. That the defendant repay the plaintiff the principal of {{note_amount}} yuan;'),
              line('2. That the defendant pay the interest on the loan;'),
              line('3. That the defendant bear the costs of these proceedings.'),
            ],
          },
          {
            zh: [
              p(
                '{{loan_date}}，被告向原告借款 {{note_amount}} 元，出具借条一份，约定借期一年、{{agreed_rate}}、利息按季支付。原告当日转账 {{transfer_amount}} 元，其余 {{disputed_amount}} 元也已经付清。',
              ),
              p('借款于 {{due_date}}到期，原告多次催要，被告至今未还。'),
              p(
                '被告的行为违反了合同约定，依照[[《中华人民共和国民法典》第六百七十五条]]，应当还本付息，请依法判决。',
              ),
            ],
            en: [
              p(
                'On {{loan_date}} the defendant borrowed {{note_amount}} yuan from the plaintiff and gave her a note, for one year, at {{agreed_rate}}, interest payable quarterly. She transferred {{transfer_amount}} yuan that day; the other {{disputed_amount}} yuan was paid as well.',
              ),
              p(
                'The loan fell due on {{due_date}}. The plaintiff has demanded payment several times, and the defendant has not paid.',
              ),
              p(
                'The defendant is in breach of contract and owes principal and interest under [[Civil Code, Article 675]].',
              ),
            ],
          },
        ),
      ),
    ],
  },
);

const WRONG_COMPLAINT = wrong(
  bi(
    '按年利率 18% 主张，理由是“没有超过 24%”。24% 是 2020 年 8 月 20 日以前的旧标准；2023 年成立的合同以成立时一年期 LPR 的四倍 14.6% 为限（《民间借贷规定》第二十五条）。',
    'Claims 18% because it "does not exceed 24%". That was the line before 20 August 2020; a contract of 2023 is held to four times the one-year LPR when it was formed, 14.6% (Private Lending Provisions, Article 25).',
  ),
  {
    values: [
      ...PHONES,
      value('claimed_rate', '年利率 18%', '18% a year'),
      value('claimed_interest', '72,690.41', '72,690.41'),
    ],
    parts: [
      text(
        complaint(
          CLAIMS,
          grounds(
            bi(
              '没有超过法律保护的年利率 24%，应当按约定全额支持，到期以后也按该利率计算',
              'does not exceed the 24% that the law protects and is to be allowed in full as agreed, also for the time after the due date',
            ),
          ),
        ),
      ),
    ],
  },
);

export const COMPLAINT_MODELS: CaseModels = {
  complaint_form: [SOUND_COMPLAINT, CARELESS_COMPLAINT, WRONG_COMPLAINT],
};
