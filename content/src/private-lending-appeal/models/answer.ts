import type { BilingualDocument, PaperValue } from '@lets/contract';
import { type Block, bi, heading, line, p, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';
import { either, type Premise } from '../premise.ts';
import { LENDERS_ANSWER } from './answer-lender.ts';

export interface Both {
  readonly zh: readonly Block[];
  readonly en: readonly Block[];
}

const LATE = value(
  'late_reason',
  '丁大勇 2024 年春节后外出务工、更换号码，答辩人自己的手机 2024 年 8 月损坏且没有备份，2025 年 5 月下旬丁大勇返回明德后才取得联系。逾期提供出于客观原因（《民诉法解释》第一百零一条第二款）；即使认为答辩人有疏忽，也不是故意或者重大过失，且与基本事实有关，应当采纳（第一百零二条）。',
  "Ding Dayong left to work elsewhere after the spring festival of 2024 and changed his number; the appellee's own phone broke in August 2024 and nothing had been backed up; he was reached only when he came back to Mingde late in May 2025. The delay has an objective cause (CPL Interpretation, Article 101, second paragraph); even if there was some neglect, it was neither intentional nor grossly negligent, and the chat bears on a basic fact and should be admitted (Article 102).",
);
const LATE_VAGUE = value('late_reason', '之前联系不上证人。', 'the witness could not be reached before.');

export interface Answer {
  readonly notes: Readonly<Record<'sound' | 'careless' | 'wrong', readonly [zh: string, en: string]>>;
  readonly late: PaperValue;
  readonly lateVague: PaperValue;
  readonly sound: Both;
  readonly careless: Both;
  readonly wrong: Both;
}

const answer = (at: Premise, opinion: Both): BilingualDocument =>
  write(
    [
      title('民事答辩状'),
      line(
        `答辩人（被上诉人、${at.appellee.below[0]}）：{{appellee_name}}　　委托诉讼代理人：{{counsel_e_name}}，${at.appellee.firm[0]}律师`,
      ),
      p('就{{appellant_name}}不服{{first_case_number}}民事判决提起的上诉，答辩如下：'),
      heading('答辩意见'),
      ...opinion.zh,
      p('此致'),
      line('{{court}}'),
      sign('appellee', '答辩人'),
      line('{{answer_date}}', 'right'),
    ],
    [
      title('Answer to the Appeal'),
      line(
        `Answering party (appellee, ${at.appellee.below[1]}): {{appellee_name}}. Counsel: {{counsel_e_name}}, ${at.appellee.firm[1]}`,
      ),
      p('To the appeal of {{appellant_name}} against judgment {{first_case_number}} the appellee answers:'),
      heading('Answer'),
      ...opinion.en,
      p('To'),
      line('{{court}}'),
      sign('appellee', 'Appellee'),
      line('{{answer_date}}', 'right'),
    ],
  );

const opinion = (asked: readonly [string, string], last: readonly [string, string]): Both => ({
  zh: [
    p(asked[0]),
    p(
      '一、一审的认定不只依靠“没有记账”一条理由。转账后账户余额足以一次转足 200,000 元，另付一部分现金没有合理解释；差额 9,000 元恰为 200,000 元按月利率 1.5% 计算的三个月利息；诉讼以前答辩人即称“头一季的已经扣过”，上诉人没有否认。这三条理由都没有被新证据动摇。',
    ),
    p(
      '二、证据 7 的来源和关联性可以讨论，关键内容的真实性不予认可。3 月 12 日一行墨色不同，“10200”没有千位分隔，与其他各行的书写习惯不符；括号内文字由上诉人自行补写；3 月 15 日结余“1,070”在“1”和“0”之间有刮擦。按支出 1,200 元计算，该日结余应为 10,470 − 1,200 + 800 = 10,070 元，与刮擦的位置吻合。账本不能证明支出的数额。上诉人一审陈述没有记账，二审又称当晚自己补写过，前后矛盾，应当说明理由；理由不成立的，不予支持（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第三百四十条]]，以下简称《民诉法解释》）。',
    ),
    p(
      '三、证据 8 是 2023 年 3 月 12 日 20 时 05 分答辩人给丁大勇的微信：“到手十九万一，头一季的人家先扣了”。聊天形成于借款当晚，早于一切争议，与借条、转账一致，原载体在丁大勇手机上，可以当庭核对。答辩人尚欠丁大勇工钱 2,600 元，如实说明，请法庭结合原载体判断证言。逾期提供的理由：{{late_reason}}',
    ),
    p(last[0]),
  ],
  en: [
    p(asked[1]),
    p(
      '1. The judgment does not rest on the missing entry alone. The balance of the account would have sufficed to send the whole 200,000 yuan at once, and there is no reasonable explanation for paying a part in cash; the gap of 9,000 is exactly three months\' interest on 200,000 at 1.5% a month; and before the action the appellee wrote that the first quarter\'s "was already deducted", which the appellant did not deny. The new evidence undermines none of these three reasons.',
    ),
    p(
      '2. The source and relevance of evidence 7 are open to discussion; the authenticity of its decisive entries is not accepted. In the line of 12 March the ink changes and "10200" has no separator, unlike every other line; the words in brackets were added by the appellant herself; in the balance of 15 March, "1,070", the paper is scraped between the "1" and the "0". If 1,200 was paid out, the balance of that day would be 10,470 - 1,200 + 800 = 10,070 yuan, which fits the place of the scraping. The book does not prove how much was paid out. At first instance the appellant said that nothing was entered; now she says that she wrote in the book that evening. She must give reasons for the contradiction, and if they do not hold, the change is not allowed ([[CPL Interpretation, Article 340]]).',
    ),
    p(
      '3. Evidence 8 is the message of the appellee to Ding Dayong of 12 March 2023, 20:05: "Got a hundred and ninety-one; they took the first quarter out beforehand". It dates from the evening of the loan, before any dispute, and agrees with the note and the transfer; the original is on Ding Dayong\'s phone and can be checked in court. The appellee discloses that he still owes Ding 2,600 yuan in wages and asks the court to assess the testimony against the original. The reason for the delay: {{late_reason}}',
    ),
    p(last[1]),
  ],
});

const ASKED: [string, string] = [
  '请求驳回上诉，维持原判。',
  'The appeal should be dismissed and the judgment upheld.',
];
const ASKED_WRONG: [string, string] = [
  '请求驳回上诉；并请求将一审判决的利率由年利率 14.6% 改为 3.65%。',
  'The appeal should be dismissed, and the rate in the judgment should be changed from 14.6% to 3.65% a year.',
];
const NOTHING_MORE: [string, string] = [
  '四、答辩人没有上诉，对利率和起息日期不另提请求；二审应当围绕上诉请求进行审理（《民诉法解释》第三百二十一条）。',
  '4. The appellee has not appealed and makes no request as to the rate or the day from which interest runs; the trial on appeal is confined to the requests made in the appeal (CPL Interpretation, Article 321).',
];
const LOWER: [string, string] = [
  '四、年利率 14.6% 过高，加重了答辩人的负担。既然二审重新审理，请一并按合同成立时的一年期贷款市场报价利率 3.65% 计算利息。',
  '4. 14.6% a year is too high a burden on the appellee. Since the case is being tried again on appeal, interest should be calculated at 3.65%, the one-year loan prime rate when the contract was formed.',
];

const SHORT: Both = {
  zh: [
    p('请求驳回上诉，维持原判。'),
    p('一、一审判决认定事实清楚，适用法律正确，应予维持。'),
    p('二、上诉人提交的证据 7 是后来做的，真实性、合法性、关联性均不认可。'),
    p('三、证据 8 是答辩人和工人的聊天，可以证明利息已经先扣。逾期的理由：{{late_reason}}'),
  ],
  en: [
    p('The appeal should be dismissed and the judgment upheld.'),
    p('1. The judgment found the facts clearly and applied the law correctly; it should be upheld.'),
    p(
      '2. Evidence 7, submitted by the appellant, was made afterwards. Its authenticity, lawfulness and relevance are all disputed.',
    ),
    p(
      '3. Evidence 8 is a chat between the appellee and a workman. It proves that the interest was deducted. The reason for the delay: {{late_reason}}',
    ),
  ],
};

const BORROWERS_ANSWER: Answer = {
  notes: {
    sound: [
      '先守一审的理由，再说账本的三处异常，对自己证据的弱点也有交代，不越出答辩的范围。',
      'It first defends the reasons of the judgment, then presents the three irregularities of the book together, deals with the weak points of its own evidence, and keeps within the limits of an answer.',
    ],
    careless: [
      '套话多，没有说一审哪几条理由成立、账本哪里有疑问，“三性均不认可”没有理由。',
      'It consists of set phrases: it does not say which reasons of the judgment hold or what is doubtful in the book, and gives no reason why the authenticity, lawfulness and relevance of the evidence are "all disputed".',
    ],
    wrong: [
      '没有上诉，却在答辩里请求降低利率。二审围绕上诉请求审理，当事人没有提出请求的不予审理（《民诉法解释》第三百二十一条）；不服利率应当在上诉期内自己上诉，答辩只能反驳。',
      'He did not appeal, yet asks in the answer for a lower rate. The trial is confined to the requests made in the appeal, and what no party has requested is not tried (CPL Interpretation, Article 321): a party that disputes the rate must itself appeal in time, and an answer can only oppose the appeal.',
    ],
  },
  late: LATE,
  lateVague: LATE_VAGUE,
  sound: opinion(ASKED, NOTHING_MORE),
  careless: SHORT,
  wrong: opinion(ASKED_WRONG, LOWER),
};

export const answerModels = (at: Premise): CaseModels => {
  const own = either(at, BORROWERS_ANSWER, LENDERS_ANSWER);
  return {
    appeal_answer: [
      sound(bi(...own.notes.sound), { values: [own.late], parts: [text(answer(at, own.sound))] }),
      careless(bi(...own.notes.careless), {
        values: [own.lateVague],
        parts: [text(answer(at, own.careless))],
      }),
      wrong(bi(...own.notes.wrong), { values: [own.late], parts: [text(answer(at, own.wrong))] }),
    ],
  };
};
