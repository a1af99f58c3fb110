import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { FUNDING_TEMPLATES } from '../templates/funding.ts';

export const FUNDING: FlowNode = node({
  id: 'funding',
  kind: 'edit',
  name: bi('付款和税务测算', 'Payment and tax plan'),
  introduction: bi(
    '律师在查，江海自己也要算账：钱分几次付，税由谁扣，未实缴的出资算在谁头上，最坏的情况亏多少。谈判桌上的数字从这里来。',
    'While the lawyers examine, Jianghai does its own calculations: in which instalments to pay, who withholds the tax, who bears the outstanding contribution, and how much could be lost at worst. The figures for the negotiation come from here.',
  ),
  minutes: 18,
  position: { x: 360, y: 380 },
  roles: [
    seatRole('cfo', { host: true, functions: ['submission', 'meeting', 'signature'], processes: ['end'] }),
    seatRole('gc', { functions: ['meeting'] }),
    seatRole('buyer', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '向个人买股权，支付价款的一方是扣缴义务人（《个人所得税法》第九条第一款）；办理变更登记要查验完税凭证（第十五条第二款）。定金不超过价款的 20%（《民法典》第五百八十六条第二款）。',
      ],
      [
        'A party that pays an individual for equity is the withholding agent (Individual Income Tax Law, Article 9, first paragraph); the tax payment certificate is checked before the change is registered (Article 15, second paragraph). Earnest money may not exceed 20% of the price (Civil Code, Article 586, second paragraph).',
      ],
    ),
    guide(
      'cfo',
      [
        '1. 从模板新建测算，三笔付款各写数额、时间、放款条件。',
        '2. 算出应扣的个人所得税，写明从哪一笔里扣。',
        '3. 写一种最坏的情况和届时手里还有的钱；签名，提交。',
      ],
      [
        '1. Draft the plan from the template, with the amount, time and condition of each of the three payments.',
        '2. Compute the income tax to be withheld and say from which payment it is taken.',
        '3. Describe one worst case and the money still in hand at that point; sign and submit.',
      ],
    ),
    guide(
      'gc',
      ['1. 告诉财务总监留存款的底线和理由。'],
      ['1. Tell the CFO the minimum retention you require, and why.'],
    ),
    guide(
      'buyer',
      ['1. 说明哪一项可以让，哪一项不能让。'],
      ['1. Say which point may be conceded and which may not.'],
    ),
  ],
  templates: FUNDING_TEMPLATES,
});

export const FUNDING_TRANSITIONS: Transition[] = [
  wrong(
    'funding_net',
    'funding',
    bi(
      '沈维民要 3,600 万元“到手价”，税是他的事，测算里不用写',
      'Shen wants 36 million net in hand; the tax is his own affair and need not appear in the plan',
    ),
    bi(
      '以支付所得的单位为扣缴义务人（《个人所得税法》第九条第一款）：江海付款时就要扣。写成“到手价”，约 630 万元的税就成了江海的成本；没有完税凭证也办不了变更登记（第十五条第二款）。',
      'The payer of the income is the withholding agent (Individual Income Tax Law, Article 9, first paragraph): Jianghai must withhold when it pays. If the price is agreed net of tax, some 6.3 million of tax becomes a cost of Jianghai, and without the tax payment certificate the change cannot be registered (Article 15, second paragraph).',
    ),
  ),
  advance(
    'funding_done',
    'funding',
    'join_dd',
    bi('三笔付款、扣税、最坏情况都算清，提交', 'Payments, tax and worst case calculated: submit'),
  ),
];
