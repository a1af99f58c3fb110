import type { BilingualDocument } from '@lets/contract';
import { bi, line, p, seal, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';

const SUM = value('settled_sum', '255,000', '255,000');
const PLAN = value(
  'settled_plan',
  '签收本调解书之日支付 150,000 元；余款 105,000 元自 2025 年 8 月起分三个月支付，每月 15 日前支付 35,000 元',
  '150,000 yuan on the day of signing for this statement; the remaining 105,000 yuan in three monthly payments of 35,000 yuan, each by the 15th, from August 2025',
);
const PLAN_VAGUE = value(
  'settled_plan',
  '先付一部分，余款尽快付清',
  'a part at first, and the rest as soon as possible',
);

type Words = readonly [zh: string, en: string];

const statement = (terms: readonly Words[], effect: Words): BilingualDocument =>
  write(
    [
      title('{{court}}'),
      title('民事调解书'),
      line('{{case_number}}', 'right'),
      line('上诉人（原审原告）：{{appellant_name}}　　被上诉人（原审被告）：{{appellee_name}}'),
      p(
        '上诉人不服{{first_case_number}}民事判决提起上诉，本院 {{filing_date}}立案。审理中，双方自愿达成如下协议：',
      ),
      ...terms.map(([zh]) => p(zh)),
      p(effect[0]),
      sign('appellant', '上诉人'),
      sign('appellee', '被上诉人'),
      sign('presiding', '审判长'),
      sign('clerk', '书记员'),
      seal('明德市中级人民法院'),
    ],
    [
      title('{{court}}'),
      title('Mediation Statement'),
      line('{{case_number}}', 'right'),
      line('Appellant (plaintiff below): {{appellant_name}}. Appellee (defendant below): {{appellee_name}}'),
      p(
        'The appellant appealed against judgment {{first_case_number}}; the appeal was registered on {{filing_date}}. The parties have agreed of their own will:',
      ),
      ...terms.map(([, en]) => p(en)),
      p(effect[1]),
      sign('appellant', 'Appellant'),
      sign('appellee', 'Appellee'),
      sign('presiding', 'Presiding judge'),
      sign('clerk', 'Court clerk'),
      seal("Mingde Intermediate People's Court"),
    ],
  );

const TO_PAY: Words = [
  '一、{{appellee_name}}支付{{appellant_name}}借款本金和利息共 {{settled_sum}} 元；',
  '1. {{appellee_name}} pays {{appellant_name}} {{settled_sum}} yuan in all, principal and interest;',
];
const HOW: Words = ['二、履行方式：{{settled_plan}}；', '2. Payment: {{settled_plan}};'];
const DELAY: Words = [
  '三、任何一期逾期未付或者未足额支付的，{{appellant_name}}可以就全部未付款项申请强制执行，{{appellee_name}}并对逾期部分按年利率 14.6% 支付利息至实际清偿之日；',
  '3. If any payment is late or short, {{appellant_name}} may have all that is unpaid enforced, and {{appellee_name}} pays interest on the late part at 14.6% a year until the date of actual payment;',
];
const DELAY_WRONG: Words = [
  '三、任何一期逾期未付或者未足额支付的，{{appellant_name}}可以恢复申请执行{{first_case_number}}民事判决；',
  '3. If any payment is late or short, {{appellant_name}} may again apply for enforcement of judgment {{first_case_number}};',
];
const FEE: Words = [
  '四、二审案件受理费由{{appellant_name}}负担；',
  '4. The fee of the appeal is borne by {{appellant_name}};',
];
const FINAL: Words = [
  '五、双方就本案再无其他争议。',
  '5. There is no further dispute between the parties in this case.',
];
const EFFECT: Words = [
  '上述协议不违反法律规定，本院予以确认。本调解书送达后，{{first_court}}的判决即视为撤销（[[《中华人民共和国民事诉讼法》第一百七十九条]]）。',
  "The agreement does not violate the law and is confirmed. Once this statement is served, the judgment of {{first_court}} is deemed set aside ([[Civil Procedure Law of the People's Republic of China, Article 179]]).",
];
const EFFECT_WRONG: Words = [
  '上述协议不违反法律规定，本院予以确认。本调解书送达后，{{first_court}}的判决仍然有效，{{appellee_name}}按期履行完毕的不再执行。',
  'The agreement does not violate the law and is confirmed. Once this statement is served, the judgment of {{first_court}} remains in force, but is not enforced if {{appellee_name}} pays in time.',
];

export const MEDIATION_MODELS: CaseModels = {
  mediation_statement: [
    sound(
      bi(
        '总额、每一笔的数额和日期、逾期责任、受理费都写清楚，原审判决视为撤销。',
        'Sum, each payment with its date, delay and fee are all stated, and the first judgment is deemed set aside.',
      ),
      {
        values: [SUM, PLAN],
        parts: [text(statement([TO_PAY, HOW, DELAY, FEE, FINAL], EFFECT))],
      },
    ),
    careless(
      bi(
        '没有每一笔的数额和日期，没有逾期责任，也没有写受理费由谁负担：协议无法执行。',
        'No amount or date for each payment, nothing on delay or the fee: it cannot be enforced.',
      ),
      {
        values: [SUM, PLAN_VAGUE],
        parts: [
          text(
            statement(
              [
                TO_PAY,
                HOW,
                [
                  '三、双方就本案再无其他争议。',
                  '3. There is no further dispute between the parties in this case.',
                ],
              ],
              EFFECT,
            ),
          ),
        ],
      },
    ),
    wrong(
      bi(
        '一边调解，一边保留一审判决。二审调解书送达后，原审判决即视为撤销（《民事诉讼法》第一百七十九条），逾期时只能执行调解书，全部给付内容都要写进去。',
        'It settles and keeps the first judgment. Once the statement is served that judgment is deemed set aside (Civil Procedure Law, Article 179); only the statement can be enforced, and all that is to be paid belongs in it.',
      ),
      {
        values: [SUM, PLAN],
        parts: [text(statement([TO_PAY, HOW, DELAY_WRONG, FEE, FINAL], EFFECT_WRONG))],
      },
    ),
  ],
};
