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
import { FIRST_INSTANCE, PARTIES_ARGUE, TRIED } from './judgment-facts.ts';

/** No majority to uphold: the judgment below is amended. In every other run it is upheld. */
const AMENDED = [voted('deliberation', 'rejected')];

type Words = readonly [zh: string, en: string];

const paragraphs = (...words: readonly Words[]): BilingualDocument =>
  write(
    words.map(([zh]) => p(zh)),
    words.map(([, en]) => p(en)),
  );

const HEAD: BilingualDocument = write(
  [
    title('{{court}}'),
    title('民事判决书'),
    line('{{case_number}}', 'right'),
    line('上诉人（原审原告）：{{appellant_name}}　　委托诉讼代理人：{{counsel_a_name}}，恒正律师事务所律师'),
    line('被上诉人（原审被告）：{{appellee_name}}　　委托诉讼代理人：{{counsel_e_name}}，衡川律师事务所律师'),
    p(
      '上诉人{{appellant_name}}因与被上诉人{{appellee_name}}民间借贷纠纷一案，不服{{first_court}}{{first_case_number}}民事判决，向本院提起上诉。本院 {{filing_date}}立案后，依法组成合议庭，{{hearing_date}}公开开庭进行了审理。本案现已审理终结。',
    ),
  ],
  [
    title('{{court}}'),
    title('Civil Judgment'),
    line('{{case_number}}', 'right'),
    line('Appellant (plaintiff below): {{appellant_name}}. Counsel: {{counsel_a_name}}, Hengzheng Law Firm'),
    line('Appellee (defendant below): {{appellee_name}}. Counsel: {{counsel_e_name}}, Hengchuan Law Firm'),
    p(
      'In the private lending dispute between the appellant {{appellant_name}} and the appellee {{appellee_name}}, the appellant appealed against judgment {{first_case_number}} of {{first_court}}. The appeal was registered on {{filing_date}}, a panel was formed, and a public hearing was held on {{hearing_date}}. The trial is concluded.',
    ),
  ],
);

const SCOPE: Words = [
  '第二审人民法院应当对上诉请求的有关事实和适用法律进行审查（[[《中华人民共和国民事诉讼法》第一百七十五条]]）。双方对利率 14.6% 和起息日期 2023 年 3 月 12 日均未上诉，本院不予审理（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第三百二十一条]]）。本案二审的争议焦点是：9,000 元是否以现金交付。',
  'The court of second instance examines the facts and the law to which the appeal relates ([[Civil Procedure Law, Article 175]]). Neither side appeals against the rate of 14.6% or the day from which interest runs, 12 March 2023, and this court does not try them ([[CPL Interpretation, Article 321]]). The issue is whether 9,000 yuan was delivered in cash.',
];

const UPHELD: Words = [
  '主张现金已经交付的上诉人对此负有举证证明责任，应当证明到高度可能性（《解释》第九十一条、第一百零八条）。一审以“没有记账”为一项理由，与二审查明的事实不符，应予纠正。但流水本只能证明 2023 年 3 月 12 日有现金支出，不能确定支出的数额；被上诉人当晚即对第三人称“到手十九万一，头一季的人家先扣了”，与差额恰为三个月利息、转账后余额足以一次转足、上诉人没有否认“已经扣过”等情形一致。综合全案证据，现金交付仍处于真伪不明，应当认定该事实不存在，由上诉人承担不利后果。借款本金认定为 {{found_principal}} 元。一审判决认定事实虽有瑕疵，但裁判结果正确，本院纠正瑕疵后予以维持（《解释》第三百三十二条）。',
  'The appellant, who asserts delivery in cash, bears the burden of proving it to a high probability (Interpretation, Articles 91 and 108). That nothing was entered, one of the reasons below, does not agree with what is now found and is corrected. But the book proves only that cash was paid out on 12 March 2023, not how much. That very evening the appellee told a third person "got a hundred and ninety-one; they took the first quarter out beforehand", which agrees with a gap of exactly three months\' interest, with a balance that would have sufficed to send the whole sum, and with the appellant not denying "already deducted". On all the evidence the delivery remains unclear; it is found not to exist, to the disadvantage of the appellant. The principal is {{found_principal}} yuan. The judgment has a flaw in its facts but its result is right; the flaw being corrected, it is upheld (Interpretation, Article 332).',
];
const REVERSED: Words = [
  '主张现金已经交付的上诉人对此负有举证证明责任，应当证明到高度可能性（《解释》第九十一条、第一百零八条第一款）。一审以没有记账、2 月 27 日取现 10,000 元不足以支付 10,200 元为由，认定现金交付真伪不明；二审查明，3 月 10 日收银转入后备用金结余 10,470 元，3 月 12 日确有现金交给“周”，上述两项理由不能成立。流水本逐日记载，“取 周”二字系店员当日所写，支出 10,200 元时 3 月 15 日结余 1,070 元，与账面一致；该行虽有补写和刮擦，但上诉人对补写主动作了说明，被上诉人没有申请鉴定。流水本与“剩下的下午见面说”、当日下午交付信封、“那就都清了”以及“二十万我认”相互印证，足以使本院确信 9,000 元以现金交付具有高度可能性，应当认定该事实存在。证据 8 系被上诉人对他人的单方陈述，上诉人没有参与，不足以使上述事实真伪不明。借款本金认定为 {{found_principal}} 元。一审认定实际出借 191,000 元，属认定事实错误。',
  'The appellant, who asserts delivery in cash, bears the burden of proving it to a high probability (Interpretation, Articles 91 and 108, first paragraph). The judgment held the delivery unclear because nothing was entered and because the 10,000 yuan withdrawn on 27 February could not pay 10,200. It is now found that the balance of petty cash was 10,470 yuan after the till on 10 March, and that on 12 March cash was indeed taken for "Zhou"; neither reason holds. The book was kept from day to day; the words "Taken, Zhou" are the assistant\'s of that day; with 10,200 paid out the balance of 15 March is 1,070, as it stands there. There is an addition and a scraping in these lines, but the appellant disclosed the addition herself, and the appellee asked for no appraisal. The book agrees with "the rest when we meet this afternoon", the envelope of that afternoon, "then that\'s all settled" and "I admit the two hundred thousand", and satisfies this court that delivery of 9,000 yuan in cash is highly probable; it is found. Evidence 8 is what the appellee alone said to another, the appellant having no part in it, and does not make this unclear. The principal is {{found_principal}} yuan. That 191,000 was actually lent, as the judgment below says, is a wrong finding of fact.',
];
const UPHELD_SHORT: Words = [
  '上诉人的证据不足，上诉请求不能成立。借款本金认定为 {{found_principal}} 元，一审判决并无不当，应予维持。',
  "The appellant's evidence is not enough and the appeal fails. The principal is {{found_principal}} yuan; there is nothing wrong with the judgment, and it is upheld.",
];
const REVERSED_SHORT: Words = [
  '根据二审新证据，上诉人的请求成立。借款本金认定为 {{found_principal}} 元，一审判决应予改判。',
  "On the new evidence the appellant's request is well founded. The principal is found to be {{found_principal}} yuan, and the judgment below is amended.",
];

const FINAL: Words = ['本判决为终审判决。', 'This judgment is final.'];
const MAY_APPEAL: Words = [
  '如不服本判决，可以在判决书送达之日起十五日内，向本院递交上诉状，并按对方当事人的人数提出副本，上诉于上一级人民法院。',
  "A party who does not accept this judgment may, within fifteen days of its service, file an appeal with this court, with a copy for each opposing party, to the people's court at the next higher level.",
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
const orderAmended = (last: Words): BilingualDocument =>
  paragraphs(
    [
      '综上，一审判决认定事实有误，应予纠正。依照[[《中华人民共和国民事诉讼法》第一百七十七条第一款第二项]]规定，判决如下：',
      "The judgment below found a fact wrongly and must be corrected. Under [[Article 177, first paragraph, item 2, of the Civil Procedure Law of the People's Republic of China]] the court decides:",
    ],
    [
      '一、变更{{first_court}}{{first_case_number}}民事判决主文第一项为：{{appellee_name}}于本判决生效之日起十日内返还{{appellant_name}}借款本金 {{found_principal}} 元，并支付利息（以未还本金为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算）；',
      '1. The first item of judgment {{first_case_number}} of {{first_court}} is amended to read: {{appellee_name}} shall, within ten days of this judgment taking effect, repay {{appellant_name}} the principal of {{found_principal}} yuan with interest on the outstanding principal, from 12 March 2023 until the date of actual payment, at 14.6% a year;',
    ],
    [
      '二、撤销{{first_court}}{{first_case_number}}民事判决主文第二项。',
      '2. The second item of judgment {{first_case_number}} of {{first_court}} is set aside.',
    ],
    [
      '如果未按本判决指定的期间履行给付金钱义务，应当依照[[《中华人民共和国民事诉讼法》第二百六十四条]]规定，加倍支付迟延履行期间的债务利息。',
      'If the money is not paid within the time set by this judgment, interest on the debt is doubled for the period of delay under [[Civil Procedure Law, Article 264]].',
    ],
    [
      '一审案件受理费 5,184.40 元、二审案件受理费 {{appeal_fee}} 元，均由被上诉人{{appellee_name}}负担。',
      'The fees of the first instance, 5,184.40 yuan, and of the appeal, {{appeal_fee}} yuan, are borne by the appellee {{appellee_name}}.',
    ],
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

const VALUES: PaperValue[] = [
  value('found_principal', '200,000', '200,000', ...AMENDED),
  value('found_principal', '191,000', '191,000'),
  value('outcome', '驳回上诉，维持原判。', 'The appeal is dismissed and the judgment upheld.'),
  value('appeal_fee', '91.33', '91.33'),
];

const BELOW = text(paragraphs(...PARTIES_ARGUE, FIRST_INSTANCE));
const SECOND = text(write([part('本院二审')], [part('The Second Instance')]));
const HOLDS = text(write([part('本院认为')], [part('The Court Holds')]));

const either = (upheld: BilingualDocument, amended: BilingualDocument): PaperPart[] => [
  textUnless(AMENDED, upheld),
  textWhen(AMENDED, amended),
];
const ordered = (last: Words): PaperPart[] => [...either(orderUpheld(last), orderAmended(last)), SIGNED];
const REASONED: readonly PaperPart[] = [
  text(HEAD),
  BELOW,
  SECOND,
  text(paragraphs(...TRIED)),
  HOLDS,
  text(paragraphs(SCOPE)),
  ...either(paragraphs(UPHELD), paragraphs(REVERSED)),
];

export const JUDGMENT_MODELS: CaseModels = {
  appeal_judgment: [
    sound(
      bi(
        '新证据采不采、值多少分开写；回应一审的每一项理由；结果落在第一百七十七条的一项，主文能执行。',
        'Whether the new evidence is accepted and what it is worth stand apart; the reasons below are answered; the result rests on an item of Article 177 and the order can be enforced.',
      ),
      { values: VALUES, parts: [...REASONED, ...ordered(FINAL)] },
    ),
    careless(
      bi(
        '新证据一句带过，逾期怎样处理没有写，本院认为没有说理，看不出为什么维持或者改判。',
        'One sentence on the new evidence, nothing on the delay, and no reasons: nobody can see why it is upheld or amended.',
      ),
      {
        values: VALUES,
        parts: [
          text(HEAD),
          BELOW,
          SECOND,
          text(
            paragraphs([
              '二审中，双方各提交了一份新证据，证人出庭作证。本院经审理查明的其他事实与一审一致。',
              'At second instance each side submitted a new item of evidence and a witness testified. For the rest the facts are as found below.',
            ]),
          ),
          HOLDS,
          ...either(paragraphs(UPHELD_SHORT), paragraphs(REVERSED_SHORT)),
          ...ordered(FINAL),
        ],
      },
    ),
    wrong(
      bi(
        '照一审的格式告知十五日内上诉。第二审人民法院的判决是终审的判决（《民事诉讼法》第一百八十二条），应当写“本判决为终审判决”。',
        'Like a first judgment it speaks of an appeal within fifteen days. A judgment of second instance is final (Civil Procedure Law, Article 182), and must say so.',
      ),
      { values: VALUES, parts: [...REASONED, ...ordered(MAY_APPEAL)] },
    ),
  ],
};
