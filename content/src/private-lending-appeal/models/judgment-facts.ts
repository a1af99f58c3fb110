import { either, type Premise } from '../premise.ts';

/** What the judgment of second instance tells before it gives reasons, whatever the result. */

type Words = readonly [zh: string, en: string];

const LENDER_ARGUES: readonly Words[] = [
  [
    '{{appellant_name}}上诉请求：1. 将一审判决第一项的借款本金 {{first_principal}} 元改判为 200,000 元，利息按同一标准计算；2. 一、二审案件受理费由{{appellee_name}}负担。事实和理由：新找到的备用金流水本记载 2023 年 3 月 12 日支出现金 10,200 元，其中借款 9,000 元、货架尾款 1,200 元，一审以没有记账为由认定现金交付真伪不明，不能成立。',
    '{{appellant_name}} asks: 1. that the principal in item 1 of the judgment be changed from {{first_principal}} to 200,000 yuan, with interest on the same terms; 2. that {{appellee_name}} bear the fees of both instances. Reasons: the petty cash book now found records 10,200 yuan of cash paid out on 12 March 2023, 9,000 of it for the loan and 1,200 for the shelves. The finding that delivery in cash is unclear because nothing was entered cannot stand.',
  ],
  [
    '{{appellee_name}}辩称：请求驳回上诉，维持原判。一审的理由不只没有记账一项；流水本关键一行墨色不同，括号内文字系上诉人自行补写，紧接着的结余有刮擦，不能证明支出的数额；{{appellee_name}}借款当晚即对丁大勇说明第一季利息已经先扣。',
    '{{appellee_name}} answers: the appeal should be dismissed and the judgment upheld. The missing entry was not the only reason. In the decisive line the ink changes, the words in brackets were added by the appellant, and the balance after it is scraped; the book does not prove how much was paid out. On the evening of the loan {{appellee_name}} told Ding Dayong that the interest of the first quarter had been taken out.',
  ],
];

const BORROWER_ARGUES: readonly Words[] = [
  [
    '{{appellant_name}}上诉请求：1. 将一审判决主文的借款本金 {{first_principal}} 元改判为 191,000 元，利息按同一标准计算，驳回其他诉讼请求；2. 一审案件受理费按改判的结果重新分担，二审案件受理费由{{appellee_name}}负担。事实和理由：现金交付由{{appellee_name}}举证，取现 10,000 元不足以支付 10,200 元；差额恰为三个月利息；{{appellant_name}}借款当晚即对丁大勇说明第一季利息已经先扣，现金交付至少真伪不明。',
    "{{appellant_name}} asks: 1. that the principal in the order be changed from {{first_principal}} to 191,000 yuan, with interest on the same terms, and the other claims dismissed; 2. that the fee of the first instance be reapportioned according to the new result and that {{appellee_name}} bear the fee of the appeal. Reasons: {{appellee_name}} must prove delivery in cash, and the 10,000 yuan withdrawn was not enough to pay 10,200; the gap is exactly three months' interest; and on the evening of the loan {{appellant_name}} told Ding Dayong that the interest of the first quarter had been taken out. At the very least, delivery in cash is unclear.",
  ],
  [
    '{{appellee_name}}辩称：请求驳回上诉，维持原判。借条、信封和“二十万我认”没有被新证据动摇；聊天是{{appellant_name}}单方对自己工人所说，丁大勇等着{{appellant_name}}付工钱；新找到的备用金流水本记载 2023 年 3 月 10 日结余 10,470 元、3 月 12 日支出 10,200 元，现金有来源，括号内文字系{{appellee_name}}当晚补写。',
    '{{appellee_name}} answers: the appeal should be dismissed and the judgment upheld. The new evidence does not undermine the note, the envelope or "I admit the two hundred thousand". The chat is what {{appellant_name}} alone told his own workman, who is waiting for his wages. The petty cash book now found shows a balance of 10,470 yuan on 10 March 2023 and 10,200 paid out on 12 March, so the cash had a source; the words in brackets were added by {{appellee_name}} that evening.',
  ],
];

const FOUND_UNCLEAR: Words = [
  '一审法院认定：2023 年 3 月 12 日，{{appellee_name}}向{{appellant_name}}出具 200,000 元的借条，{{appellant_name}}当日转账 191,000 元；双方约定借期一年、月利率 1.5%、按季付息；{{appellant_name}}主张差额 9,000 元以现金交付，没有收条、记账或者当日支取的凭证，该事实真伪不明。一审判决：一、{{appellee_name}}于判决生效之日起十日内返还{{appellant_name}}借款本金 {{first_principal}} 元，并支付利息（以未还本金为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算）；二、驳回{{appellant_name}}的其他诉讼请求。',
  'The court of first instance found: on 12 March 2023 {{appellee_name}} gave {{appellant_name}} a note for 200,000 yuan, and she transferred 191,000 yuan that day; the loan was for one year at 1.5% a month, with interest payable quarterly; her assertion that the other 9,000 yuan was delivered in cash is supported by no receipt, entry or withdrawal of that day, and the fact remains unclear. It decided: 1. {{appellee_name}} shall within ten days of the judgment taking effect repay {{appellant_name}} the principal of {{first_principal}} yuan with interest on the outstanding principal at 14.6% a year from 12 March 2023 until the date of actual payment; 2. the other claims of {{appellant_name}} are dismissed.',
];

const FOUND_DELIVERED: Words = [
  '一审法院认定：2023 年 3 月 12 日，{{appellant_name}}向{{appellee_name}}出具 200,000 元的借条，{{appellee_name}}当日转账 191,000 元；双方约定借期一年、月利率 1.5%、按季付息；借条、2 月 27 日取现 10,000 元、当日下午交付的信封和“二十万我认”相互印证，9,000 元以现金交付具有高度可能性。一审判决：{{appellant_name}}于判决生效之日起十日内返还{{appellee_name}}借款本金 {{first_principal}} 元，并支付利息（以未还本金为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算）；案件受理费 5,184.40 元由{{appellant_name}}负担。',
  'The court of first instance found: on 12 March 2023 {{appellant_name}} gave {{appellee_name}} a note for 200,000 yuan, and she transferred 191,000 yuan that day; the loan was for one year at 1.5% a month, with interest payable quarterly; the note, the 10,000 yuan withdrawn on 27 February, the envelope handed over that afternoon and "I admit the two hundred thousand" corroborate one another, and delivery of the other 9,000 yuan in cash is highly probable. It decided: {{appellant_name}} shall within ten days of the judgment taking effect repay {{appellee_name}} the principal of {{first_principal}} yuan with interest on the outstanding principal at 14.6% a year from 12 March 2023 until the date of actual payment; the fee of 5,184.40 yuan is borne by {{appellant_name}}.',
];

const LATE_EVIDENCE: Words = [
  '二审中，上诉人提交 2023 年 3 月 12 日与丁大勇的微信聊天记录（证据 8），证人丁大勇出庭作证，被上诉人提交备用金流水本（证据 7），本院组织当事人进行了质证。两份证据在一审举证期限内均已存在而未提交。证据 8 的原载体由丁大勇持有，丁大勇外出务工、变更联系方式，上诉人 2025 年 5 月下旬始能取得，属客观原因，视为未逾期（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第一百零一条第二款]]），本院予以采纳。证据 7 一直在被上诉人店内，被上诉人疏于寻找，但没有证据证明其故意隐匿或者有重大过失，本院予以采纳，对被上诉人予以训诫（[[第一百零二条第二款]]）。',
  "The appellant submitted a chat record with Ding Dayong of 12 March 2023 (evidence 8), and the witness Ding Dayong testified; the appellee submitted a petty cash book (evidence 7); this court had the parties examine the evidence. Both items existed during the first instance and were not submitted in time. The original of evidence 8 was with Ding Dayong, who had left to work elsewhere and changed his number; the appellant could obtain it only late in May 2025. That is an objective cause, so the evidence is deemed to be in time ([[CPL Interpretation, Article 101, second paragraph]]), and it is admitted. Evidence 7 was in the appellee's shop throughout; she did not look for it carefully, but neither intentional concealment nor gross negligence is shown. It is admitted, and she is reprimanded ([[Article 102, second paragraph]]).",
];

export const partiesArgue = (at: Premise): readonly Words[] => either(at, LENDER_ARGUES, BORROWER_ARGUES);

export const firstInstance = (at: Premise): Words => either(at, FOUND_UNCLEAR, FOUND_DELIVERED);

const LATE_BOOK: Words = [
  '二审中，上诉人提交备用金流水本（证据 7），被上诉人提交 2023 年 3 月 12 日与丁大勇的微信聊天记录（证据 8），证人丁大勇出庭作证，本院组织当事人进行了质证。两份证据在一审举证期限内均已存在而未提交。证据 7 一直在上诉人店内，上诉人疏于寻找，但没有证据证明其故意隐匿或者有重大过失，本院予以采纳，对上诉人予以训诫（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第一百零二条第二款]]）。证据 8 的原载体由丁大勇持有，丁大勇外出务工、变更联系方式，被上诉人 2025 年 5 月下旬始能取得，属客观原因，视为未逾期（[[第一百零一条第二款]]），本院予以采纳。',
  "The appellant submitted a petty cash book (evidence 7), the appellee a chat record with Ding Dayong of 12 March 2023 (evidence 8), and the witness Ding Dayong testified; this court had the parties examine the evidence. Both items existed during the first instance and were not submitted in time. Evidence 7 was in the appellant's shop throughout; she did not look for it carefully, but neither intentional concealment nor gross negligence is shown. It is admitted, and she is reprimanded ([[CPL Interpretation, Article 102, second paragraph]]). The original of evidence 8 was with Ding Dayong, who had left to work elsewhere and changed his number; the appellee could obtain it only late in May 2025. That is an objective cause, so the evidence is deemed to be in time ([[Article 101, second paragraph]]), and it is admitted.",
];

export const tried = (at: Premise): readonly Words[] => [
  either(at, LATE_BOOK, LATE_EVIDENCE),
  [
    `关于证据 7。流水本系店员日常逐日记载，前后页连续，对其形式上的真实性予以确认，能够证明 2023 年 3 月 12 日有现金从备用金支出。该行“取 周”为黑色，其余为蓝色；${at.lender.zh}自认括号内文字系当晚补写；数字“10200”没有千位分隔；3 月 15 日结余“1,070”的“1”和“0”之间有刮擦。3 月 10 日结余 10,470 元，支出 10,200 元的，3 月 15 日结余 1,070 元；支出 1,200 元的，结余 10,070 元，两种算法均可自洽。双方没有申请鉴定；本院依职权询问鉴定机构，答复为样本条件不足，不能判断蓝色墨迹的形成时间。补写由${at.lender.zh}主动说明，刮擦由何人、何时形成不能查明，${at.borrower.zh}亦未主张${at.lender.zh}伪造，不足以认定伪造重要证据，不适用[[《中华人民共和国民事诉讼法》第一百一十四条]]；该行数额须结合其他证据认定。`,
    `As to evidence 7, the book was kept from day to day by an assistant and its pages are continuous; it is genuine in form and proves that cash was paid out on 12 March 2023. In that line "Taken, Zhou" is black and the rest blue; ${at.lender.en} admits that she added the words in brackets that evening; "10200" has no separator; and in the balance of 15 March, "1,070", the paper is scraped between the "1" and the "0". Starting from a balance of 10,470 yuan on 10 March, a payment of 10,200 leads to 1,070 on 15 March, and one of 1,200 to 10,070: the entries can be reconciled with either. Neither side applied for an appraisal; an appraisal institution consulted by this court of its own motion answered that the sample on the page is insufficient to determine the age of the blue ink. ${at.lender.En} disclosed her addition herself; who scraped the page, and when, cannot be established, and ${at.borrower.en} does not allege that she forged it. Forgery of important evidence is not established, and [[Civil Procedure Law, Article 114]] is not applied; the amount must be determined together with the other evidence.`,
  ],
  [
    `关于证据 8。聊天形成于借款当晚，早于争议，原载体完整，真实性予以确认；其内容系${at.borrower.zh}单方陈述。丁大勇与${at.borrower.zh}之间尚有 2,600 元工钱未结清，又没有看见款项交付，其证言与原载体一致的部分予以采信。`,
    `As to evidence 8, the chat dates from the evening of the loan, before any dispute, and the original is complete: it is authentic. Its content is a one-sided statement by ${at.borrower.en}. Ding Dayong is still owed 2,600 yuan in wages by ${at.borrower.en} and saw no delivery; his testimony is accepted in so far as it agrees with the original.`,
  ],
];
