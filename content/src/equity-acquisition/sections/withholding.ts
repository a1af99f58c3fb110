import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { PAYMENT_TEMPLATES } from '../templates/decisions.ts';

export const WITHHOLDING: FlowNode = node({
  id: 'withholding',
  kind: 'edit',
  name: bi('扣缴和付款指令', 'Withholding and payment order'),
  introduction: bi(
    '钱在公证处，税要先走。梁悦要下指令：扣多少、从哪一笔扣、剩下的付给谁，缺哪一份文件就不许放款。多扣少扣，都是江海的责任。',
    'The money is with the notary office, and the tax is paid first. Liang Yue gives the payment order: how much is withheld, from which payment, who receives the rest, and which documents must be in hand before the release. Jianghai is responsible if it withholds too much or too little.',
  ),
  minutes: 10,
  position: { x: 360, y: 1810 },
  roles: [
    seatRole('cfo', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('gc', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '财产转让所得，以转让收入额减除财产原值和合理费用后的余额为应纳税所得额（《个人所得税法》第六条第一款第五项），按次由扣缴义务人代扣代缴（第十二条第二款），次月十五日内缴入国库（第十四条第一款）。',
      ],
      [
        'The taxable income from a transfer of property is the proceeds less the original value of the property and reasonable expenses (Individual Income Tax Law, Article 6, first paragraph, item 5); the withholding agent withholds the tax on each transaction (Article 12, second paragraph) and pays it into the treasury within the first fifteen days of the following month (Article 14, first paragraph).',
      ],
    ),
    guide(
      'cfo',
      [
        '1. 从模板新建指令，写出计税依据和数额，说明原值是哪一个数。',
        '2. 提存款里先划税款，再算付给沈维民的数额。',
        '3. 列出放款以前要到手的文件；签名，提交。',
      ],
      [
        '1. Draft the order from the template with the basis and amount of the tax, and say which figure is the original value.',
        '2. Take the tax out of the deposit first; then compute what is paid to Shen Weimin.',
        '3. List the documents that must be in hand before the release; sign and submit.',
      ],
    ),
    guide(
      'gc',
      ['1. 核对放款文件同协议第四条一致。'],
      ['1. Check that the documents required for the release agree with Article 4 of the agreement.'],
    ),
  ],
  templates: PAYMENT_TEMPLATES,
});

export const WITHHOLDING_TRANSITIONS: Transition[] = [
  wrong(
    'withholding_subscribed',
    'withholding',
    bi(
      '原值按认缴的 600 万元扣除，应扣税款 600 万元',
      'Deduct the six million subscribed as the original value: the tax to be withheld is six million',
    ),
    bi(
      '减除的是财产原值和合理费用（《个人所得税法》第六条第一款第五项）。沈维民实缴 450 万元，未缴的 150 万元他没有付过，以后由江海缴（《公司法》第八十八条第一款），不是他的原值；应扣（3,600 万减 450 万）的 20%，630 万元。',
      'What is deducted is the original value and reasonable expenses (Individual Income Tax Law, Article 6, first paragraph, item 5). Shen paid in 4.5 million; he never paid the other 1.5 million, which Jianghai will pay (Company Law, Article 88, first paragraph), so it is not part of his original value. The tax is 20% of the difference between 36 million and 4.5 million: 6.3 million.',
    ),
  ),
  advance(
    'withholding_done',
    'withholding',
    'closing',
    bi('扣缴数额、付款去向、放款文件写明，交割', 'Tax, payee and documents stated: on to closing'),
  ),
  wrong(
    'withholding_annual',
    'withholding',
    bi(
      '个人所得税年度汇算清缴，先全额放款，明年三月由沈维民自己申报',
      'Individual income tax is settled annually: release the whole sum now, and let Shen file his own return next March',
    ),
    bi(
      '汇算清缴管的是综合所得和经营所得；财产转让所得按次计算，有扣缴义务人的由扣缴义务人代扣代缴（《个人所得税法》第十二条第二款），次月十五日内缴入国库（第十四条第一款）。没有完税凭证，变更登记也办不了（第十五条第二款）。',
      'Annual settlement applies to comprehensive income and business income. Tax on income from a transfer of property is computed on each transaction and withheld by the withholding agent (Individual Income Tax Law, Article 12, second paragraph), who pays it into the treasury within the first fifteen days of the following month (Article 14, first paragraph). Nor can the change be registered without the tax payment certificate (Article 15, second paragraph).',
    ),
  ),
];
