import type { PaperPart } from '@lets/contract';
import { type Block, bi, bullets, heading, line, p, sign, table, title } from '../../build.ts';
import {
  type CaseModels,
  careless,
  sound,
  text,
  textUnless,
  textWhen,
  value,
  visited,
  wrong,
} from '../../models.ts';
import { write } from '../fields.ts';
import { CLAUSES, CLOSE } from './agreement-clauses.ts';

type Pair = { readonly zh: readonly Block[]; readonly en: readonly Block[] };
type Words = readonly [zh: string, en: string];
type Payments = readonly (readonly [part: Words, yuan: string, condition: Words])[];

const both = ({ zh, en }: Pair): PaperPart => text(write(zh, en));
const para = ([zh, en]: Words): Pair => ({ zh: [p(zh)], en: [p(en)] });

const HEAD = both({
  zh: [
    title('股权转让协议'),
    line('转让方：{{seller_name}}　　受让方：{{buyer_name}}　　目标公司：{{target_name}}'),
    heading('第一条 标的'),
    p(
      '转让方将其持有的目标公司 {{share}} 股权（认缴出资 {{contribution}} 元，其中 {{unpaid}} 元未实缴，由受让方按章程规定的期限缴纳，转让方依[[《公司法》第八十八条第一款]]承担补充责任）转让给受让方。',
    ),
    heading('第二条 价款和税费'),
    p('含税价款 {{price}} 元。个人所得税由受让方依法扣缴，印花税各自承担。'),
    heading('第三条 交割先决条件'),
    p('{{conditions}}'),
  ],
  en: [
    title('Equity Transfer Agreement'),
    line('Transferor: {{seller_name}}; transferee: {{buyer_name}}; target: {{target_name}}'),
    heading('Article 1. Subject matter'),
    p(
      'The transferor transfers to the transferee the {{share}} equity interest that he holds in the target ({{contribution}} yuan subscribed, of which {{unpaid}} yuan has not been paid in and is to be paid by the transferee by the date set in the articles of association, the transferor being supplementarily liable under [[Article 88, first paragraph, of the Company Law]]).',
    ),
    heading('Article 2. Price and taxes'),
    p(
      'The price, tax included, is {{price}} yuan. Individual income tax is withheld by the transferee in accordance with law; each party bears its own stamp duty.',
    ),
    heading('Article 3. Conditions precedent to closing'),
    p('{{conditions}}'),
  ],
});

const CONDITIONS: readonly PaperPart[] = [
  both({
    zh: [
      bullets(
        '“微流道光学检测装置”发明专利无对价转让登记至目标公司名下；',
        '目标公司已书面告知明德市中心医院控股股东变更，并满三十日；',
        '银行已书面受理担保解除方案；',
        '个人所得税已经申报缴纳，取得完税凭证；',
        '没有发生重大不利变化；',
      ),
    ],
    en: [
      bullets(
        'the invention patent "microchannel optical detector" has been transferred to the target without consideration and recorded in its name;',
        'the target has notified the Mingde Central Hospital in writing of the change of controlling shareholder, and thirty days have passed;',
        'the bank has confirmed in writing that it has accepted the guarantee release plan for review;',
        'individual income tax has been declared and paid, and the tax payment certificate obtained;',
        'no material adverse change has occurred;',
      ),
    ],
  }),
  textWhen(
    [visited('three_party')],
    write(
      [bullets('{{holder_name}}已书面放弃对本次转让的优先购买权，受让方与其签署的股东协议已经生效。')],
      [
        bullets(
          '{{holder_name}} has waived the right of first refusal for this transfer in writing, and her shareholders agreement with the transferee is in effect.',
        ),
      ],
    ),
  ),
  textUnless(
    [visited('three_party')],
    write(
      [bullets('{{holder_name}}已书面放弃对本次转让的优先购买权，或者自收到书面通知之日起满三十日未答复。')],
      [
        bullets(
          '{{holder_name}} has waived the right of first refusal for this transfer in writing, or has not replied within thirty days of receiving the written notice.',
        ),
      ],
    ),
  ),
  both(
    para([
      '上列条件是交割的条件，不是本协议生效的条件。任何一项在签署之日起九十日内没有成就的，未违约的一方有权解除协议，定金按法律规定处理。',
      'The above are conditions of closing, not conditions for this agreement to take effect. If any of them is not met within ninety days of signing, the party not in breach may terminate this agreement, and the earnest money is dealt with in accordance with law.',
    ]),
  ),
];

const paid = (payments: Payments, after: Words): PaperPart =>
  both({
    zh: [
      heading('第四条 付款'),
      p('{{payment}}'),
      table(
        ['笔次', '金额（元）', '时间和条件'],
        ...payments.map(([part, yuan, condition]) => [part[0], yuan, condition[0]]),
      ),
      p(after[0]),
    ],
    en: [
      heading('Article 4. Payment'),
      p('{{payment}}'),
      table(
        ['Part', 'Yuan', 'Time and condition'],
        ...payments.map(([part, yuan, condition]) => [part[1], yuan, condition[1]]),
      ),
      p(after[1]),
    ],
  });

const EARNEST: Words = ['定金', 'Earnest money'];
const ON_SIGNING: Words = [
  '签署之日支付，交割时抵作价款',
  'Paid on signing, credited against the price at closing',
];
const DEPOSIT: Words = ['提存款', 'Deposit'];
const RELEASED: Words = [
  '签署之日提存于明德市公证处；个人所得税 6,300,000 元先行划缴，其余在股东名册变更、变更登记完成、专利转让登记后放款',
  'Deposited with the Mingde Notary Office on signing; individual income tax of 6,300,000 yuan is paid out of it first, and the rest is released after the register of members has been changed, the change registered and the patent transfer recorded',
];
const KEPT: Words = ['留存款', 'Retention'];
const EIGHTEEN: Words = [
  '交割满十八个月支付；担保解除且社会保险补足的，提前支付',
  'Paid eighteen months after closing, or earlier once the guarantee has been released and the social insurance made up',
];

const paidRightly = paid(
  [
    [EARNEST, '3,600,000', ON_SIGNING],
    [DEPOSIT, '25,200,000', RELEASED],
    [KEPT, '7,200,000', EIGHTEEN],
  ],
  [
    '定金没有超过价款的百分之二十（[[《民法典》第五百八十六条]]）。担保解除以前，留存款不得少于 5,000,000 元。社会保险差额约 860,000 元，以核定的数额为准，由转让方承担，从留存款中扣付。',
    'The earnest money does not exceed twenty per cent of the price ([[Civil Code, Article 586]]). Until the guarantee is released, the retention may not be less than 5,000,000 yuan. The social insurance shortfall of about 860,000 yuan, subject to final assessment, is borne by the transferor and deducted from the retention.',
  ],
);
const paidTooEarly = paid(
  [
    [EARNEST, '10,000,000', ON_SIGNING],
    [DEPOSIT, '18,800,000', RELEASED],
    [KEPT, '7,200,000', EIGHTEEN],
  ],
  [
    '转让方违约的，双倍返还定金 20,000,000 元。担保解除以前，留存款不得少于 5,000,000 元。社会保险差额约 860,000 元，以核定的数额为准，由转让方承担，从留存款中扣付。',
    'If the transferor is in breach, it returns double the earnest money, 20,000,000 yuan. Until the guarantee is released, the retention may not be less than 5,000,000 yuan. The social insurance shortfall of about 860,000 yuan, subject to final assessment, is borne by the transferor and deducted from the retention.',
  ],
);

const SIGNED = both({
  zh: [
    line('以下为起草律师核对签名；当事人的签名在签署页。'),
    sign('counsel_b', '受让方律师'),
    sign('counsel_s', '转让方律师'),
  ],
  en: [
    line(
      'The drafting lawyers sign below to confirm that they have checked the text; the parties sign on the signature page.',
    ),
    sign('counsel_b', "Transferee's lawyer"),
    sign('counsel_s', "Transferor's lawyer"),
  ],
});

const NEEDED = value(
  'conditions',
  '下列条件全部成就，或者由受让方书面放弃不能成就的一项后五日内交割；法律规定必须具备的条件不得放弃：',
  'Closing takes place within five days after all of the following conditions have been met or the transferee has waived in writing any condition that cannot be met; a condition required by law may not be waived:',
);
const SECURED = value(
  'security',
  '转让方应当在 2025 年 11 月 5 日前解除目标公司为维国商贸有限公司 5,000,000 元贷款提供的担保。目标公司因该担保承担责任的，无论担保合同对目标公司是否发生效力，转让方全额补偿，受让方有权从留存款中扣除；不足部分由转让方另行支付。披露不影响本条。',
  "The transferor shall have the target's guarantee for the loan of 5,000,000 yuan to Weiguo Trading Co., Ltd. released before 5 November 2025. If the target incurs liability under that guarantee, the transferor shall indemnify in full, whether or not the guarantee contract binds the target; the transferee may deduct the sum from the retention, and the transferor shall pay any shortfall separately. Disclosure does not affect this Article.",
);
const payments = (zh: string, en: string) => value('payment', zh, en);
const THREE_PARTS = payments(
  '价款分三笔支付：定金 10%，提存 70%，留存 20%。',
  'The price is paid in three parts: 10% as earnest money, 70% deposited, 20% retained.',
);

export const AGREEMENT_MODELS: CaseModels = {
  transfer_agreement: [
    sound(
      bi(
        '先决条件、补偿、留存款三道锁对得上五个问题，交割条件和生效条件分得清。',
        'The three safeguards, conditions precedent, indemnity and retention, match the five issues, and conditions of closing are clearly distinguished from conditions for the agreement to take effect.',
      ),
      {
        values: [NEEDED, SECURED, THREE_PARTS],
        parts: [HEAD, ...CONDITIONS, paidRightly, ...CLAUSES, ...CLOSE, SIGNED],
      },
    ),
    careless(
      bi(
        '先决条件不具体，留存款没有放款条件，没有同披露函衔接，违约责任只写“依法承担”。',
        'The conditions precedent are vague, the retention has no conditions of release, there is no link to the disclosure letter, and on breach it says only "liable according to law".',
      ),
      {
        values: [
          value(
            'conditions',
            '各项手续办妥后交割。',
            'Closing takes place when the formalities have been completed.',
          ),
          value(
            'security',
            '公司的担保由转让方负责处理。',
            "The transferor is responsible for dealing with the company's guarantee.",
          ),
          payments(
            '定金 3,600,000 元签署时支付，25,200,000 元交割时支付，余款 7,200,000 元以后支付。',
            'Earnest money of 3,600,000 yuan is paid on signing, 25,200,000 yuan at closing, and the remaining 7,200,000 yuan later.',
          ),
        ],
        parts: [
          HEAD,
          both({
            zh: [
              p('专利、登记、客户等事项由转让方配合办理。'),
              heading('第四条 付款'),
              p('{{payment}}'),
              heading('第五条 陈述、保证和披露'),
              p('转让方保证公司没有问题，资料真实。'),
              heading('第六条 担保的专项安排'),
              p('{{security}}'),
              heading('第七条 保密、竞业和过渡期'),
              p('双方应当保密。过渡期内公司正常经营。'),
              heading('第八条 违约责任'),
              p('违约方依法承担责任。'),
              heading('第九条 争议解决和其他'),
              p('争议协商解决，协商不成的向人民法院起诉。'),
            ],
            en: [
              p(
                'The transferor assists with matters concerning the patent, the registration and the customer.',
              ),
              heading('Article 4. Payment'),
              p('{{payment}}'),
              heading('Article 5. Representations, warranties and disclosure'),
              p('The transferor warrants that the company has no problems and that the documents are true.'),
              heading('Article 6. Special arrangements for the guarantee'),
              p('{{security}}'),
              heading('Article 7. Confidentiality, non-competition, interim period'),
              p(
                'Both parties shall keep confidentiality. During the interim period the company carries on its business as usual.',
              ),
              heading('Article 8. Liability for breach'),
              p('The party in breach is liable according to law.'),
              heading('Article 9. Dispute resolution and miscellaneous'),
              p(
                "Disputes are settled by negotiation, failing which an action may be brought in the people's court.",
              ),
            ],
          }),
          SIGNED,
        ],
      },
    ),
    wrong(
      bi(
        '定金写成 10,000,000 元，违约双倍返还 20,000,000 元。定金不得超过主合同标的额的百分之二十即 7,200,000 元，超过的 2,800,000 元不产生定金的效力（《民法典》第五百八十六条第二款）。',
        'It sets earnest money of 10,000,000 yuan, with double that sum, 20,000,000 yuan, to be returned in case of breach. Earnest money may not exceed twenty per cent of the amount of the principal contract, 7,200,000 yuan; the excess of 2,800,000 yuan does not have the effect of earnest money (Civil Code, Article 586, second paragraph).',
      ),
      {
        values: [
          NEEDED,
          SECURED,
          payments(
            '价款分三笔支付：定金 10,000,000 元，提存 18,800,000 元，留存 7,200,000 元。',
            'The price is paid in three parts: earnest money of 10,000,000 yuan, 18,800,000 yuan deposited, 7,200,000 yuan retained.',
          ),
        ],
        parts: [HEAD, ...CONDITIONS, paidTooEarly, ...CLAUSES, ...CLOSE, SIGNED],
      },
    ),
  ],
};
