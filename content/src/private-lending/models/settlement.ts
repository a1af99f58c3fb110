import type { BilingualDocument } from '@lets/contract';
import { type Block, bi, line, p, part, seal, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';

const FEE = value('fee_total', '5,184.40', '5,184.40');

interface Both {
  readonly zh: readonly Block[];
  readonly en: readonly Block[];
}

const agreement = (terms: Both): BilingualDocument =>
  write(
    [
      title('调解协议'),
      line('案号：{{case_number}}'),
      line('甲方（原告）：{{plaintiff_name}}'),
      line('乙方（被告）：{{defendant_name}}'),
      p('双方就民间借贷纠纷一案，在人民法院主持下自愿达成如下协议：'),
      ...terms.zh,
      p('请求人民法院对本协议予以确认并制作调解书。'),
      sign('plaintiff', '甲方'),
      sign('defendant', '乙方'),
      sign('counsel_p', '甲方代理人'),
      sign('counsel_d', '乙方代理人'),
      line('{{hearing_date}}', 'right'),
    ],
    [
      title('Settlement Agreement'),
      line('Case number: {{case_number}}'),
      line('First party (plaintiff): {{plaintiff_name}}'),
      line('Second party (defendant): {{defendant_name}}'),
      p(
        'In their private lending dispute, the parties, mediated by the court, have agreed of their own free will as follows:',
      ),
      ...terms.en,
      p('The parties ask the court to confirm this agreement and to issue a mediation statement.'),
      sign('plaintiff', 'First party'),
      sign('defendant', 'Second party'),
      sign('counsel_p', 'Counsel, first party'),
      sign('counsel_d', 'Counsel, second party'),
      line('{{hearing_date}}', 'right'),
    ],
  );

interface Names {
  readonly first: readonly [zh: string, en: string];
  readonly second: readonly [zh: string, en: string];
}
/** The agreement calls them parties; the court's statement calls them by name. */
const PARTIES: Names = { first: ['甲方', 'the first party'], second: ['乙方', 'the second party'] };
const BY_NAME: Names = {
  first: ['{{plaintiff_name}}', '{{plaintiff_name}}'],
  second: ['{{defendant_name}}', '{{defendant_name}}'],
};

const LAWFUL = ['按年利率 14.6%', '14.6% a year'] as const;
const EXCESSIVE = ['按年利率 24%', '24% a year'] as const;

/** The terms, with the rate for delay. */
const terms = ({ first, second }: Names, rate: readonly [string, string]): Both => ({
  zh: [
    line(`一、双方确认借款本金为 191,000 元，${second[0]}另支付利息 29,000 元，合计 220,000 元；`),
    line(
      `二、${second[0]}于签收调解书之日起十日内支付 60,000 元，其余 160,000 元分八期，自 2025 年 5 月起至 12 月止，于每月 15 日前各支付 20,000 元，均汇入${first[0]}在明德市商业银行尾号 1826 的账户；`,
    ),
    line(
      `三、${second[0]}任何一期未按时足额支付的，${first[0]}可就全部未付款项申请强制执行，${second[0]}并以未付本金为基数，自该期逾期之日起${rate[0]} 支付利息至实际清偿之日；各期付款先抵充利息，后抵充本金；`,
    ),
    line(`四、案件受理费 {{fee_total}} 元，减半收取 2,592.20 元，由${second[0]}负担；`),
    line('五、双方就本案再无其他争议。'),
  ],
  en: [
    line(
      `1. The principal is agreed to be 191,000 yuan. In addition, ${second[1]} pays interest of 29,000 yuan, which makes 220,000 yuan in all;`,
    ),
    line(
      `2. Within ten days of signing for the mediation statement, ${second[1]} pays 60,000 yuan. The remaining 160,000 yuan is paid in eight instalments of 20,000 yuan by the 15th of each month from May to December 2025. All payments go to the account of ${first[1]} with Mingde Commercial Bank, account number ending 1826;`,
    ),
    line(
      `3. If ${second[1]} does not pay any instalment on time and in full, ${first[1]} may apply for enforcement of the whole unpaid balance, and ${second[1]} also pays interest on the unpaid principal at ${rate[1]} from the day on which that instalment fell into arrears until the date of actual payment; payments are credited first to interest and then to principal;`,
    ),
    line(
      `4. The court fee of {{fee_total}} yuan is reduced by half to 2,592.20 yuan and is borne by ${second[1]};`,
    ),
    line('5. Nothing else remains in dispute between the parties in this case.'),
  ],
});

const AGREEMENTS = [
  sound(
    bi(
      '每一期都有日期、数额和账户，逾期责任在四倍 LPR 以内，期限一到就能申请执行。',
      'Every payment has a date, an amount and an account, and the interest for late payment stays within four times the LPR; as soon as a date has passed, enforcement can be applied for.',
    ),
    { values: [FEE], parts: [text(agreement(terms(PARTIES, LAWFUL)))] },
  ),
  careless(
    bi(
      '没有各期的日期、数额和账户，也没有逾期责任，这样的协议无法执行。',
      'The agreement states no dates, amounts or account for the instalments and no liability for late payment; such an agreement cannot be enforced.',
    ),
    {
      values: [FEE],
      parts: [
        text(
          agreement({
            zh: [
              line('一、双方确认乙方应向甲方支付本息合计 220,000 元；'),
              line('二、乙方先付一部分，余款在年底前陆续付清；'),
              line('三、案件受理费 {{fee_total}} 元减半收取，由乙方负担；'),
              line('四、双方就本案再无其他争议。'),
            ],
            en: [
              line(
                '1. The parties agree that the second party is to pay the first party 220,000 yuan, principal and interest together;',
              ),
              line(
                '2. The second party first pays a part, and pays off the rest bit by bit before the end of the year;',
              ),
              line('3. The court fee of {{fee_total}} yuan, reduced by half, is borne by the second party;'),
              line('4. Nothing else remains in dispute between the parties in this case.'),
            ],
          }),
        ),
      ],
    },
  ),
  wrong(
    bi(
      '逾期按年利率 24% 计息，超过了合同成立时一年期 LPR 的四倍 14.6%，约定的逾期利率以此为限（《民间借贷规定》第二十八条第一款）；调解协议的内容不得违反法律规定（《民事诉讼法》第九十九条）。',
      'The agreement charges interest for late payment at 24% a year. This exceeds 14.6%, four times the one-year LPR at the time the contract was made, which is the ceiling for an agreed default rate (Private Lending Provisions, Article 28, first paragraph); and a settlement may not be contrary to law (Civil Procedure Law, Article 99).',
    ),
    { values: [FEE], parts: [text(agreement(terms(PARTIES, EXCESSIVE)))] },
  ),
];

const statement = (facts: readonly [string, string], effect: readonly [string, string]): BilingualDocument =>
  write(
    [
      title('{{court}}'),
      title('民事调解书'),
      line('{{case_number}}', 'right'),
      line(
        '原告：{{plaintiff_name}}，{{plaintiff_gender}}，{{plaintiff_birth}}出生，汉族，住{{plaintiff_address}}。',
      ),
      line('委托诉讼代理人：{{counsel_p_name}}，{{counsel_p_firm}}律师。'),
      line(
        '被告：{{defendant_name}}，{{defendant_gender}}，{{defendant_birth}}出生，汉族，住{{defendant_address}}。',
      ),
      line('委托诉讼代理人：{{counsel_d_name}}，{{counsel_d_firm}}律师。'),
      p(
        '原告{{plaintiff_name}}与被告{{defendant_name}}民间借贷纠纷一案，本院于 {{filing_date}}立案后，依法适用普通程序审理。',
      ),
      p(facts[0]),
      p('本案审理过程中，经本院主持调解，当事人自愿达成如下协议：'),
      ...terms(BY_NAME, LAWFUL).zh,
      p('上述协议，不违反法律规定，本院予以确认。'),
      p(effect[0]),
      sign('presiding', '审判长'),
      sign('judge', '审判员'),
      sign('assessor', '人民陪审员'),
      line('{{hearing_date}}', 'right'),
      sign('clerk', '书记员'),
      seal('明德市清和区人民法院'),
      part('签收'),
      sign('plaintiff', '原告签收'),
      sign('defendant', '被告签收'),
    ],
    [
      title('{{court}}'),
      title('Civil Mediation Statement'),
      line('{{case_number}}', 'right'),
      line(
        'Plaintiff: {{plaintiff_name}}, {{plaintiff_gender}}, born {{plaintiff_birth}}, Han, residing at {{plaintiff_address}}.',
      ),
      line('Counsel: {{counsel_p_name}}, lawyer, {{counsel_p_firm}}.'),
      line(
        'Defendant: {{defendant_name}}, {{defendant_gender}}, born {{defendant_birth}}, Han, residing at {{defendant_address}}.',
      ),
      line('Counsel: {{counsel_d_name}}, lawyer, {{counsel_d_firm}}.'),
      p(
        'The private lending dispute between {{plaintiff_name}} and {{defendant_name}} was registered by this court on {{filing_date}} and tried under the ordinary procedure.',
      ),
      p(facts[1]),
      p(
        'In the course of the trial, the parties, mediated by this court, agreed of their own free will as follows:',
      ),
      ...terms(BY_NAME, LAWFUL).en,
      p('The agreement is not contrary to law. This court confirms it.'),
      p(effect[1]),
      sign('presiding', 'Presiding judge'),
      sign('judge', 'Judge'),
      sign('assessor', "People's assessor"),
      line('{{hearing_date}}', 'right'),
      sign('clerk', 'Court clerk'),
      seal("Qinghe District People's Court"),
      part('Received'),
      sign('plaintiff', 'Received by the plaintiff'),
      sign('defendant', 'Received by the defendant'),
    ],
  );

const FACTS: [string, string] = [
  '{{plaintiff_name}}请求判令{{defendant_name}}返还借款本金 {{note_amount}} 元，按年利率 14.6% 支付自 {{loan_date}}起的利息，并承担诉讼费用。经审理，{{defendant_name}}于 {{loan_date}}出具借条，载明借款 {{note_amount}} 元，借期一年，{{agreed_rate}}，利息按季支付；{{plaintiff_name}}同日转账 {{transfer_amount}} 元；借款于 {{due_date}}到期，{{defendant_name}}没有还本付息。双方对其余 {{disputed_amount}} 元是否以现金交付存在争议。',
  '{{plaintiff_name}} asks that {{defendant_name}} be ordered to repay the principal of {{note_amount}} yuan with interest at 14.6% a year from {{loan_date}} and to bear the costs of the action. The court finds that on {{loan_date}} {{defendant_name}} gave a note for a loan of {{note_amount}} yuan for one year at {{agreed_rate}}, with interest payable quarterly; {{plaintiff_name}} transferred {{transfer_amount}} yuan that day. The loan fell due on {{due_date}}, and {{defendant_name}} has paid neither principal nor interest. The parties dispute whether the remaining {{disputed_amount}} yuan was delivered in cash.',
];
const EFFECT: [string, string] = [
  '本调解书经各方当事人签收后，即具有法律效力。',
  'This statement takes legal effect once both parties have signed for it.',
];

const STATEMENTS = [
  sound(
    bi(
      '写明请求、事实和调解结果，逐条照录协议，签收后生效。',
      'The statement sets out the claims, the facts and the result of the mediation, copies the agreement clause by clause, and takes effect when signed for.',
    ),
    { values: [FEE], parts: [text(statement(FACTS, EFFECT))] },
  ),
  careless(
    bi(
      '没有写案件的事实：调解书应当写明诉讼请求、案件的事实和调解结果（《民事诉讼法》第一百条）。',
      'The statement leaves out the facts of the case: it must set out the claims, the facts and the result of the mediation (Civil Procedure Law, Article 100).',
    ),
    {
      values: [FEE],
      parts: [
        text(
          statement(
            [
              '{{plaintiff_name}}请求判令{{defendant_name}}返还借款并支付利息。',
              '{{plaintiff_name}} asks that {{defendant_name}} be ordered to repay the loan with interest.',
            ],
            EFFECT,
          ),
        ),
      ],
    },
  ),
  wrong(
    bi(
      '告知当事人可以上诉。对调解书不能上诉：签收前可以反悔，签收后即具有法律效力（《民事诉讼法》第一百条第三款、第一百零二条）。',
      'The statement tells the parties that they may appeal. A mediation statement cannot be appealed: until a party has signed for it, that party may go back on the agreement; once both have signed for it, it takes effect (Civil Procedure Law, Articles 100, third paragraph, and 102).',
    ),
    {
      values: [FEE],
      parts: [
        text(
          statement(FACTS, [
            '如不服本调解书，可以在送达之日起十五日内，上诉于{{appeal_court}}。',
            'A party who does not accept this statement may, within fifteen days of its service, appeal to {{appeal_court}}.',
          ]),
        ),
      ],
    },
  ),
];

export const SETTLEMENT_MODELS: CaseModels = {
  settlement_agreement: AGREEMENTS,
  mediation_statement: STATEMENTS,
};
