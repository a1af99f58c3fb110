import type { BilingualDocument } from '@lets/contract';
import { bi, line, p, seal, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';
import { either, type Premise } from '../premise.ts';
import { creditor, debtor } from '../templates/court.ts';

const sum = ({ settled }: Premise) => value('settled_sum', settled.sum, settled.sum);
const plan = ({ settled: { rest, monthly } }: Premise) =>
  value(
    'settled_plan',
    `签收本调解书之日支付 150,000 元；余款 ${rest} 元自 2025 年 8 月起分三个月支付，每月 15 日前支付 ${monthly} 元`,
    `150,000 yuan on the day of signing for this statement; the remaining ${rest} yuan in three monthly payments of ${monthly} yuan, each by the 15th, from August 2025`,
  );
const PLAN_VAGUE = value(
  'settled_plan',
  '先付一部分，余款尽快付清',
  'a part to be paid first, and the rest as soon as possible',
);

type Words = readonly [zh: string, en: string];

/** Request and facts, as a mediation statement gives them (Civil Procedure Law, Article 100). */
const dispute = (at: Premise): Words => [
  `{{appellant_name}}请求将原判决${at.item[0]}的借款本金由 {{first_principal}} 元改为 ${at.asked} 元，利息按年利率 14.6% 计算。2023 年 3 月 12 日，${debtor(at)}出具 200,000 元的借条，${creditor(at)}当日转账 191,000 元，借款到期后${debtor(at)}没有还本付息；双方对其余 9,000 元是否以现金交付存在争议。`,
  `{{appellant_name}} asks that the principal in ${at.item[1]} of the judgment be changed from {{first_principal}} to ${at.asked} yuan, with interest at 14.6% a year. On 12 March 2023 ${debtor(at)} gave a note for 200,000 yuan, and ${creditor(at)} transferred 191,000 yuan that day; after the due date ${debtor(at)} paid neither principal nor interest. Whether the other 9,000 yuan was delivered in cash is in dispute.`,
];

const statement = (at: Premise, terms: readonly Words[], effect: Words): BilingualDocument =>
  write(
    [
      title('{{court}}'),
      title('民事调解书'),
      line('{{case_number}}', 'right'),
      line(
        `上诉人（${at.appellant.below[0]}）：{{appellant_name}}　　被上诉人（${at.appellee.below[0]}）：{{appellee_name}}`,
      ),
      p('上诉人不服{{first_case_number}}民事判决提起上诉，本院 {{filing_date}}立案。'),
      p(dispute(at)[0]),
      p('审理中，经本院主持调解，双方自愿达成如下协议：'),
      ...terms.map(([zh]) => p(zh)),
      p(effect[0]),
      sign('appellant', '上诉人'),
      sign('appellee', '被上诉人'),
      sign('presiding', '审判长'),
      line('{{hearing_date}}', 'right'),
      sign('clerk', '书记员'),
      seal('明德市中级人民法院'),
    ],
    [
      title('{{court}}'),
      title('Mediation Statement'),
      line('{{case_number}}', 'right'),
      line(
        `Appellant (${at.appellant.below[1]}): {{appellant_name}}. Appellee (${at.appellee.below[1]}): {{appellee_name}}`,
      ),
      p(
        'The appellant appealed against judgment {{first_case_number}}; the appeal was registered on {{filing_date}}.',
      ),
      p(dispute(at)[1]),
      p(
        'In the course of the trial, through mediation by this court, the parties voluntarily agreed as follows:',
      ),
      ...terms.map(([, en]) => p(en)),
      p(effect[1]),
      sign('appellant', 'Appellant'),
      sign('appellee', 'Appellee'),
      sign('presiding', 'Presiding judge'),
      line('{{hearing_date}}', 'right'),
      sign('clerk', 'Court clerk'),
      seal("Mingde Intermediate People's Court"),
    ],
  );

const toPay = (at: Premise): Words => [
  `一、${debtor(at)}支付${creditor(at)}借款本金和利息共 {{settled_sum}} 元；`,
  `1. ${debtor(at)} pays ${creditor(at)} {{settled_sum}} yuan in all, principal and interest;`,
];
const HOW: Words = ['二、履行方式：{{settled_plan}}；', '2. Payment: {{settled_plan}};'];
const delay = (at: Premise): Words => [
  `三、任何一期逾期未付或者未足额支付的，${creditor(at)}可以就全部未付款项申请强制执行，${debtor(at)}并对逾期部分按年利率 14.6% 支付利息至实际清偿之日；`,
  `3. If any payment is late or short, ${creditor(at)} may apply for enforcement of everything that is unpaid, and ${debtor(at)} pays interest on the overdue part at 14.6% a year until the date of actual payment;`,
];
const delayWrong = (at: Premise): Words => [
  `三、任何一期逾期未付或者未足额支付的，${creditor(at)}可以恢复申请执行{{first_case_number}}民事判决；`,
  `3. If any payment is late or short, ${creditor(at)} may again apply for enforcement of judgment {{first_case_number}};`,
];
const fee = (at: Premise): Words => [
  `四、诉讼费用的负担：一审案件受理费 5,184.40 元，${either(at, '由{{appellant_name}}负担 233.30 元，由{{appellee_name}}负担 4,951.10 元', '由{{appellant_name}}负担')}；二审案件受理费 91.33 元，减半收取 45.67 元，由{{appellant_name}}负担；`,
  `4. Costs: ${either(at, 'of the fee of the first instance, 5,184.40 yuan, {{appellant_name}} bears 233.30 yuan and {{appellee_name}} 4,951.10 yuan', 'the fee of the first instance, 5,184.40 yuan, is borne by {{appellant_name}}')}; the fee of the appeal, 91.33 yuan, is halved to 45.67 yuan and borne by {{appellant_name}};`,
];
const FINAL: Words = [
  '五、双方就本案再无其他争议。',
  '5. There is no further dispute between the parties in this case.',
];
const EFFECT: Words = [
  '上述协议不违反法律规定，本院予以确认。本调解书经双方签收后即具有法律效力；送达后，{{first_court}}{{first_case_number}}民事判决即视为撤销（[[《中华人民共和国民事诉讼法》第一百七十九条]]）。',
  "The agreement does not violate the law and is confirmed by this court. This statement takes legal effect once both parties have signed for it; once it is served, judgment {{first_case_number}} of {{first_court}} is deemed set aside ([[Civil Procedure Law of the People's Republic of China, Article 179]]).",
];
const effectWrong = (at: Premise): Words => [
  `上述协议不违反法律规定，本院予以确认。本调解书经双方签收后即具有法律效力；送达后，{{first_court}}{{first_case_number}}民事判决仍然有效，${debtor(at)}按期履行完毕的不再执行。`,
  `The agreement does not violate the law and is confirmed by this court. This statement takes legal effect once both parties have signed for it; once it is served, judgment {{first_case_number}} of {{first_court}} remains in force, but is not enforced if ${debtor(at)} pays in time.`,
];

export const mediationModels = (at: Premise): CaseModels => ({
  mediation_statement: [
    sound(
      bi(
        '总额、每一笔的数额和日期、逾期责任、受理费都写清楚，原审判决视为撤销。',
        'The sum, the amount and date of each payment, the consequences of late payment and the fees are all stated, and the judgment below is deemed set aside.',
      ),
      {
        values: [sum(at), plan(at)],
        parts: [text(statement(at, [toPay(at), HOW, delay(at), fee(at), FINAL], EFFECT))],
      },
    ),
    careless(
      bi(
        '没有每一笔的数额和日期，没有逾期责任，也没有写受理费由谁负担：协议无法执行。',
        'It states no amount or date for each payment, no consequences of late payment, and not who bears the fees: the agreement cannot be enforced.',
      ),
      {
        values: [sum(at), PLAN_VAGUE],
        parts: [
          text(
            statement(
              at,
              [
                toPay(at),
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
        '一边调解，一边保留一审判决的效力。二审调解书送达后，原审判决即视为撤销（《民事诉讼法》第一百七十九条），逾期时只能执行调解书，全部给付内容都要写进去。',
        'It settles the case and at the same time keeps the judgment below in force. Once the statement is served, that judgment is deemed set aside (Civil Procedure Law, Article 179); if a payment is late, only the statement can be enforced, so everything that is to be paid must be set out in it.',
      ),
      {
        values: [sum(at), plan(at)],
        parts: [text(statement(at, [toPay(at), HOW, delayWrong(at), fee(at), FINAL], effectWrong(at)))],
      },
    ),
  ],
});
