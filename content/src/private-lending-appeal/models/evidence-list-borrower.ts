import { p, table } from '../../build.ts';
import { value } from '../../models.ts';
import type { Both, EvidenceList } from './evidence-list.ts';

/** The list of the borrower: a chat on another person's phone, and that person as a witness. */

const REASON = value(
  'late_reason',
  '聊天的原载体在丁大勇手机上。丁大勇 2024 年春节后外出务工、更换号码，上诉人自己的手机 2024 年 8 月损坏且没有备份，2025 年 5 月 24 日丁大勇回到明德才取得联系。逾期提供出于客观原因，视为未逾期（《民诉法解释》第一百零一条第二款）；即使认为上诉人有疏忽，也不是故意或者重大过失，且与基本事实有关，应当采纳（第一百零二条）。',
  "The original of the chat is on Ding Dayong's phone. He left to work elsewhere after the spring festival of 2024 and changed his number; the appellant's own phone broke in August 2024 and nothing had been backed up; Ding was reached only when he came back to Mingde on 24 May 2025. The delay has an objective cause, and the evidence is deemed to be in time (CPL Interpretation, Article 101, second paragraph); even if there was some neglect, it was neither intentional nor grossly negligent, and the chat bears on a basic fact and should be admitted (Article 102).",
);
const REASON_VAGUE = value('late_reason', '之前联系不上证人。', 'The witness could not be reached before.');

const NAME: Both = {
  zh: [
    table(
      ['编号', '名称', '原载体和页数', '来源'],
      [
        '8',
        '周启明与丁大勇的微信聊天（2023 年 3 月 12 日 19 时 48 分至 20 时 10 分、13 日 12 时 31 分）',
        '原载体为丁大勇手机，当庭出示核对；打印件 1 页',
        '丁大勇保存，手机没有更换',
      ],
      ['证人', '丁大勇', '出庭作证', '聊天的另一方，只作证聊天的形成和保存'],
    ),
  ],
  en: [
    table(
      ['No.', 'Name', 'Original and pages', 'Source'],
      [
        '8',
        'Chat between Zhou Qiming and Ding Dayong (12 March 2023, 19:48 to 20:10; 13 March, 12:31)',
        "The original is on Ding Dayong's phone and will be produced in court; printout of one page",
        'Kept by Ding Dayong, who still has the same phone',
      ],
      [
        'Witness',
        'Ding Dayong',
        'To testify in court',
        'The other side of the chat; he testifies only to how it was written and kept',
      ],
    ),
  ],
};
const FOUND: Both = {
  zh: [
    p(
      '丁大勇 2024 年春节后外出务工，换过手机号。2025 年 5 月 24 日他回到明德，为 2,600 元工钱找到上诉人；上诉人问起 2023 年 3 月 12 日晚的聊天，他在原手机上找到，没有删改。',
    ),
  ],
  en: [
    p(
      'Ding Dayong left to work elsewhere after the spring festival of 2024 and changed his number. On 24 May 2025 he came back to Mingde and called on the appellant for his wages of 2,600 yuan. Asked about the chat of the evening of 12 March 2023, he found it on the same phone; nothing has been deleted or changed.',
    ),
  ],
};
const PURPOSE: Both = {
  zh: [
    p(
      '一、借款当晚、争议发生以前，上诉人即称“到手十九万一，头一季的人家先扣了”“写二十万”，与借条、转账一致；二、使 9,000 元现金交付的事实真伪不明。聊天系上诉人本人所说，不能单独证明双方怎样约定，上诉人一并说明。',
    ),
  ],
  en: [
    p(
      '(1) On the evening of the loan, before any dispute, the appellant wrote "Got a hundred and ninety-one; they took the first quarter out beforehand" and "Two hundred thousand", which agrees with the note and the transfer. (2) It leaves unclear whether 9,000 yuan was delivered in cash. The appellant acknowledges that the words are his own and do not by themselves prove what the parties agreed.',
    ),
  ],
};
const TIES: Both = {
  zh: [
    p(
      '丁大勇至 2024 年 1 月止在上诉人处做工，上诉人尚欠工钱 2,600 元，答应官司了结以后付清。2025 年 5 月上诉人请他吃过一次饭，付路费 200 元。上诉人只请他照手机上的聊天作证，没有约定其他内容。',
    ),
  ],
  en: [
    p(
      'Ding Dayong worked for the appellant until January 2024. The appellant still owes him 2,600 yuan in wages and has promised to pay when the case is over. In May 2025 he bought him a meal and paid 200 yuan for the fare. He asked him only to testify to the chat on the phone; nothing else was agreed.',
    ),
  ],
};
const TIES_WRONG: Both = {
  zh: [p('丁大勇早已离开上诉人处，双方没有任何经济往来，也没有约定。上诉人没有给过他任何东西。')],
  en: [
    p(
      'Ding Dayong left the appellant long ago. There are no financial dealings between them, and nothing was agreed. The appellant has never given him anything.',
    ),
  ],
};

export const BORROWERS_LIST: EvidenceList = {
  notes: {
    sound: [
      '原载体在谁手里、怎样核对写清楚；欠的工钱、给的路费自己先说；证明目的不超出聊天能证明的。',
      'It says who has the original and how it can be checked, discloses the wages owed and the fare paid, and claims no more than the chat can prove.',
    ],
    careless: [
      '没有写原载体在哪里、怎样核对，证明目的空泛，没有说明与证人的关系。',
      'It does not say where the original is or how it can be checked; what it is to prove is stated only vaguely, and it says nothing of the ties to the witness.',
    ],
    wrong: [
      '隐瞒工钱和路费。诉讼应当遵循诚信原则（《民事诉讼法》第十三条第一款）；证人的路费本来就由申请的一方先行垫付（第七十七条），瞒着反而使聊天和证言一起失去信用。',
      'It conceals the wages and the fare. Litigation must follow the principle of good faith (Civil Procedure Law, Article 13, first paragraph); the fare of a witness is in any case advanced by the party that calls him (Article 77), and concealing it only makes both the chat and the testimony lose credibility.',
    ],
  },
  reason: REASON,
  vagueReason: REASON_VAGUE,
  sound: { name: NAME, found: FOUND, purpose: PURPOSE, odd: TIES },
  careless: {
    name: {
      zh: [table(['编号', '名称', '原载体和页数', '来源'], ['8', '微信聊天', '截图', '证人提供'])],
      en: [
        table(
          ['No.', 'Name', 'Original and pages', 'Source'],
          ['8', 'WeChat messages', 'Screenshot', 'From the witness'],
        ),
      ],
    },
    found: { zh: [p('证人回来以后找到的。')], en: [p('Found when the witness came back.')] },
    purpose: {
      zh: [p('证明上诉人一审所说属实。')],
      en: [p('To prove that what the appellant said at first instance is true.')],
    },
    odd: {
      zh: [p('证人与上诉人认识，愿意如实作证。')],
      en: [p('The witness knows the appellant and is willing to tell the truth.')],
    },
  },
  wrong: { name: NAME, found: FOUND, purpose: PURPOSE, odd: TIES_WRONG },
};
