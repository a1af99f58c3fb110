import type { BilingualDocument, PaperPart, PaperValue } from '@lets/contract';
import { type Block, bi, line, p, part, seal, sign, title } from '../../build.ts';
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
import { type Premise, either as so } from '../premise.ts';
import { firstInstance, partiesArgue, tried } from './judgment-facts.ts';
import { AMENDED_TO_191, AMENDED_TO_200, UPHELD_191, UPHELD_200 } from './judgment-reasons.ts';

/** No majority to uphold: the judgment below is amended. In every other run it is upheld. */
const AMENDED = [voted('deliberation', 'rejected')];

type Words = readonly [zh: string, en: string];

const paragraphs = (...words: readonly Words[]): BilingualDocument =>
  write(
    words.map(([zh]) => p(zh)),
    words.map(([, en]) => p(en)),
  );

const head = (at: Premise): BilingualDocument =>
  write(
    [
      title('{{court}}'),
      title('民事判决书'),
      line('{{case_number}}', 'right'),
      line(
        `上诉人（${at.appellant.below[0]}）：{{appellant_name}}　　委托诉讼代理人：{{counsel_a_name}}，${at.appellant.firm[0]}律师`,
      ),
      line(
        `被上诉人（${at.appellee.below[0]}）：{{appellee_name}}　　委托诉讼代理人：{{counsel_e_name}}，${at.appellee.firm[0]}律师`,
      ),
      p(
        '上诉人{{appellant_name}}因与被上诉人{{appellee_name}}民间借贷纠纷一案，不服{{first_court}}{{first_case_number}}民事判决，向本院提起上诉。本院 {{filing_date}}立案后，依法组成合议庭，{{hearing_date}}公开开庭进行了审理。本案现已审理终结。',
      ),
    ],
    [
      title('{{court}}'),
      title('Civil Judgment'),
      line('{{case_number}}', 'right'),
      line(
        `Appellant (${at.appellant.below[1]}): {{appellant_name}}. Counsel: {{counsel_a_name}}, ${at.appellant.firm[1]}`,
      ),
      line(
        `Appellee (${at.appellee.below[1]}): {{appellee_name}}. Counsel: {{counsel_e_name}}, ${at.appellee.firm[1]}`,
      ),
      p(
        'In the private lending dispute between the appellant {{appellant_name}} and the appellee {{appellee_name}}, the appellant appealed against judgment {{first_case_number}} of {{first_court}}. The appeal was registered on {{filing_date}}, a panel was formed, and a public hearing was held on {{hearing_date}}. The trial is concluded.',
      ),
    ],
  );

const SCOPE: Words = [
  '第二审人民法院应当对上诉请求的有关事实和适用法律进行审查（[[《中华人民共和国民事诉讼法》第一百七十五条]]）。双方对利率 14.6% 和起息日期 2023 年 3 月 12 日均未上诉，本院不予审理（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第三百二十一条]]）。本案二审的争议焦点是：9,000 元是否以现金交付。',
  'The court of second instance examines the facts and the law to which the appeal relates ([[Civil Procedure Law, Article 175]]). Neither side appeals against the rate of 14.6% or the day from which interest runs, 12 March 2023, and this court does not try them ([[CPL Interpretation, Article 321]]). The issue is whether 9,000 yuan was delivered in cash.',
];

const UPHELD_SHORT: Words = [
  '上诉请求不能成立。借款本金认定为 {{found_principal}} 元，一审判决并无不当，应予维持。',
  'The appeal cannot be allowed. The principal is found to be {{found_principal}} yuan; there is nothing improper in the judgment below, and it is upheld.',
];
const REVERSED_SHORT: Words = [
  '根据二审新证据，上诉人的请求成立。借款本金认定为 {{found_principal}} 元，一审判决应予改判。',
  "In the light of the new evidence the appellant's request is well founded. The principal is found to be {{found_principal}} yuan, and the judgment below must be amended.",
];

const FINAL: Words = ['本判决为终审判决。', 'This judgment is final.'];
const MAY_APPEAL: Words = [
  '如不服本判决，可以在判决书送达之日起十五日内，向本院递交上诉状，并按对方当事人的人数提出副本，上诉于上一级人民法院。',
  "A party dissatisfied with this judgment may, within fifteen days of its service, appeal to the people's court at the next higher level by filing a petition with this court, with a copy for each opposing party.",
];

const orderUpheld = (last: Words): BilingualDocument =>
  paragraphs(
    [
      '综上，依照[[《中华人民共和国民事诉讼法》第一百七十七条第一款]]第一项规定，判决如下：',
      "Under item 1 of [[Article 177, first paragraph, of the Civil Procedure Law of the People's Republic of China]] the court decides:",
    ],
    ['{{outcome}}', '{{outcome}}'],
    [
      '二审案件受理费 {{appeal_fee}} 元，由上诉人{{appellant_name}}负担。',
      'The fee of the appeal, {{appeal_fee}} yuan, is borne by the appellant {{appellant_name}}.',
    ],
    last,
  );
const TO_191: readonly Words[] = [
  [
    '一、变更{{first_court}}{{first_case_number}}民事判决主文为：{{appellant_name}}于本判决生效之日起十日内返还{{appellee_name}}借款本金 {{found_principal}} 元，并支付利息（以未还本金为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算）；',
    '1. The order of judgment {{first_case_number}} of {{first_court}} is amended to read: {{appellant_name}} shall, within ten days of this judgment taking effect, repay {{appellee_name}} the principal of {{found_principal}} yuan with interest on the outstanding principal, from 12 March 2023 until the date of actual payment, at 14.6% a year;',
  ],
  ['二、驳回{{appellee_name}}的其他诉讼请求。', '2. The other claims of {{appellee_name}} are dismissed.'],
];
const TO_200: readonly Words[] = [
  [
    '一、变更{{first_court}}{{first_case_number}}民事判决主文第一项为：{{appellee_name}}于本判决生效之日起十日内返还{{appellant_name}}借款本金 {{found_principal}} 元，并支付利息（以未还本金为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算）；',
    '1. The first item of judgment {{first_case_number}} of {{first_court}} is amended to read: {{appellee_name}} shall, within ten days of this judgment taking effect, repay {{appellant_name}} the principal of {{found_principal}} yuan with interest on the outstanding principal, from 12 March 2023 until the date of actual payment, at 14.6% a year;',
  ],
  [
    '二、撤销{{first_court}}{{first_case_number}}民事判决主文第二项。',
    '2. The second item of judgment {{first_case_number}} of {{first_court}} is set aside.',
  ],
];
/** By the result, 95.5 % of the claims are allowed on 191,000, and all of them on 200,000. */
const FEES_OF_191: Words = [
  '一审案件受理费 5,184.40 元，由{{appellee_name}}负担 233.30 元，由{{appellant_name}}负担 4,951.10 元；二审案件受理费 {{appeal_fee}} 元，由被上诉人{{appellee_name}}负担。',
  'Of the fee of the first instance, 5,184.40 yuan, {{appellee_name}} bears 233.30 yuan and {{appellant_name}} 4,951.10 yuan; the fee of the appeal, {{appeal_fee}} yuan, is borne by the appellee {{appellee_name}}.',
];
const FEES_OF_200: Words = [
  '一审案件受理费 5,184.40 元、二审案件受理费 {{appeal_fee}} 元，均由被上诉人{{appellee_name}}负担。',
  'The fees of the first instance, 5,184.40 yuan, and of the appeal, {{appeal_fee}} yuan, are borne by the appellee {{appellee_name}}.',
];
const orderAmended = (at: Premise, last: Words): BilingualDocument =>
  paragraphs(
    [
      '综上，一审判决认定事实有误，应予纠正。依照[[《中华人民共和国民事诉讼法》第一百七十七条第一款第二项]]规定，判决如下：',
      "The judgment below contains an error of fact and must be corrected. Under [[Article 177, first paragraph, item 2, of the Civil Procedure Law of the People's Republic of China]] the court decides:",
    ],
    ...so(at, TO_200, TO_191),
    [
      '如果未按本判决指定的期间履行给付金钱义务，应当依照[[《中华人民共和国民事诉讼法》第二百六十四条]]规定，加倍支付迟延履行期间的债务利息。',
      'If the money is not paid within the time set by this judgment, double interest on the debt is payable for the period of delay under [[Civil Procedure Law, Article 264]].',
    ],
    so(at, FEES_OF_200, FEES_OF_191),
    last,
  );

const signed = (labels: Record<'presiding' | 'judge' | 'clerk' | 'court', string>): Block[] => [
  sign('presiding', labels.presiding),
  sign('judge_a', labels.judge),
  sign('judge_b', labels.judge),
  line('{{judgment_date}}', 'right'),
  sign('clerk', labels.clerk),
  seal(labels.court),
];
const SIGNED = text(
  write(
    signed({ presiding: '审判长', judge: '审判员', clerk: '书记员', court: '明德市中级人民法院' }),
    signed({
      presiding: 'Presiding judge',
      judge: 'Judge',
      clerk: 'Court clerk',
      court: "Mingde Intermediate People's Court",
    }),
  ),
);

const valuesOf = (at: Premise): PaperValue[] => [
  value('found_principal', at.asked, at.asked, ...AMENDED),
  value('found_principal', at.found, at.found),
  value('outcome', '驳回上诉，维持原判。', 'The appeal is dismissed and the judgment upheld.'),
  value('appeal_fee', '91.33', '91.33'),
];

const SECOND = text(write([part('本院二审')], [part('The Second Instance')]));
const HOLDS = text(write([part('本院认为')], [part('The Court Holds')]));

const either = (upheld: BilingualDocument, amended: BilingualDocument): PaperPart[] => [
  textUnless(AMENDED, upheld),
  textWhen(AMENDED, amended),
];
const ordered = (at: Premise, last: Words): PaperPart[] => [
  ...either(orderUpheld(last), orderAmended(at, last)),
  SIGNED,
];
const below = (at: Premise): PaperPart => text(paragraphs(...partiesArgue(at), firstInstance(at)));
const reasoned = (at: Premise): readonly PaperPart[] => [
  text(head(at)),
  below(at),
  SECOND,
  text(paragraphs(...tried(at))),
  HOLDS,
  text(paragraphs(SCOPE)),
  ...either(paragraphs(so(at, UPHELD_191, UPHELD_200)), paragraphs(so(at, AMENDED_TO_200, AMENDED_TO_191))),
];

export const judgmentModels = (at: Premise): CaseModels => ({
  appeal_judgment: [
    sound(
      bi(
        '新证据采不采、值多少分开写；回应一审的每一项理由；结果落在第一百七十七条的一项，主文能执行。',
        'It deals separately with whether the new evidence is accepted and what weight it carries, answers each of the reasons of the judgment below, rests the result on an item of Article 177, and makes an enforceable order.',
      ),
      { values: valuesOf(at), parts: [...reasoned(at), ...ordered(at, FINAL)] },
    ),
    careless(
      bi(
        '新证据一句带过，逾期怎样处理没有写，本院认为没有说理，看不出为什么维持或者改判。',
        'It passes over the new evidence in one sentence, does not say how the delay is dealt with, and gives no reasons: nobody can see why the judgment below is upheld or amended.',
      ),
      {
        values: valuesOf(at),
        parts: [
          text(head(at)),
          below(at),
          SECOND,
          text(
            paragraphs([
              '二审中，双方各提交了一份新证据，证人出庭作证。本院经审理查明的其他事实与一审一致。',
              'At second instance each side submitted a new item of evidence, and a witness testified in court. In all other respects this court finds the same facts as the court of first instance.',
            ]),
          ),
          HOLDS,
          ...either(paragraphs(UPHELD_SHORT), paragraphs(REVERSED_SHORT)),
          ...ordered(at, FINAL),
        ],
      },
    ),
    wrong(
      bi(
        '照一审的格式告知十五日内上诉。第二审人民法院的判决是终审的判决（《民事诉讼法》第一百八十二条），应当写“本判决为终审判决”。',
        'It follows the form used at first instance and gives notice of an appeal within fifteen days. A judgment of second instance is final (Civil Procedure Law, Article 182), and must say so.',
      ),
      { values: valuesOf(at), parts: [...reasoned(at), ...ordered(at, MAY_APPEAL)] },
    ),
  ],
});
