import { p } from '../../build.ts';
import type { Both, Petition } from './petition.ts';

/** The petition of the borrower, against a judgment on 200,000. */

const PRINCIPAL = {
  zh: p(
    '一、请求将原判决主文的借款本金 {{first_principal}} 元改判为 {{appeal_principal}} 元，利息以此为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算，驳回被上诉人的其他诉讼请求；',
  ),
  en: p(
    '1. that the principal in the order of the judgment be changed from {{first_principal}} to {{appeal_principal}} yuan, with interest on it at 14.6% a year from 12 March 2023 until the date of actual payment, and that the other claims of the appellee be dismissed;',
  ),
};
const COSTS_ZH =
  '一审案件受理费 5,184.40 元按改判的结果由被上诉人负担 233.30 元、上诉人负担 4,951.10 元，二审案件受理费由被上诉人负担（上诉案件受理费 {{appeal_fee}} 元）。';
const COSTS_EN =
  'that of the fee of the first instance, 5,184.40 yuan, the appellee bear 233.30 and the appellant 4,951.10, as follows from that result, and that the appellee bear the fee of the appeal ({{appeal_fee}} yuan).';

const REQUESTS: Both = {
  zh: [PRINCIPAL.zh, p(`二、${COSTS_ZH}`)],
  en: [PRINCIPAL.en, p(`2. ${COSTS_EN}`)],
};
const WITH_RATE: Both = {
  zh: [
    p(
      '一、请求将原判决主文的借款本金 {{first_principal}} 元改判为 {{appeal_principal}} 元，驳回被上诉人的其他诉讼请求；',
    ),
    p('二、请求将利息改按合同成立时的一年期贷款市场报价利率 3.65% 计算；'),
    p(
      '三、一审案件受理费按改判的结果重新分担，二审案件受理费由被上诉人负担（上诉案件受理费 {{appeal_fee}} 元）。',
    ),
  ],
  en: [
    p(
      '1. that the principal in the order of the judgment be changed from {{first_principal}} to {{appeal_principal}} yuan, and that the other claims of the appellee be dismissed;',
    ),
    p('2. that interest be calculated at 3.65%, the one-year loan prime rate when the contract was formed;'),
    p(
      '3. that the fee of the first instance be reapportioned according to the new result, and that the appellee bear the fee of the appeal ({{appeal_fee}} yuan).',
    ),
  ],
};

const REASONS: Both = {
  zh: [
    p(
      '一、现金交付是被上诉人主张的事实，由她承担举证证明责任（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第九十一条]]），上诉人提起上诉并不改变举证责任的分配。原判决以 2023 年 2 月 27 日取现 10,000 元认定“现金有来源”，但取现距借款十三日，其间另有开支，也不足以支付被上诉人自称装入信封的 10,200 元。这项理由不能成立。',
    ),
    p(
      '二、原判决以借条、信封和“二十万我认”认定交付。借条载明的是约定的金额；证人只看见信封，没有看见信封内为何物；“二十万我认”与同一条消息中的“头一季的不是已经扣过了嘛”应当结合理解，不能只取前半句。差额 9,000 元恰为 200,000 元按月利率 1.5% 计算的三个月利息，转账后余额 45,418.52 元足以一次转足，原判决对这两点没有回应。',
    ),
    p(
      '三、新证据微信聊天（证据 8）形成于 2023 年 3 月 12 日 20 时 05 分，即借款当晚：“到手十九万一，头一季的人家先扣了”。其时双方没有任何争议，内容与借条、转账一致。上述证据至少足以使现金交付的事实真伪不明，应当认定该事实不存在（[[同解释第一百零八条第二款]]），借款本金应当按实际出借的 191,000 元认定。',
    ),
    p(
      '四、丁大勇 2024 年春节后外出务工、更换号码，上诉人自己的手机 2024 年 8 月损坏，2025 年 5 月下旬才取得联系，属于客观原因，视为未逾期（[[同解释第一百零一条第二款]]）。上诉人尚欠丁大勇工钱 2,600 元，并付过路费 200 元，特此如实说明。',
    ),
  ],
  en: [
    p(
      '1. Delivery in cash is asserted by the appellee, and she bears the burden of proving it ([[CPL Interpretation, Article 91]]); the fact that the appellant appeals does not shift that burden. The judgment found that "the cash has a source" because 10,000 yuan was withdrawn on 27 February 2023. But that was thirteen days before the loan, with other expenses in between, and it was not enough for the 10,200 yuan that the appellee says she put into the envelope. This reason cannot stand.',
    ),
    p(
      '2. The judgment found delivery on the strength of the note, the envelope and "I admit the two hundred thousand". The note states the amount agreed. The witness saw only an envelope, and not what was in it. "I admit the two hundred thousand" must be read with "the first quarter\'s was already deducted, wasn\'t it" in the same message; one may not take its first half alone. The gap of 9,000 yuan is exactly three months\' interest on 200,000 at 1.5% a month, and the balance of 45,418.52 yuan after the transfer would have sufficed to send the whole sum. The judgment deals with neither of these points.',
    ),
    p(
      '3. The chat now submitted (evidence 8) was written on 12 March 2023 at 20:05, the evening of the loan: "Got a hundred and ninety-one; they took the first quarter out beforehand". There was no dispute then, and the chat agrees with the note and the transfer. At the very least this evidence leaves delivery in cash unclear; the fact must be found not to exist ([[CPL Interpretation, Article 108, second paragraph]]), and the principal must be found to be the 191,000 yuan actually lent.',
    ),
    p(
      "4. Ding Dayong left to work elsewhere after the spring festival of 2024 and changed his number, and the appellant's own phone broke in August 2024; he was reached only late in May 2025. That is an objective cause, and the evidence is deemed to be in time ([[CPL Interpretation, Article 101, second paragraph]]). The appellant owes Ding Dayong 2,600 yuan in wages and paid him 200 yuan for the fare, which he hereby discloses.",
    ),
  ],
};
const VAGUE: Both = {
  zh: [
    p(
      '一审判决认定事实不清，适用法律不当，上诉人不服。上诉人只收到 191,000 元，被上诉人没有证据证明还给过 9,000 元。现在又找到一段聊天，可以证明上诉人说的是真话。请求二审法院查明事实，依法改判。',
    ),
  ],
  en: [
    p(
      'The facts found in the judgment are unclear and the law was not properly applied, and the appellant disagrees with it. He received only 191,000 yuan, and the appellee has no evidence that she gave him another 9,000. A chat has now been found which shows that he is telling the truth. The court is asked to ascertain the facts and to amend the judgment according to law.',
    ),
  ],
};

export const BORROWERS_PETITION: Petition = {
  notes: {
    sound: [
      '请求可以直接变成判项，一审受理费一并重算；抓住举证责任没有转移，理由逐条回应一审；与证人的往来自己先说。',
      'The request can be adopted as the order, and the fee of the first instance is recalculated; it is seen that the burden of proof has not shifted, and the grounds answer the reasons of the judgment one by one; all dealings with the witness are disclosed.',
    ],
    careless: [
      '只写“不服”，没有指出一审哪一项理由错在哪里，没有说由谁举证，也没有说明证据为什么迟到。',
      'It merely says that the appellant disagrees: it does not say which reason is wrong and why, who bears the burden of proof, or why the evidence is late.',
    ],
    wrong: [
      '一并请求把利率降到 3.65%。14.6% 在法律保护范围之内（《民间借贷规定》第二十五条），上诉人在一审答辩时又同意过，推翻要有理由（《民诉法解释》第三百四十条）；不服的数额变成 53,883.30 元，上诉费从 91.33 元变成 1,147.08 元。',
      'It asks for a rate of 3.65% as well. 14.6% is within the limit that the law protects (Private Lending Provisions, Article 25), and the appellant agreed to it in his defence at first instance, from which he may not depart without giving reasons (CPL Interpretation, Article 340); the amount appealed against rises to 53,883.30 yuan, and the fee from 91.33 to 1,147.08.',
    ],
  },
  asked: '191,000',
  requests: REQUESTS,
  tooMuch: WITH_RATE,
  feeOfTooMuch: '1,147.08',
  reasons: REASONS,
  vague: VAGUE,
};
