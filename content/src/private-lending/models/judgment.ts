import type { BilingualDocument, PaperPart, PaperValue } from '@lets/contract';
import { type Block, bi, line, p, part, seal, sign } from '../../build.ts';
import {
  type CaseModels,
  careless,
  sound,
  text,
  textUnless,
  textWhen,
  value,
  voted,
  wrong,
} from '../../models.ts';
import { write } from '../fields.ts';
import { CLAIMS, EVIDENCE, HEAD } from './judgment-facts.ts';

/** The second deliberation carried 200,000; in every other run the judgment is written on 191,000. */
const ON_THE_NOTE = [voted('second_vote', 'passed')];

const PRINCIPAL_LENT: BilingualDocument = write(
  [
    p(
      '关于本金。借条载明的借款金额，一般认定为本金；预先在本金中扣除利息的，应当将实际出借的金额认定为本金。借条与转账相差 {{disputed_amount}} 元，{{plaintiff_name}}主张以现金交付，应当对这一事实承担举证证明责任；{{defendant_name}}抗辩这一部分没有实际交付并作出了合理说明，应当结合借贷金额、款项交付、当事人的经济能力、交易方式、交易习惯、财产变动情况以及证人证言等事实和因素，综合判断（《民间借贷规定》第十五条第二款）。原告没有提供收条、记账或者当日支取的凭证；转账后余额足以一次转足，另付一部分现金缺乏合理解释；{{disputed_amount}} 元恰为三个月利息，与按季付息的约定吻合；诉讼前{{defendant_name}}即称“已经扣过”，{{plaintiff_name}}没有否认。{{defendant_name}}提供的反驳证据足以使现金交付的事实真伪不明，应当认定该事实不存在。故本金认定为 {{found_principal}} 元。',
    ),
  ],
  [
    p(
      "As to the principal. The amount stated in a note is generally found to be the principal; where interest was deducted in advance, it is the amount actually lent. The note and the transfer differ by {{disputed_amount}} yuan. {{plaintiff_name}} asserts that she delivered this in cash and bears the burden of proving it. Where the defendant denies that this part was delivered and gives a reasonable account, the court weighs together the amount lent, the delivery of the money, the parties' means, the manner and usage of their dealings, changes in their assets and the testimony (Private Lending Provisions, Article 15, second paragraph). She has produced no receipt, no entry in accounts and no record of a withdrawal that day; the balance after the transfer would have sufficed to send the whole sum at once, and there is no reasonable explanation for paying a part in cash; {{disputed_amount}} yuan is exactly three months' interest and fits the agreement on quarterly interest; and before the action {{defendant_name}} wrote that it \"was already deducted\", which she did not deny. The defendant's evidence in rebuttal leaves it unclear whether cash was delivered, and the court must find that it was not. The principal is {{found_principal}} yuan.",
    ),
  ],
);

const PRINCIPAL_NOTED: BilingualDocument = write(
  [
    p(
      '关于本金。借条系{{defendant_name}}亲笔书写，载明借到 {{note_amount}} 元，是借款金额的直接证据。{{defendant_name}}抗辩其中 {{disputed_amount}} 元没有交付，应当结合款项交付、交易习惯、财产变动情况以及证人证言等综合判断（《民间借贷规定》第十五条第二款）。双方没有预先扣除利息的书面约定；{{plaintiff_name}}于 2023 年 2 月 27 日支取现金 10,000 元，现金有来源；证人看见当日下午交付信封，{{defendant_name}}称“那就都清了”；到期后{{defendant_name}}明确表示“二十万我认”。上述证据相互印证，足以使本院确信 {{disputed_amount}} 元以现金交付具有高度可能性。“头一季的已经扣过”系{{defendant_name}}单方所言，{{plaintiff_name}}未予回应不等于承认。故本金认定为 {{found_principal}} 元。',
    ),
  ],
  [
    p(
      'As to the principal. {{defendant_name}} wrote the note in his own hand. It states that he borrowed {{note_amount}} yuan and is direct evidence of the amount. His defence that {{disputed_amount}} yuan was not delivered must be judged by weighing together the delivery of the money, the usage of dealing, changes in assets and the testimony (Private Lending Provisions, Article 15, second paragraph). No agreement to deduct interest in advance was put in writing; {{plaintiff_name}} withdrew 10,000 yuan in cash on 27 February 2023, so the cash had a source; the witness saw an envelope handed over that afternoon, and {{defendant_name}} said "then that\'s all settled"; and after the due date he wrote "I admit the two hundred thousand". Taken together, this evidence satisfies this court that delivery of {{disputed_amount}} yuan in cash is highly probable. For the claim that the interest of the first quarter "was already deducted" there is only his word, and her silence is not an admission. The principal is {{found_principal}} yuan.',
    ),
  ],
);

const interest = (zh: string, en: string): BilingualDocument => write([p(zh)], [p(en)]);

const INTEREST = interest(
  '关于利息。双方约定的月利率 1.5% 折合年利率 18%，超过合同成立时一年期贷款市场报价利率 {{lpr}} 的四倍即 14.6%，超过部分不予支持；以认定的本金 {{found_principal}} 元为基数，按{{found_rate}} 计算。借条约定了借期内利率而没有约定逾期利率，{{plaintiff_name}}主张逾期期间按不超过借期内利率的标准计算，于法有据。{{defendant_name}}没有支付过利息，利息自款项到账的 {{loan_date}}起算。',
  'As to interest. The agreed rate of 1.5% a month, equal to 18% a year, exceeds 14.6%, four times the one-year loan prime rate of {{lpr}} when the contract was formed; the excess is not allowed. Interest is calculated on the principal found, {{found_principal}} yuan, at {{found_rate}}. The note fixes a rate for the term of the loan but none for late payment; for the period of delay {{plaintiff_name}} claims interest at no more than the rate of the term, and that claim has a basis in law. {{defendant_name}} has paid no interest, and interest runs from {{loan_date}}, when the money reached the account.',
);
const INTEREST_WRONG = interest(
  '关于利息。双方约定的年利率 18% 过高。原告起诉时一年期贷款市场报价利率为 3.1%，其四倍为 12.4%，故以 {{found_principal}} 元为基数，按{{found_rate}} 支持，自 {{loan_date}}起算。',
  'As to interest. The agreed 18% a year is too high. When the plaintiff brought her action, the one-year loan prime rate was 3.1%, and four times that is 12.4%. Interest is therefore allowed on {{found_principal}} yuan at {{found_rate}} from {{loan_date}}.',
);

/** What the law, the order and the fee come to. */
interface Result {
  readonly law: readonly [zh: string, en: string];
  readonly zh: readonly Block[];
  readonly en: readonly Block[];
  readonly fee: readonly [zh: string, en: string];
}

const decided = (result: Result): BilingualDocument =>
  write(
    [
      p(
        `综上所述，依照${result.law[0]}、[[第六百七十五条]]、[[第六百七十六条]]、[[第六百七十九条]]、[[第六百八十条第一款]]，[[《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第十五条第二款]]、[[第二十五条]]、[[第二十六条]]、[[第二十八条]]，[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第九十一条]]、[[第一百零八条]]规定，判决如下：`,
      ),
      ...result.zh,
      p(
        '如果未按本判决指定的期间履行给付金钱义务，应当依照[[《中华人民共和国民事诉讼法》第二百六十四条]]规定，加倍支付迟延履行期间的债务利息。',
      ),
      p(result.fee[0]),
      p(
        '如不服本判决，可以在判决书送达之日起十五日内，向本院递交上诉状，并按对方当事人的人数提出副本，上诉于{{appeal_court}}。',
      ),
      ...signed({
        presiding: '审判长',
        judge: '审判员',
        assessor: '人民陪审员',
        clerk: '书记员',
        court: '明德市清和区人民法院',
      }),
    ],
    [
      p(
        `For these reasons, under [[${result.law[1]}]], [[Private Lending Provisions, Article 15, second paragraph, and Articles 25, 26 and 28]] and [[CPL Interpretation, Articles 91 and 108]], this court decides:`,
      ),
      ...result.en,
      p(
        'If the money is not paid within the time set by this judgment, double interest on the debt is payable for the period of delay under [[Civil Procedure Law, Article 264]].',
      ),
      p(result.fee[1]),
      p(
        'A party who does not accept this judgment may, within fifteen days of its service, appeal to {{appeal_court}} by filing a petition of appeal with this court, together with a copy for each opposing party.',
      ),
      ...signed({
        presiding: 'Presiding judge',
        judge: 'Judge',
        assessor: "People's assessor",
        clerk: 'Court clerk',
        court: "Qinghe District People's Court",
      }),
    ],
  );

function signed(labels: Record<'presiding' | 'judge' | 'assessor' | 'clerk' | 'court', string>): Block[] {
  return [
    sign('presiding', labels.presiding),
    sign('judge', labels.judge),
    sign('assessor', labels.assessor),
    line('{{judgment_date}}', 'right'),
    sign('clerk', labels.clerk),
    seal(labels.court),
  ];
}

const REASONS: PaperPart = text(write([part('本院认为')], [part('Reasons')]));
const PRINCIPAL: readonly PaperPart[] = [
  textUnless(ON_THE_NOTE, PRINCIPAL_LENT),
  textWhen(ON_THE_NOTE, PRINCIPAL_NOTED),
];

const found = (
  rate: readonly [zh: string, en: string],
  plaintiffs: readonly [onNote: string, lent: string],
  defendants: readonly [onNote: string, lent: string],
): PaperValue[] => [
  value('found_principal', '200,000', '200,000', ...ON_THE_NOTE),
  value('found_principal', '191,000', '191,000'),
  value('found_rate', ...rate),
  value('fee_total', '5,184.40', '5,184.40'),
  value('fee_plaintiff', plaintiffs[0], plaintiffs[0], ...ON_THE_NOTE),
  value('fee_plaintiff', plaintiffs[1], plaintiffs[1]),
  value('fee_defendant', defendants[0], defendants[0], ...ON_THE_NOTE),
  value('fee_defendant', defendants[1], defendants[1]),
];
/** The fee is shared by how much of the claims is allowed (the reference judgment shows the sums). */
const LAWFUL = found(['年利率 14.6%', '14.6% a year'], ['0', '233.30'], ['5,184.40', '4,951.10']);
const BELOW = found(['年利率 12.4%', '12.4% a year'], ['177.87', '403.16'], ['5,006.53', '4,781.24']);

const ORDER = [
  '被告{{defendant_name}}于本判决生效之日起十日内返还原告{{plaintiff_name}}借款本金 {{found_principal}} 元，并支付利息（以未还本金为基数，自 {{loan_date}}起至实际清偿之日止，按{{found_rate}} 计算）',
  'The defendant {{defendant_name}} shall, within ten days of this judgment taking effect, repay the plaintiff {{plaintiff_name}} the principal of {{found_principal}} yuan with interest (on the outstanding principal, from {{loan_date}} until the date of actual payment, at {{found_rate}})',
] as const;

const IN_PART: Result = {
  law: [
    '[[《中华人民共和国民法典》第六百七十条]]、[[第六百七十四条]]',
    'Civil Code, Articles 670, 674, 675, 676, 679 and 680, first paragraph',
  ],
  zh: [p(`一、${ORDER[0]}；`), p('二、驳回原告{{plaintiff_name}}的其他诉讼请求。')],
  en: [p(`1. ${ORDER[1]};`), p('2. The other claims of the plaintiff {{plaintiff_name}} are dismissed.')],
  fee: [
    '案件受理费 {{fee_total}} 元，由原告{{plaintiff_name}}负担 {{fee_plaintiff}} 元，由被告{{defendant_name}}负担 {{fee_defendant}} 元。',
    'Of the court fee of {{fee_total}} yuan, the plaintiff {{plaintiff_name}} bears {{fee_plaintiff}} yuan and the defendant {{defendant_name}} bears {{fee_defendant}} yuan.',
  ],
};
/** On the note, and at the rate claimed, nothing is left to dismiss. */
const IN_FULL: Result = {
  law: [
    '[[《中华人民共和国民法典》第六百七十四条]]',
    'Civil Code, Articles 674, 675, 676, 679 and 680, first paragraph',
  ],
  zh: [p(`${ORDER[0]}。`)],
  en: [p(`${ORDER[1]}.`)],
  fee: [
    '案件受理费 {{fee_total}} 元，由被告{{defendant_name}}负担。',
    'The court fee of {{fee_total}} yuan is borne by the defendant {{defendant_name}}.',
  ],
};

export const JUDGMENT_MODELS: CaseModels = {
  judgment_form: [
    sound(
      bi(
        '举证责任、证明标准、利率上限都落到条文；判项算得出数，受理费随判决结果分担。',
        'The burden of proof, the standard of proof and the limit on the rate each rest on an article; the sums in the order can be calculated, and the fee is shared according to the outcome.',
      ),
      {
        values: LAWFUL,
        parts: [
          text(HEAD),
          text(CLAIMS),
          text(EVIDENCE),
          REASONS,
          ...PRINCIPAL,
          text(INTEREST),
          textUnless(ON_THE_NOTE, decided(IN_PART)),
          textWhen(ON_THE_NOTE, decided(IN_FULL)),
        ],
      },
    ),
    careless(
      bi(
        '对有争议的证据没有说明采纳或者不采纳的理由，本金怎样认定一句带过。',
        'It gives no reasons for accepting or rejecting the disputed evidence and disposes of the principal in one sentence.',
      ),
      {
        values: LAWFUL,
        parts: [
          text(HEAD),
          text(CLAIMS),
          text(
            write(
              [
                p(
                  '本院经审理查明：双方于 {{loan_date}}发生借贷关系，被告至今未还。以上事实有双方提交的证据在卷佐证。',
                ),
              ],
              [
                p(
                  'This court finds that the parties entered into a loan contract on {{loan_date}} and that the defendant has not repaid it. The evidence of both sides on file bears this out.',
                ),
              ],
            ),
          ),
          REASONS,
          text(
            write(
              [
                p(
                  '合法的借贷关系受法律保护。根据在案证据，借款本金认定为 {{found_principal}} 元，利息按{{found_rate}} 支持。',
                ),
              ],
              [
                p(
                  'A lawful loan is protected by law. On the evidence on file the principal is found to be {{found_principal}} yuan, and interest is allowed at {{found_rate}}.',
                ),
              ],
            ),
          ),
          textUnless(ON_THE_NOTE, decided(IN_PART)),
          textWhen(ON_THE_NOTE, decided(IN_FULL)),
        ],
      },
    ),
    wrong(
      bi(
        '用起诉时的 LPR（3.1%）算四倍。2020 年 8 月 20 日以后成立的合同，以合同成立时的一年期 LPR 为准：3.65% 的四倍是 14.6%（《民间借贷规定》第二十五条）。',
        'It takes four times the LPR at the time of the action (3.1%). For a contract formed on or after 20 August 2020 what counts is the one-year LPR when it was formed: four times 3.65% is 14.6% (Private Lending Provisions, Article 25).',
      ),
      {
        values: BELOW,
        parts: [
          text(HEAD),
          text(CLAIMS),
          text(EVIDENCE),
          REASONS,
          ...PRINCIPAL,
          text(INTEREST_WRONG),
          text(decided(IN_PART)),
        ],
      },
    ),
  ],
};
