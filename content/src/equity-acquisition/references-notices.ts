import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, releasedAfter, steps, table, title } from '../build.ts';
import { reference } from './fields.ts';
import { DECISIONS } from './references-decisions.ts';

const NOTICE = reference(
  'reference_notice',
  bi('股权转让通知书参考答案', 'Reference: notice of the transfer'),
  [
    title('股权转让通知书（要点）'),
    table(
      ['事项', '内容'],
      ['转让的数量', '远岫仪器 60% 股权，认缴出资 6,000,000 元，其中 1,500,000 元未实缴'],
      ['受让人', '江海医疗'],
      ['价格', '36,000,000 元'],
      [
        '支付方式和期限',
        '定金 3,600,000 元，签署之日支付；25,200,000 元签署之日提存，变更登记完成后放款；7,200,000 元留存，交割满十八个月支付，担保解除且社保补足的提前支付',
      ],
    ),
    p(
      '在同等条件下，你有优先购买权。自收到本通知之日起三十日内未答复的，视为放弃（《公司法》第八十四条第二款）。4 月 2 日的短信不作为通知。',
    ),
    quote('签收只证明收到和期间起算，放弃要另行书面表示，写明放弃的是哪一次转让。'),
  ],
  [
    title('Notice of the Transfer (main points)'),
    table(
      ['Matter', 'Content'],
      [
        'Quantity',
        '60% of Yuanxiu Instruments, 6,000,000 yuan subscribed, of which 1,500,000 yuan has not yet been paid in',
      ],
      ['Transferee', 'Jianghai Medical'],
      ['Price', '36,000,000 yuan'],
      [
        'Manner and time of payment',
        'Earnest money of 3,600,000 yuan, paid on signing; 25,200,000 yuan, deposited on signing and released when registration of the change is complete; 7,200,000 yuan, retained and paid eighteen months after closing, or earlier once the guarantee has been released and the social insurance made up',
      ],
    ),
    p(
      'On equal terms you have the right of first refusal. If you do not reply within thirty days of receiving this notice you are deemed to have waived it (Company Law, Article 84, second paragraph). The text message of 2 April does not constitute notice.',
    ),
    quote(
      'A signature for receipt proves only that the notice arrived and when the period began to run. A waiver must be declared separately in writing and identify the transfer to which it relates.',
    ),
  ],
  'notice',
);

const DEPOSIT = reference(
  'reference_deposit',
  bi('签署页和提存约定参考答案', 'Reference: signature page and deposit'),
  [
    title('签署页和提存约定（要点）'),
    p(
      '核对：转让方和其他股东的身份证件，受让方的营业执照、法定代表人身份和授权；协议定稿已向各方宣读。附件：披露函、通知和答复（未答复的附期满的说明）、专利转让合同、中心医院的告知函和回执；开过三方协商的，另附股东协议。',
    ),
    heading('放款条件'),
    steps(
      '股东名册已变更，受让方记载于股东名册；',
      '公司登记机关已完成变更登记；',
      '专利已登记至目标公司名下。',
    ),
    p(
      '个人所得税 6,300,000 元由受让方扣缴申报，从提存款中先行划缴（《个人所得税法》第九条第一款、第十五条第二款）；条件成就后，其余 18,900,000 元放款给转让方。条件确定不能成就的，退还受让方。',
    ),
    quote('放款条件要让公证员凭文件就能判断，不用再问双方的意见。'),
  ],
  [
    title('Signature Page and Deposit (main points)'),
    p(
      "Checked: the identity documents of the transferor and the other shareholder; the transferee's business licence, legal representative and authorisation; the final text of the agreement was read to all parties. Annexes: the disclosure letter, the notice and the reply (or, failing a reply, a statement that the period has expired), the patent assignment, and the notice to the Central Hospital with its acknowledgement of receipt; where three-party talks were held, also the shareholders agreement.",
    ),
    heading('Conditions of release'),
    steps(
      'the register of members has been changed and the transferee entered in it;',
      'the company registration authority has completed registration of the change;',
      'the patent has been recorded in the name of the target.',
    ),
    p(
      'The transferee withholds and declares individual income tax of 6,300,000 yuan, which is paid first out of the deposit (Individual Income Tax Law, Article 9, first paragraph, and Article 15, second paragraph); when the conditions are met, the remaining 18,900,000 yuan is released to the transferor. If it becomes certain that they cannot be met, the deposit is returned to the transferee.',
    ),
    quote(
      'The conditions of release must be such that the notary can judge them from documents alone, without asking either side again.',
    ),
  ],
  'deposit',
);

const FUNDING = reference(
  'reference_funding',
  bi('付款和税务测算参考答案', 'Reference: payment and tax plan'),
  [
    title('付款和税务测算（要点）'),
    table(
      ['项目', '数额（元）', '条件'],
      ['定金', '3,600,000', '签约；不超过价款的 20%'],
      ['提存', '25,200,000', '登记、名册、专利都完成；其中约 6,300,000 先行缴税'],
      ['留存', '7,200,000', '担保解除、社保补足'],
    ),
    p('最坏的情况 5,000,000 + 860,000 = 5,860,000 元，低于留存款。未实缴的 1,500,000 元列入资金计划。'),
  ],
  [
    title('Payment and Tax Plan (main points)'),
    table(
      ['Item', 'Yuan', 'Condition'],
      ['Earnest money', '3,600,000', 'Signing; no more than 20% of the price'],
      [
        'Deposit',
        '25,200,000',
        'Registration, register of members and patent all completed; about 6,300,000 of it is first paid in tax',
      ],
      ['Retention', '7,200,000', 'Guarantee released, social insurance made up'],
    ),
    p(
      'In the worst case 5,000,000 + 860,000 = 5,860,000 yuan, which is less than the retention. The outstanding contribution of 1,500,000 yuan is included in the budget.',
    ),
  ],
  'funding',
);

export const NOTICE_REFERENCES: CaseDocument[] = [NOTICE, DEPOSIT, FUNDING, ...DECISIONS].map((model) =>
  releasedAfter(['closing', 'report'], model),
);
