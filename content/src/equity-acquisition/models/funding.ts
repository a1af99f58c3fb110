import { type Block, bi, heading, line, p, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, type Words, wrong } from '../../models.ts';
import { write } from '../fields.ts';

const block = (zh: readonly string[], head: readonly string[]): Block[] =>
  head.flatMap((one, at) => [heading(one), p(zh[at] ?? '')]);

const plan = (...parts: readonly [Words, Words, Words]) =>
  text(
    write(
      [
        title('付款和税务测算'),
        line('{{buyer_name}}收购{{target_name}} {{share}} 股权'),
        p('价款 {{price}} 元，对应认缴出资 {{contribution}} 元，其中未实缴 {{unpaid}} 元。'),
        ...block(
          parts.map(([zh]) => zh),
          ['一、付款的三笔（数额、时间、条件）', '二、应扣缴的税和扣缴的时点', '三、最坏的情况和手里的钱'],
        ),
        sign('cfo', '财务总监'),
      ],
      [
        title('Payment and Tax Plan'),
        line('{{buyer_name}}: acquisition of {{share}} of {{target_name}}'),
        p('Price {{price}} yuan for {{contribution}} yuan subscribed, of which {{unpaid}} are not paid in.'),
        ...block(
          parts.map(([, en]) => en),
          [
            '1. The three payments (amount, time, condition)',
            '2. Tax to be withheld, and when',
            '3. The worst case and the money held',
          ],
        ),
        sign('cfo', 'Chief financial officer'),
      ],
    ),
  );

const PAYMENTS: Words = [
  '签约付定金 3,600,000 元（10%，低于 20% 的上限）；交割前提存 25,200,000 元（70%），变更登记完成、股东名册变更、专利过户后放款；留存 7,200,000 元（20%），担保解除、社保补足后放款，最长十八至二十四个月。三笔合计 36,000,000 元。',
  'On signing earnest money of 3,600,000 yuan (10%, below the limit of 20%); before closing 25,200,000 (70%) on deposit, released once the change is registered, the register of members changed and the patent transferred; 7,200,000 (20%) kept back until the guarantee is released and social insurance paid, for eighteen to twenty-four months at most. Together 36,000,000.',
];
const TAX: Words = [
  '沈维民是个人，江海是扣缴义务人（[[《个人所得税法》第九条]]）。不计合理费用，应纳税所得额 36,000,000 减实缴成本 4,500,000，为 31,500,000 元，税率 20%，约 6,300,000 元；从提存款中先行划缴，凭完税凭证办变更登记（[[第十五条]]）。协议写明价款含税。印花税按价款万分之五，各方 18,000 元。',
  'Shen is an individual, and Jianghai withholds ([[Individual Income Tax Law, Article 9]]). Leaving reasonable expenses aside, 36,000,000 less 4,500,000 paid in is 31,500,000, at 20% about 6,300,000 yuan; it is paid out of the deposit first, and the certificate serves for the registration ([[Article 15]]). The agreement says that the price includes tax. Stamp duty at 0.05% is 18,000 for each side.',
];
const WORST: Words = [
  '最坏的情况：银行主张保证责任 5,000,000 元，社保补缴约 860,000 元，合计 5,860,000 元，低于留存的 7,200,000 元，余 1,340,000 元。未实缴的 {{unpaid}} 元由江海在 2030 年 6 月 30 日前缴，属于自己公司的资本，不算损失，但要列入资金计划。',
  'At worst the bank enforces the guarantee for 5,000,000 and about 860,000 of social insurance is due, 5,860,000 together, below the 7,200,000 kept back, which leaves 1,340,000. The {{unpaid}} not paid in is for Jianghai to pay by 30 June 2030; as capital of its own company it is no loss, but has to be budgeted.',
];

export const FUNDING_MODELS: CaseModels = {
  funding_plan: [
    sound(
      bi(
        '三笔相加等于价款，税写到从哪一笔扣，最坏的情况有数额。',
        'The three payments add up, the tax names the payment it comes from, and the worst case has a figure.',
      ),
      { parts: [plan(PAYMENTS, TAX, WORST)] },
    ),
    careless(
      bi(
        '只写比例，没有数额、放款条件和扣税的时点，谈判桌上用不了。',
        'Percentages only: without amounts, conditions of release and the time of withholding it is of no use at the table.',
      ),
      {
        parts: [
          plan(
            [
              '定金 10%，交割 70%，留存 20%。',
              'Ten per cent earnest money, seventy at closing, twenty kept back.',
            ],
            ['个人所得税由江海代扣，按规定办理。', 'Jianghai withholds the income tax as prescribed.'],
            ['留存款应当够用。', 'What is kept back should be enough.'],
          ),
        ],
      },
    ),
    wrong(
      bi(
        '以价款全额乘 20% 计税，没有扣除股权原值。财产转让所得以转让收入减去财产原值和合理费用后的余额为应纳税所得额，多算了 900,000 元（扣缴义务见《个人所得税法》第九条）。',
        'The tax is taken as 20% of the whole price without deducting the cost of the equity. Income from a transfer of property is the proceeds less cost and reasonable expenses; 900,000 yuan too much (on withholding see Individual Income Tax Law, Article 9).',
      ),
      {
        parts: [
          plan(
            PAYMENTS,
            [
              '江海是扣缴义务人（[[《个人所得税法》第九条]]）。36,000,000 元乘 20%，应扣 7,200,000 元，从提存款中先行划缴，凭完税凭证办变更登记（[[第十五条]]）。',
              'Jianghai withholds ([[Individual Income Tax Law, Article 9]]). Twenty per cent of 36,000,000 is 7,200,000 yuan, paid out of the deposit first; the certificate serves for the registration ([[Article 15]]).',
            ],
            WORST,
          ),
        ],
      },
    ),
  ],
};
