import type { BilingualDocument } from '@lets/contract';
import { type Block, bi, line, p, part, sign, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';

const VALUES = [
  value('defendant_phone', '见送达地址确认书', 'as in the confirmation of address for service'),
  value('admitted_principal', '191,000', '191,000'),
  value('admitted_rate', '不超过年利率 14.6%', 'no more than 14.6% a year'),
];

const defence = (zh: readonly Block[], en: readonly Block[]): BilingualDocument =>
  write(
    [
      title('民事答辩状'),
      line(
        '**答辩人（被告）：**{{defendant_name}}，{{defendant_gender}}，{{defendant_birth}}出生，汉族，{{defendant_job}}，住{{defendant_address}}，联系电话：{{defendant_phone}}。',
      ),
      line('**委托诉讼代理人：**{{counsel_d_name}}，{{counsel_d_firm}}律师。'),
      p('就{{case_number}}原告{{plaintiff_name}}诉答辩人民间借贷纠纷一案，答辩如下：'),
      part('答辩意见'),
      ...zh,
      p('此致'),
      line('{{court}}'),
      line('附：本答辩状副本 1 份，证据目录 1 份'),
      sign('defendant', '答辩人'),
      sign('counsel_d', '委托诉讼代理人'),
      line('{{defence_date}}', 'right'),
    ],
    [
      title('Statement of Defence'),
      line(
        '**Defendant:** {{defendant_name}}, {{defendant_gender}}, born {{defendant_birth}}, Han, {{defendant_job}}, residing at {{defendant_address}}, telephone {{defendant_phone}}.',
      ),
      line('**Counsel for the defendant:** {{counsel_d_name}}, lawyer, {{counsel_d_firm}}.'),
      p(
        'In {{case_number}}, private lending dispute brought by {{plaintiff_name}}, the defendant answers as follows.',
      ),
      part('Defence'),
      ...en,
      p('To'),
      line('{{court}}'),
      line('Enclosed: one copy of this statement, one list of evidence'),
      sign('defendant', 'Defendant'),
      sign('counsel_d', 'Counsel'),
      line('{{defence_date}}', 'right'),
    ],
  );

const PRINCIPAL = {
  zh: p(
    '一、借款本金应当认定为 {{admitted_principal}} 元。借条是答辩人书写，没有异议；但自然人之间的借款合同自贷款人提供借款时成立（[[《中华人民共和国民法典》第六百七十九条]]），答辩人实际收到的只有 {{loan_date}}转账的 {{transfer_amount}} 元。差额 {{disputed_amount}} 元恰好等于 200,000 元按月利率 1.5% 计算的三个月利息，是双方前一晚语音中说定先扣的第一季利息。预先扣除利息的，应当按照实际借款数额返还借款并计算利息（[[第六百七十条]]，[[《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第二十六条]]）。',
  ),
  en: p(
    "1. The principal is {{admitted_principal}} yuan. The defendant does not dispute that he wrote the note. But a loan contract between natural persons is formed when the loan is provided ([[Civil Code, Article 679]]), and all that he received is the {{transfer_amount}} yuan transferred on {{loan_date}}. The difference of {{disputed_amount}} yuan is exactly three months' interest on 200,000 at 1.5% a month, which the parties on the call of the evening before agreed to take out. Where interest was deducted in advance, the loan is repaid and bears interest on the amount actually lent ([[Civil Code, Article 670]]; [[Private Lending Provisions, Article 26]]).",
  ),
};
const PROOF = {
  zh: p(
    '二、原告没有证明 {{disputed_amount}} 元以现金交付：没有收条，没有记账，当日没有现金支取；转账以后仍有足够余额，没有分出一部分付现金的理由。主张已经交付的一方应当承担举证证明责任（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第九十一条]]），请法院调取原告当月的账户明细。',
  ),
  en: p(
    "2. The plaintiff has not proved that {{disputed_amount}} yuan was delivered in cash: there is no receipt, no entry and no withdrawal that day, and no reason to pay a part in cash. Who asserts delivery bears the burden of proof ([[CPL Interpretation, Article 91]]). The court is asked to obtain the plaintiff's account statement for that month.",
  ),
};
const ENVELOPE = {
  zh: p(
    '三、当日下午原告确实交给答辩人一个信封，内为货架尾款 1,200 元。销售单约定货到付现；3 月 10 日答辩人提到“尾款一千二”，原告答“好，周日一起给你”，{{loan_date}}正是周日。答辩人没有及时开具收据，是疏忽，但不能因此把尾款说成借款。',
  ),
  en: p(
    '3. That afternoon the plaintiff did give the defendant an envelope. It held the 1,200 yuan still owed for shelves. The sales slip says cash on delivery; on 10 March the defendant mentioned "the balance of 1,200" and the plaintiff answered "good, Sunday, all together", and {{loan_date}} was that Sunday. Not to have written a receipt was careless, but it does not turn that balance into a loan.',
  ),
};
const CHAT = {
  zh: p(
    '四、“二十万我认”是请求宽限时的概括说法，同一条消息随即写明“头一季的不是已经扣过了嘛”，原告没有否认，只说先还本金。“剩下的下午见面说”说的是借条和利息的事，没有提到现金。断章取义不能成立。',
  ),
  en: p(
    '4. "I admit the two hundred thousand" was said in general terms while asking for time; the same message goes on "the first quarter\'s was already deducted, wasn\'t it", which the plaintiff did not deny. "The rest when we meet this afternoon" spoke of the note and the interest; no cash was mentioned. The words may not be taken out of their context.',
  ),
};
const RATE = {
  zh: p(
    '五、利息应当以 {{admitted_principal}} 元为基数、按{{admitted_rate}} 计算。约定的年利率 18% 超过合同成立时一年期贷款市场报价利率 {{lpr}} 的四倍，超过部分不应支持（[[《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第二十五条]]）。',
  ),
  en: p(
    '5. Interest runs on {{admitted_principal}} yuan at {{admitted_rate}}. The agreed 18% a year exceeds four times the one-year loan prime rate of {{lpr}} when the contract was formed, and the excess is not to be allowed ([[Private Lending Provisions, Article 25]]).',
  ),
};
const REQUEST = {
  zh: p(
    '综上，答辩人同意返还本金 {{admitted_principal}} 元，并支付以此为基数、{{admitted_rate}} 的利息；请求驳回原告的其他诉讼请求，受理费按比例分担。',
  ),
  en: p(
    'The defendant therefore agrees to repay the principal of {{admitted_principal}} yuan with interest on it of {{admitted_rate}}, and asks that the other claims be dismissed and the court fee shared in proportion.',
  ),
};

const DEFENCES = [
  sound(
    bi(
      '主动说明信封，并对三句聊天逐一回应。',
      'It explains the envelope unasked, and answers the messages one by one.',
    ),
    {
      values: VALUES,
      parts: [
        text(
          defence(
            [PRINCIPAL.zh, PROOF.zh, ENVELOPE.zh, CHAT.zh, RATE.zh, REQUEST.zh],
            [PRINCIPAL.en, PROOF.en, ENVELOPE.en, CHAT.en, RATE.en, REQUEST.en],
          ),
        ),
      ],
    },
  ),
  careless(
    bi(
      '对信封一字不提，也没有算出利率上限。到了庭上才说信封里是尾款，可信度就打了折扣。',
      'Not a word on the envelope, and the limit of the rate is not reckoned. Explained only in court, the envelope is believed less.',
    ),
    {
      values: VALUES,
      parts: [
        text(
          defence(
            [
              PRINCIPAL.zh,
              p('二、原告说 {{disputed_amount}} 元以现金交付，没有任何凭据，答辩人不认可。'),
              p('三、约定的利率过高，请法院依法调整。'),
              p('综上，答辩人只应返还本金 {{admitted_principal}} 元和合法的利息。'),
            ],
            [
              PRINCIPAL.en,
              p(
                '2. The plaintiff has nothing to show for her assertion that {{disputed_amount}} yuan was delivered in cash, and the defendant denies it.',
              ),
              p('3. The agreed rate is too high; the court is asked to adjust it according to law.'),
              p(
                'The defendant therefore owes only the principal of {{admitted_principal}} yuan and lawful interest.',
              ),
            ],
          ),
        ),
      ],
    },
  ),
  wrong(
    bi(
      '要求原告“返还”预扣的 9,000 元。9,000 元从未交付，没有返还的对象；正确的做法是按实际借款数额认定本金。',
      'It asks for the 9,000 deducted to be "returned". That sum was never delivered, so there is nothing to return; the answer is a principal of what was actually lent.',
    ),
    {
      values: VALUES,
      parts: [
        text(
          defence(
            [
              PRINCIPAL.zh,
              PROOF.zh,
              ENVELOPE.zh,
              CHAT.zh,
              RATE.zh,
              p(
                '六、原告预先扣除利息 {{disputed_amount}} 元，违反法律规定，应当返还答辩人。请求在判决返还借款的同时，判令原告返还 {{disputed_amount}} 元。',
              ),
            ],
            [
              PRINCIPAL.en,
              PROOF.en,
              ENVELOPE.en,
              CHAT.en,
              RATE.en,
              p(
                '6. The plaintiff unlawfully deducted {{disputed_amount}} yuan of interest in advance and must return it. The court is asked, together with the repayment of the loan, to order the plaintiff to return {{disputed_amount}} yuan to the defendant.',
              ),
            ],
          ),
        ),
      ],
    },
  ),
];

const evidenceList = (
  rows: { zh: readonly string[][]; en: readonly string[][] },
  collected: [string, string],
): BilingualDocument =>
  write(
    [
      title('证据目录'),
      line('提交人：{{defendant_name}}　　案由：民间借贷纠纷　　提交日期：{{defence_date}}'),
      table(['编号', '证据名称', '来源和形式', '证明目的', '页数'], ...rows.zh),
      line(`申请人民法院调查收集的证据：${collected[0]}`),
      sign('defendant', '提交人'),
    ],
    [
      title('List of Evidence'),
      line(
        'Submitted by: {{defendant_name}}. Cause of action: private lending dispute. Date: {{defence_date}}.',
      ),
      table(['No.', 'Evidence', 'Source and form', 'What it proves', 'Pages'], ...rows.en),
      line(`Evidence that the court is asked to collect: ${collected[1]}`),
      sign('defendant', 'Submitted by'),
    ],
  );

const SLIP = {
  zh: [
    [
      '4',
      '货架销售单',
      '被告加工部开具，原件留存联',
      '货架尾款 1,200 元、货到付现，{{loan_date}}前尚未结清',
      '1',
    ],
  ],
  en: [
    [
      '4',
      'Sales slip for shelves',
      "Issued by the defendant's workshop, the counterfoil, original",
      'A balance of 1,200 yuan in cash on delivery, not settled before {{loan_date}}',
      '1',
    ],
  ],
};
const COLLECT: [string, string] = [
  '原告在明德市商业银行尾号 1826 账户 2023 年 2 月 25 日至 3 月 15 日的交易明细。该明细由银行保存，被告无权查询；要证明{{loan_date}}没有现金支取，账户余额足够一次转足 {{note_amount}} 元。',
  "the transactions of the plaintiff's account ending 1826 with Mingde Commercial Bank from 25 February to 15 March 2023. The bank holds them and the defendant may not ask for them; they will show that no cash was withdrawn on {{loan_date}} and that the balance would have sufficed to send {{note_amount}} yuan at once.",
];

const EVIDENCE_LISTS = [
  sound(
    bi(
      '销售单只证明尾款应付，申请调取写明了线索、原因和待证事实。',
      'The slip is offered for what it proves, and the request to collect names the holder, the reason and the fact.',
    ),
    { parts: [text(evidenceList(SLIP, COLLECT))] },
  ),
  careless(
    bi(
      '申请调取证据没有说明线索和不能自行收集的原因，法院无从准许。',
      'The request to collect gives neither the lead nor why the party cannot get it: nothing the court could allow.',
    ),
    {
      parts: [
        text(
          evidenceList(
            {
              zh: [['4', '销售单', '被告提供', '证明有货款往来', '1']],
              en: [['4', 'Sales slip', 'From the defendant', 'Dealings between the parties', '1']],
            },
            ['原告的银行流水。', "the plaintiff's bank records."],
          ),
        ),
      ],
    },
  ),
  wrong(
    bi(
      '证明目的超出了证据本身：销售单证明尾款应付，不能证明信封里装的是什么。',
      'The purpose goes beyond the evidence: a slip shows what was owed, not what was in the envelope.',
    ),
    {
      parts: [
        text(
          evidenceList(
            {
              zh: [
                [
                  '4',
                  '货架销售单',
                  '被告加工部开具，原件留存联',
                  '{{loan_date}}的信封里只有 1,200 元尾款',
                  '1',
                ],
              ],
              en: [
                [
                  '4',
                  'Sales slip for shelves',
                  "Issued by the defendant's workshop, the counterfoil, original",
                  'That the envelope of {{loan_date}} held no more than 1,200 yuan',
                  '1',
                ],
              ],
            },
            COLLECT,
          ),
        ),
      ],
    },
  ),
];

const power = (zh: string, en: string): BilingualDocument =>
  write(
    [
      title('授权委托书'),
      line('委托人：{{defendant_name}}，住{{defendant_address}}。'),
      line('受托人：{{counsel_d_name}}，{{counsel_d_firm}}律师。'),
      p('委托人因{{plaintiff_name}}诉其民间借贷纠纷一案，委托受托人为第一审诉讼代理人。代理权限为：'),
      p(zh),
      sign('defendant', '委托人'),
      line('{{defence_date}}', 'right'),
    ],
    [
      title('Power of Attorney'),
      line('Principal: {{defendant_name}}, of {{defendant_address}}.'),
      line('Attorney: {{counsel_d_name}}, lawyer, {{counsel_d_firm}}.'),
      p(
        'In the private lending dispute brought by {{plaintiff_name}}, the principal appoints the attorney to act in the first instance with the following authority:',
      ),
      p(en),
      sign('defendant', 'Principal'),
      line('{{defence_date}}', 'right'),
    ],
  );

const POWERS = [
  sound(
    bi(
      '承认部分请求、进行调解都要特别授权，这里逐项写明。',
      'To admit a claim or to settle takes special authority; here each power is named.',
    ),
    {
      parts: [
        text(
          power(
            '特别授权：代为答辩、提交证据、出庭；代为承认部分或者全部诉讼请求；代为进行和解、调解；代为提起上诉；代收法律文书。',
            'Special authority: to answer, to submit evidence and to appear; to admit claims in part or in full; to settle and to mediate; to appeal; to receive documents.',
          ),
        ),
      ],
    },
  ),
  careless(
    bi(
      '一般代理：代理人在庭上承认本金，还要当事人确认。',
      'General authority: an admission of the principal by counsel needs the client to confirm it.',
    ),
    {
      parts: [
        text(
          power(
            '一般代理：代为答辩、提交证据、参加庭审、代收法律文书。',
            'General authority: to answer, to submit evidence, to appear and to receive documents.',
          ),
        ),
      ],
    },
  ),
  wrong(
    bi(
      '写了“特别授权”却没有逐项写明。承认、放弃、变更请求和调解中的让步，必须一项一项列出来（《民事诉讼法》第六十二条）。',
      'It says "special authority" and names no power. To admit, waive or change a claim and to concede in a mediation must each be named (Civil Procedure Law, Article 62).',
    ),
    {
      parts: [
        text(
          power(
            '特别授权，代理人有权处理本案的一切事务。',
            'Special authority: the attorney may deal with all matters of this case.',
          ),
        ),
      ],
    },
  ),
];

export const RESPONDENT_MODELS: CaseModels = {
  defence_form: DEFENCES,
  evidence_list_respondent: EVIDENCE_LISTS,
  power_of_attorney_respondent: POWERS,
};
