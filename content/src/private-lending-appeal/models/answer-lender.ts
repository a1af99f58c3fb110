import { p } from '../../build.ts';
import { value } from '../../models.ts';
import type { Answer, Both } from './answer.ts';

/** The answer of the lender, who won below and must still prove delivery. */

type Words = readonly [zh: string, en: string];

const LATE = value(
  'late_reason',
  '答辩人误以为流水本已由 2024 年离职的店员带走，问过一次没有下文，以后没有再找，也没有向代理人提起，直到 2025 年 5 月 20 日搬迁时才发现。逾期提供不是故意，也不构成重大过失；该证据与借款本金这一基本事实有关，请予采纳（《民诉法解释》第一百零二条）。答辩人愿意就疏于寻找接受训诫。',
  'The appellee believed that the assistant who left in 2024 had taken the book; she asked once without result, did not look again and did not tell her counsel, until it was found when the shop moved on 20 May 2025. The delay was neither intentional nor grossly negligent, and the book bears on a basic fact, the principal: it should be admitted (CPL Interpretation, Article 102). The appellee accepts a reprimand for not looking further.',
);
const LATE_VAGUE = value('late_reason', '搬家时才找到。', 'it was found only when the shop moved.');

const opinion = (asked: Words, last: Words): Both => ({
  zh: [
    p(asked[0]),
    p(
      '一、一审的认定不只依靠取现一条理由。借条由上诉人亲笔书写，载明 200,000 元；当日下午交付信封，上诉人说“那就都清了”，与“剩下的下午见面说”相衔接；到期后上诉人明确表示“二十万我认”。这三条理由都没有被新证据动摇。2 月 27 日取现 10,000 元不足以支付 10,200 元，这一处确有不足，由证据 7 补足。答辩人知道交付由自己举证（《民诉法解释》第九十一条）。',
    ),
    p(
      '二、证据 8 形式上的真实性不持异议，证明目的不认可。聊天是上诉人单方对自己工人所说，答辩人没有参与，不能证明双方约定预先扣息；当晚丁大勇正在催要工钱，上诉人少说到手的钱有其动机；丁大勇没有见过交付，至今等着上诉人付 2,600 元工钱。一审中“头一季的已经扣过”同样是上诉人的说法，换一个人听不会变成另一项证据。',
    ),
    p(
      '三、证据 7 是答辩人店内备用金流水本原件，由店员逐日记载，第 7 页前后连续。3 月 10 日收银转入 2,300 元后结余 10,470 元；3 月 12 日支出 10,200 元，其中借款 9,000 元、货架尾款 1,200 元。括号内文字系答辩人当晚补写；“10200”没有千位分隔，是否答辩人所写，答辩人不能确定；3 月 15 日结余处的刮擦由谁形成，答辩人不知道，一并如实说明。一审所答“没有记过这笔”，是指本人没有记账。逾期提供的理由：{{late_reason}}',
    ),
    p(last[0]),
  ],
  en: [
    p(asked[1]),
    p(
      '1. The judgment does not rest on the withdrawal alone. The appellant wrote the note in his own hand, and it states 200,000 yuan; that afternoon an envelope was handed over and the appellant said "then that\'s all settled", which follows on "the rest when we meet this afternoon"; and after the due date he wrote "I admit the two hundred thousand". The new evidence undermines none of these. The 10,000 yuan withdrawn on 27 February was not enough to pay 10,200: here the judgment does fall short, and evidence 7 supplies what is missing. The appellee is aware that she must prove delivery (CPL Interpretation, Article 91).',
    ),
    p(
      '2. It is not disputed that evidence 8 is genuine in form; what is disputed is that it proves what it is submitted to prove. The words are what the appellant alone told his own workman. The appellee had no part in them, and they do not prove that a deduction was agreed. Ding Dayong was asking for his wages that evening, and the appellant had reason to understate what he had received. Ding saw no delivery and is still waiting for 2,600 yuan from him. "Already deducted" was likewise the appellant\'s own account at first instance; telling it to someone else does not turn it into another piece of evidence.',
    ),
    p(
      '3. Evidence 7 is the original petty cash book of the appellee\'s shop, kept from day to day by an assistant; page 7 is in sequence with the pages before and after it. After a transfer of 2,300 yuan from the till on 10 March the balance was 10,470; on 12 March 10,200 was paid out, 9,000 of it for the loan and 1,200 for the shelves. The words in brackets were added by the appellee that evening; "10200" has no separator, and she cannot say whether the figures are hers; nor does she know who scraped the balance of 15 March. She discloses all this. Her answer at first instance, "I did not enter this sum", meant that she herself had not entered it. The reason for the delay: {{late_reason}}',
    ),
    p(last[1]),
  ],
});

const ASKED: Words = ['请求驳回上诉，维持原判。', 'The appeal should be dismissed and the judgment upheld.'];
const ASKED_WRONG: Words = [
  '请求驳回上诉；并请求判令上诉人赔偿答辩人律师费 6,000 元。',
  'The appeal should be dismissed, and the appellant should be ordered to pay 6,000 yuan of legal fees to the appellee.',
];
const NOTHING_MORE: Words = [
  '四、答辩人没有上诉，不另提请求；二审应当围绕上诉请求进行审理（《民诉法解释》第三百二十一条）。',
  '4. The appellee has not appealed and asks for nothing of her own; the trial on appeal is confined to the requests made in the appeal (CPL Interpretation, Article 321).',
];
const FEES: Words = [
  '四、上诉人滥行上诉，使答辩人两审共支出律师费 6,000 元，依公平原则应当由上诉人赔偿。',
  '4. The appellant has abused his right of appeal and caused the appellee to spend 6,000 yuan on legal fees in two instances, for which in fairness he should compensate her.',
];

const SHORT: Both = {
  zh: [
    p('请求驳回上诉，维持原判。'),
    p('一、一审判决认定事实清楚，适用法律正确，应予维持。'),
    p('二、上诉人提交的聊天是他自己说的，真实性、合法性、关联性均不认可。'),
    p('三、证据 7 是答辩人店里的账本，可以证明现金已经给了。逾期的理由：{{late_reason}}'),
  ],
  en: [
    p('The appeal should be dismissed and the judgment upheld.'),
    p('1. The judgment found the facts clearly and applied the law correctly; it should be upheld.'),
    p(
      '2. The chat submitted by the appellant consists of his own words. Its authenticity, lawfulness and relevance are all disputed.',
    ),
    p(
      "3. Evidence 7 is the account book of the appellee's shop. It proves that the cash was handed over. The reason for the delay: {{late_reason}}",
    ),
  ],
};

export const LENDERS_ANSWER: Answer = {
  notes: {
    sound: [
      '知道举证责任仍在自己一方；先守一审的理由，用账本补缺口，疑点自己先说；不越出答辩的范围。',
      'It recognises that the burden of proof is still on its side, first defends the reasons of the judgment, closes the gap with the book, discloses the doubtful points itself, and keeps within the limits of an answer.',
    ],
    careless: [
      '套话多，没有说一审哪几条理由成立，账本的疑点一字不提，“三性均不认可”没有理由。',
      'It consists of set phrases: it does not say which reasons of the judgment hold, is silent on the doubtful points of the book, and gives no reason why the authenticity, lawfulness and relevance of the chat are "all disputed".',
    ],
    wrong: [
      '在答辩里请求律师费。一审没有请求过，属于独立的新请求，二审只能根据自愿原则调解（《民诉法解释》第三百二十六条）；没有上诉的，不能在答辩里提出自己的请求（第三百二十一条）。',
      'It asks for legal fees in the answer. They were not claimed at first instance and are an independent new claim, on which the court may only mediate (CPL Interpretation, Article 326); and a party that has not appealed cannot make requests of its own in an answer (Article 321).',
    ],
  },
  late: LATE,
  lateVague: LATE_VAGUE,
  sound: opinion(ASKED, NOTHING_MORE),
  careless: SHORT,
  wrong: opinion(ASKED_WRONG, FEES),
};
