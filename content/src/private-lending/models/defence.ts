import { bi } from '../../build.ts';
import type { Filling } from '../../element-form.ts';
import { SECURITY_KEYS, same } from '../../lending-elements.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { defenceBody } from '../templates/element-forms.ts';

type Words = readonly [zh: string, en: string];

const VALUES = [
  value('defendant_phone', '见送达地址确认书', 'as stated in the confirmation of address for service'),
  value('admitted_principal', '191,000', '191,000'),
  value('admitted_rate', '不超过年利率 14.6%', 'no more than 14.6% a year'),
];

const NO_OBJECTION: Words = ['无异议。', 'No objection.'];

const PRINCIPAL: Words = [
  '有异议。认可的借款本金为 {{admitted_principal}} 元。借条是答辩人书写，没有异议；但自然人之间的借款合同自贷款人提供借款时成立（[[《中华人民共和国民法典》第六百七十九条]]），答辩人实际收到的只有 {{loan_date}}转账的 {{transfer_amount}} 元。差额 {{disputed_amount}} 元恰好等于 200,000 元按月利率 1.5% 计算的三个月利息，是双方前一晚语音中说定先扣的第一季利息。预先扣除利息的，应当按照实际借款数额返还借款并计算利息（[[第六百七十条]]，[[《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第二十六条]]）。',
  "Objection. The principal admitted is {{admitted_principal}} yuan. The defendant does not dispute that he wrote the note. But a loan contract between natural persons is formed when the loan is provided ([[Civil Code, Article 679]]), and all that he received is the {{transfer_amount}} yuan transferred on {{loan_date}}. The difference of {{disputed_amount}} yuan is exactly three months' interest on 200,000 at 1.5% a month: the interest for the first quarter, which the parties had agreed on a call the evening before to deduct at the outset. Where interest was deducted in advance, the amount actually lent is what must be repaid, and interest is calculated on it ([[Civil Code, Article 670]]; [[Private Lending Provisions, Article 26]]).",
];
const INTEREST: Words = [
  '有异议。认可的利率为{{admitted_rate}}，以 {{admitted_principal}} 元为基数。约定的年利率 18% 超过合同成立时一年期贷款市场报价利率 {{lpr}} 的四倍，超过部分不应支持（[[《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第二十五条]]）。',
  'Objection. The rate admitted is {{admitted_rate}}, calculated on {{admitted_principal}} yuan. The agreed 18% a year exceeds four times the one-year loan prime rate of {{lpr}} at the time the contract was formed, and the excess should not be allowed ([[Private Lending Provisions, Article 25]]).',
];
const AMOUNT: Words = [
  '有异议。原告没有证明 {{disputed_amount}} 元以现金交付：没有收条，没有记账，也没有当日支取现金的凭证；既然用手机银行转账，没有分出一部分付现金的理由。主张已经交付的一方应当承担举证证明责任（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第九十一条]]）。',
  'Objection. The plaintiff has not proved that {{disputed_amount}} yuan was delivered in cash: there is no receipt, no entry in any account book and no record of a cash withdrawal that day, and there is no reason why somebody who was transferring money by mobile banking should pay part of it in cash. The party that asserts delivery bears the burden of proof ([[CPL Interpretation, Article 91]]).',
];
const CHAT_AND_ENVELOPE: Words = [
  '“二十万我认”是请求宽限时的概括说法，同一条消息随即写明“头一季的不是已经扣过了嘛”，原告没有否认，只说先还本金；“剩下的下午见面说”说的是借条和利息的事，没有提到现金。当日下午原告确实交给答辩人一个信封，内为货架尾款 1,200 元：销售单约定货到付现，3 月 10 日答辩人提到“尾款一千二”，原告答“好，周日一起给你”，{{loan_date}}正是周日。答辩人没有及时开具收据，是疏忽，但不能因此把尾款说成借款。',
  '"I admit the two hundred thousand" was said in general terms while asking for time; the same message goes on to say "the first quarter\'s was already deducted, wasn\'t it", which the plaintiff did not deny; she only said that the principal came first. "The rest when we meet this afternoon" referred to the note and the interest; cash was not mentioned. That afternoon the plaintiff did give the defendant an envelope. It held the balance of 1,200 yuan owed for shelves: the sales slip provides for cash on delivery; on 10 March the defendant mentioned "the balance of 1,200" and the plaintiff answered "good, Sunday, all together", and {{loan_date}} was that Sunday. It was careless of the defendant not to write a receipt at the time, but that does not turn the balance into a loan.',
];

/** What the reference answer is filled with as well. */
export const SOUND_FILLING: Filling = {
  agent: [
    '{{counsel_d_name}}，{{counsel_d_firm}}律师；代理权限：特别授权，以授权委托书为准。',
    '{{counsel_d_name}}, lawyer, {{counsel_d_firm}}; authority: special, as stated in the power of attorney.',
  ],
  address: [
    '{{counsel_d_firm}}，收件人{{counsel_d_name}}，电话见送达地址确认书。',
    '{{counsel_d_firm}}; recipient {{counsel_d_name}}; telephone as stated in the confirmation of address for service.',
  ],
  electronic: [
    '是，以送达地址确认书填写的方式为准。',
    'Yes, as stated in the confirmation of address for service.',
  ],
  principal: PRINCIPAL,
  interest: INTEREST,
  ...same(
    ['claim_early', 'claim_security', 'claim_enforcement', 'claim_other_claims'],
    ['无异议，原告没有主张。', 'No objection; nothing is claimed.'],
  ),
  claim_costs: [
    '有异议。受理费应当按判决支持的比例分担。',
    'Objection. The court fee should be shared in proportion to the claims that the judgment allows.',
  ],
  claim_total: [
    '有异议。答辩人同意返还本金 {{admitted_principal}} 元，并支付以此为基数、{{admitted_rate}} 的利息；请求驳回原告的其他诉讼请求。',
    "Objection. The defendant agrees to repay the principal of {{admitted_principal}} yuan with interest on it at {{admitted_rate}}, and asks that the plaintiff's other claims be dismissed.",
  ],
  signing: [
    '无异议，借条由答辩人书写。前一晚的语音中双方还说定第一季利息从借款里先扣。',
    'No objection; the defendant wrote the note. On the call the evening before, the parties also agreed that the interest for the first quarter be deducted from the loan at the outset.',
  ],
  signatories: NO_OBJECTION,
  amount: AMOUNT,
  term: NO_OBJECTION,
  rate: [
    '对约定月利率 1.5% 无异议，超过法定上限的部分不应支持。',
    'No objection to the fact that 1.5% a month was agreed; the part above the statutory limit should not be allowed.',
  ],
  provided: [
    '对 {{loan_date}} 10 时 42 分转账 {{transfer_amount}} 元无异议；对当日下午交付现金 {{disputed_amount}} 元有异议，没有收到。',
    'No objection to the transfer of {{transfer_amount}} yuan on {{loan_date}} at 10:42; objection to the delivery of {{disputed_amount}} yuan in cash that afternoon, which the defendant did not receive.',
  ],
  repayment: NO_OBJECTION,
  repaid: [
    '有异议。第一季利息 {{disputed_amount}} 元已经预先扣除；其余没有偿还。',
    'Objection. The interest for the first quarter, {{disputed_amount}} yuan, was deducted in advance; nothing else has been paid.',
  ],
  overdue: NO_OBJECTION,
  ...same(SECURITY_KEYS, ['无异议，没有担保。', 'No objection; there is no security.']),
  release: ['除上述外，无。', 'None other than the above.'],
  notes: CHAT_AND_ENVELOPE,
  legal_basis: [
    '[[《中华人民共和国民法典》第六百七十条]]、[[第六百七十九条]]、[[第六百八十条]]，[[《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第二十五条]]、[[第二十六条]]，[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第九十一条]]。',
    '[[Civil Code, Articles 670, 679 and 680]]; [[Private Lending Provisions, Articles 25 and 26]]; [[CPL Interpretation, Article 91]].',
  ],
  evidence: [
    '见证据目录。申请法院调取原告当月的账户明细，证明当日有无现金支取、余额是否足以一次转足。',
    "See the list of evidence. The court is asked to obtain the plaintiff's account statement for that month, which will show whether cash was withdrawn that day and whether the balance was enough to transfer the whole sum at once.",
  ],
  mediation: ['同意调解。', 'Yes.'],
};

const CARELESS_FILLING: Filling = {
  ...SOUND_FILLING,
  interest: [
    '有异议。认可的利率为{{admitted_rate}}，约定的利率过高，请法院依法调整。',
    'Objection. The rate admitted is {{admitted_rate}}; the agreed rate is too high, and the court is asked to adjust it according to law.',
  ],
  amount: [
    '有异议。原告说 {{disputed_amount}} 元以现金交付，没有任何凭据，答辩人不认可。',
    'Objection. The plaintiff has nothing to show for her assertion that {{disputed_amount}} yuan was delivered in cash, and the defendant denies it.',
  ],
  notes: ['无。', 'None.'],
  evidence: ['见证据目录。', 'See the list of evidence.'],
};

const WRONG_FILLING: Filling = {
  ...SOUND_FILLING,
  claim_total: [
    '有异议。答辩人同意返还本金 {{admitted_principal}} 元，并支付以此为基数、{{admitted_rate}} 的利息；原告预先扣除利息 {{disputed_amount}} 元，违反法律规定，请求判令原告返还 {{disputed_amount}} 元，驳回原告的其他诉讼请求。',
    'Objection. The defendant agrees to repay the principal of {{admitted_principal}} yuan with interest on it at {{admitted_rate}}. The plaintiff unlawfully deducted {{disputed_amount}} yuan of interest in advance; the defendant asks that she be ordered to return {{disputed_amount}} yuan and that her other claims be dismissed.',
  ],
};

export const DEFENCE_MODELS: CaseModels = {
  defence_form: [
    sound(
      bi(
        '逐项表态，没有争议的写无异议；主动说明信封，并对聊天中的三句话逐一回应。',
        'It answers element by element and says where there is no objection; it explains the envelope of its own accord and responds to each of the three sentences in the chat.',
      ),
      { values: VALUES, parts: [text(defenceBody(SOUND_FILLING))] },
    ),
    careless(
      bi(
        '对信封和聊天一字不提，也没有算出利率上限。到了庭上才说信封里是尾款，可信度就打了折扣。',
        'It does not mention the envelope or the chat and does not calculate the limit on the rate. If the defendant says only in court that the envelope held the balance for the shelves, he is less likely to be believed.',
      ),
      { values: VALUES, parts: [text(defenceBody(CARELESS_FILLING))] },
    ),
    wrong(
      bi(
        '要求原告“返还”预扣的 9,000 元。9,000 元从未交付，没有返还的对象；正确的做法是按实际借款数额认定本金（《民法典》第六百七十条）。',
        'It asks that the plaintiff "return" the 9,000 deducted. That sum was never delivered, so there is nothing to return; the right course is to ask the court to find that the principal is the amount actually lent (Civil Code, Article 670).',
      ),
      { values: VALUES, parts: [text(defenceBody(WRONG_FILLING))] },
    ),
  ],
};
