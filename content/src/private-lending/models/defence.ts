import type { BilingualDocument } from '@lets/contract';
import { type Block, bi, line, p, part, sign, title } from '../../build.ts';
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
    "1. The principal is {{admitted_principal}} yuan. The defendant does not dispute that he wrote the note. But a loan contract between natural persons is formed when the loan is provided ([[Civil Code, Article 679]]), and all that he received is the {{transfer_amount}} yuan transferred on {{loan_date}}. The difference of {{disputed_amount}} yuan is exactly three months' interest on 200,000 at 1.5% a month, which the parties had agreed on the call the evening before to take out first. Where interest was deducted in advance, the loan is repaid and bears interest on the amount actually lent ([[Civil Code, Article 670]]; [[Private Lending Provisions, Article 26]]).",
  ),
};
const PROOF = {
  zh: p(
    '二、原告没有证明 {{disputed_amount}} 元以现金交付：没有收条，没有记账，也没有当日支取现金的凭证；既然用手机银行转账，没有分出一部分付现金的理由。主张已经交付的一方应当承担举证证明责任（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第九十一条]]）。请法院调取原告当月的账户明细，查明当日有无现金支取、余额是否足以一次转足。',
  ),
  en: p(
    "2. The plaintiff has not proved that {{disputed_amount}} yuan was delivered in cash: there is no receipt, no entry and no slip of a withdrawal that day, and no reason why somebody who transfers by mobile banking should pay a part in cash. Whoever asserts delivery bears the burden of proof ([[CPL Interpretation, Article 91]]). The court is asked to obtain the plaintiff's account statement for that month, which will show whether cash was withdrawn that day and whether the balance would have sufficed for the whole sum.",
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
    '四、“二十万我认”是请求宽限时的概括说法，同一条消息随即写明“头一季的不是已经扣过了嘛”，原告没有否认，只说先还本金。“剩下的下午见面说”说的是借条和利息的事，没有提到现金。不能断章取义。',
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
    "The defendant therefore agrees to repay the principal of {{admitted_principal}} yuan with interest on it of {{admitted_rate}}, and asks that the plaintiff's other claims be dismissed and that the court fee be shared in proportion.",
  ),
};

const DEFENCES = [
  sound(
    bi(
      '主动说明信封，并对聊天中的两句话逐一回应。',
      'It explains the envelope unasked and answers the two messages one by one.',
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
      'It does not mention the envelope and does not calculate the limit of the rate. An envelope that is first explained in court is less likely to be believed.',
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
      '要求原告“返还”预扣的 9,000 元。9,000 元从未交付，没有返还的对象；正确的做法是按实际借款数额认定本金（《民法典》第六百七十条）。',
      'It asks that the plaintiff "return" the 9,000 deducted. That sum was never delivered, so there is nothing to return; the right course is to have the amount actually lent found as the principal (Civil Code, Article 670).',
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
              p('六、原告预先扣除利息 {{disputed_amount}} 元，违反法律规定，应当返还答辩人。'),
              p(
                '综上，答辩人同意返还本金 {{admitted_principal}} 元，并支付以此为基数、{{admitted_rate}} 的利息；请求判令原告返还 {{disputed_amount}} 元，驳回原告的其他诉讼请求，受理费按比例分担。',
              ),
            ],
            [
              PRINCIPAL.en,
              PROOF.en,
              ENVELOPE.en,
              CHAT.en,
              RATE.en,
              p(
                '6. The plaintiff unlawfully deducted {{disputed_amount}} yuan of interest in advance and must return it.',
              ),
              p(
                'The defendant therefore agrees to repay the principal of {{admitted_principal}} yuan with interest on it of {{admitted_rate}}, and asks that the plaintiff be ordered to return {{disputed_amount}} yuan, that the other claims be dismissed and that the court fee be shared in proportion.',
              ),
            ],
          ),
        ),
      ],
    },
  ),
];

export const DEFENCE_MODELS: CaseModels = { defence_form: DEFENCES };
