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
        line('Acquisition of {{share}} of {{target_name}} by {{buyer_name}}'),
        p(
          'The price is {{price}} yuan for a subscribed contribution of {{contribution}} yuan, of which {{unpaid}} yuan has not been paid in.',
        ),
        ...block(
          parts.map(([, en]) => en),
          [
            '1. The three payments (amount, time, condition)',
            '2. Tax to be withheld, and when',
            '3. The worst case and the money in hand',
          ],
        ),
        sign('cfo', 'Chief financial officer'),
      ],
    ),
  );

const PAYMENTS: Words = [
  '签约付定金 3,600,000 元（10%，低于 20% 的上限）；交割前提存 25,200,000 元（70%），变更登记完成、股东名册变更、专利过户后放款；留存 7,200,000 元（20%），担保解除、社保补足后放款，最长十八至二十四个月。三笔合计 36,000,000 元。',
  'On signing, earnest money of 3,600,000 yuan is paid (10%, below the limit of 20%). Before closing, 25,200,000 yuan (70%) is placed on deposit, to be released after the change has been registered, the register of members changed and the patent transferred. A retention of 7,200,000 yuan (20%) is released once the guarantee has been released and the social insurance made up, after eighteen to twenty-four months at the latest. The three payments total 36,000,000 yuan.',
];
const TAX: Words = [
  '沈维民是个人，江海是扣缴义务人（[[《个人所得税法》第九条]]）。不计合理费用，应纳税所得额 36,000,000 减实缴成本 4,500,000，为 31,500,000 元，税率 20%，约 6,300,000 元；从提存款中先行划缴，凭完税凭证办变更登记（[[第十五条]]）。协议写明价款含税。印花税按价款万分之五，各方 18,000 元。',
  'Shen Weimin is an individual, and Jianghai is the withholding agent ([[Individual Income Tax Law, Article 9]]). Leaving reasonable expenses aside, the taxable income is 36,000,000 less the paid-in cost of 4,500,000, that is, 31,500,000 yuan; at a rate of 20% the tax is about 6,300,000 yuan. It is paid first out of the deposit, and the change is registered on production of the tax payment certificate ([[Article 15]]). The agreement states that the price includes tax. Stamp duty at 0.05% of the price is 18,000 yuan for each side.',
];
const WORST: Words = [
  '最坏的情况：银行主张保证责任 5,000,000 元，社保补缴约 860,000 元，合计 5,860,000 元，低于留存的 7,200,000 元，余 1,340,000 元。未实缴的 {{unpaid}} 元由江海在 2030 年 6 月 30 日前缴，属于自己公司的资本，不算损失，但要列入资金计划。',
  'In the worst case the bank claims 5,000,000 yuan under the guarantee and about 860,000 yuan of social insurance has to be made up: 5,860,000 yuan in all, which is less than the retention of 7,200,000 yuan and leaves 1,340,000 yuan. Jianghai has to pay the outstanding {{unpaid}} yuan by 30 June 2030; as capital of its own company this is not a loss, but it has to be budgeted for.',
];

export const FUNDING_MODELS: CaseModels = {
  funding_plan: [
    sound(
      bi(
        '三笔相加等于价款，税写到从哪一笔扣，最坏的情况有数额。',
        'The three payments add up to the price, the plan states from which payment the tax is taken, and the worst case is put in figures.',
      ),
      { parts: [plan(PAYMENTS, TAX, WORST)] },
    ),
    careless(
      bi(
        '只写比例，没有数额、放款条件和扣税的时点，谈判桌上用不了。',
        'It gives percentages only: without amounts, conditions of release and the time of withholding it is of no use at the negotiating table.',
      ),
      {
        parts: [
          plan(
            [
              '定金 10%，交割 70%，留存 20%。',
              'Ten per cent as earnest money, seventy per cent at closing, twenty per cent retained.',
            ],
            ['个人所得税由江海代扣，按规定办理。', 'Jianghai withholds the income tax as prescribed.'],
            ['留存款应当够用。', 'The retention should be enough.'],
          ),
        ],
      },
    ),
    wrong(
      bi(
        '以价款全额乘 20% 计税，没有扣除股权原值。财产转让所得以转让收入减去财产原值和合理费用后的余额为应纳税所得额，多算了 900,000 元（扣缴义务见《个人所得税法》第九条）。',
        'It computes the tax as 20% of the whole price without deducting the original value of the equity. The taxable income from a transfer of property is the proceeds less the original value and reasonable expenses, so the tax is 900,000 yuan too high (on withholding see Individual Income Tax Law, Article 9).',
      ),
      {
        parts: [
          plan(
            PAYMENTS,
            [
              '江海是扣缴义务人（[[《个人所得税法》第九条]]）。36,000,000 元乘 20%，应扣 7,200,000 元，从提存款中先行划缴，凭完税凭证办变更登记（[[第十五条]]）。',
              'Jianghai is the withholding agent ([[Individual Income Tax Law, Article 9]]). Twenty per cent of 36,000,000 yuan is 7,200,000 yuan, which must be withheld and is paid first out of the deposit; the change is registered on production of the tax payment certificate ([[Article 15]]).',
            ],
            WORST,
          ),
        ],
      },
    ),
  ],
};
