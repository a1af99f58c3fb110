import type { BilingualDocument } from '@lets/contract';
import { bi, line, sign, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, wrong } from '../../models.ts';
import { write } from '../fields.ts';

/** Lists of evidence of both sides. */

interface Rows {
  readonly zh: readonly string[][];
  readonly en: readonly string[][];
}

const claimantList = (rows: Rows, testimony: readonly [string, string]): BilingualDocument =>
  write(
    [
      title('证据目录'),
      line('提交人：{{plaintiff_name}}　　案由：民间借贷纠纷　　提交日期：{{complaint_date}}'),
      table(['编号', '证据名称', '来源和形式', '证明目的', '页数'], ...rows.zh),
      line(`申请出庭的证人：{{witness_name}}，住{{witness_address}}。拟证明：${testimony[0]}`),
      sign('plaintiff', '提交人'),
    ],
    [
      title('List of Evidence'),
      line(
        'Submitted by: {{plaintiff_name}}. Cause of action: private lending dispute. Date: {{complaint_date}}.',
      ),
      table(['No.', 'Evidence', 'Source and form', 'What it proves', 'Pages'], ...rows.en),
      line(`Witness to be called: {{witness_name}}, of {{witness_address}}. To testify to: ${testimony[1]}`),
      sign('plaintiff', 'Submitted by'),
    ],
  );

const ROWS = {
  zh: [
    [
      '1',
      '借条',
      '被告亲笔书写，原件',
      '双方约定借款 {{note_amount}} 元、借期一年、{{agreed_rate}}、按季付息',
      '1',
    ],
    [
      '2',
      '银行电子回单',
      '明德市商业银行，打印件，可与银行核对',
      '{{loan_date}}转账 {{transfer_amount}} 元',
      '1',
    ],
    [
      '3',
      '微信聊天记录',
      '原始载体为原告手机，可当庭出示，打印件完整',
      '借款的协商；“剩下的下午见面说”；“二十万我认”；三次催要，诉讼时效中断',
      '4',
    ],
  ],
  en: [
    [
      '1',
      'Loan note',
      "In the defendant's own hand, original",
      'That the parties agreed on a loan of {{note_amount}} yuan for one year at {{agreed_rate}}, with interest payable quarterly',
      '1',
    ],
    [
      '2',
      'Bank transfer slip',
      'Mingde Commercial Bank, printout, can be verified with the bank',
      'Transfer of {{transfer_amount}} yuan on {{loan_date}}',
      '1',
    ],
    [
      '3',
      'Chat records',
      "The original device is the plaintiff's phone, which can be produced in court; complete printout",
      'Negotiation of the loan; "the rest when we meet this afternoon"; "I admit the two hundred thousand"; three demands, which interrupted the limitation period',
      '4',
    ],
  ],
};

const CLAIMANT_LISTS = [
  sound(
    bi(
      '逐一写明来源、形式和证明目的；证人一栏只写亲身看见的。',
      'The list states source, form and purpose item by item; of the witness it states only what he himself saw.',
    ),
    {
      parts: [
        text(
          claimantList(ROWS, [
            '{{loan_date}}下午四时许，原告在店内交给被告一个信封，以及双方当时说过的话。',
            'the fact that some time after four on {{loan_date}} the plaintiff handed the defendant an envelope in the shop, and what they said to each other.',
          ]),
        ),
      ],
    },
  ),
  careless(
    bi(
      '证明目的笼统，没有注明原件、复制件和微信的原始载体。',
      'The purposes are vague, and the list does not say which items are originals and which copies, or on which device the original messages are kept.',
    ),
    {
      parts: [
        text(
          claimantList(
            {
              zh: [
                ['1', '借条', '原告提供', '证明借款事实', '1'],
                ['2', '银行回单', '原告提供', '证明已经付款', '1'],
                ['3', '微信截图', '原告提供', '证明被告欠款', '4'],
              ],
              en: [
                ['1', 'Loan note', 'From the plaintiff', 'The loan', '1'],
                ['2', 'Bank slip', 'From the plaintiff', 'That it was paid out', '1'],
                ['3', 'Screenshots', 'From the plaintiff', 'That the defendant owes it', '4'],
              ],
            },
            ['借款当天的情况。', 'what happened on the day of the loan.'],
          ),
        ),
      ],
    },
  ),
  wrong(
    bi(
      '替证人下了结论：证人没有看见信封里是什么，写成“交付了 9,000 元现金”，到庭一问就落空。证人只陈述亲身感知的事实，不得推断（《民事诉讼证据规定》第七十二条）。',
      'The list draws a conclusion for the witness: he did not see what was in the envelope, so "the delivery of 9,000 in cash" will not survive the first question in court. A witness states only what he himself perceived and may not infer (Civil Evidence Provisions, Article 72).',
    ),
    {
      parts: [
        text(
          claimantList(ROWS, [
            '{{loan_date}}下午，原告以现金向被告交付了借款 {{disputed_amount}} 元。',
            'the delivery of {{disputed_amount}} yuan of the loan in cash by the plaintiff to the defendant on the afternoon of {{loan_date}}.',
          ]),
        ),
      ],
    },
  ),
];

const respondentList = (rows: Rows, collected: readonly [string, string]): BilingualDocument =>
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
      "Issued by the defendant's workshop; original, retained copy",
      'That a balance of 1,200 yuan for shelves was payable in cash on delivery and had not been settled before {{loan_date}}',
      '1',
    ],
  ],
};
const COLLECT: [string, string] = [
  '原告在明德市商业银行尾号 1826 账户 2023 年 2 月 25 日至 3 月 15 日的交易明细。该明细由银行保存，被告无权查询；拟证明 {{loan_date}}没有现金支取，账户余额足够一次转足 {{note_amount}} 元。',
  "the transactions of the plaintiff's account ending 1826 with Mingde Commercial Bank from 25 February to 15 March 2023. The bank keeps these records, and the defendant has no right to inspect them; they are to prove that no cash was withdrawn on {{loan_date}} and that the balance was enough to transfer {{note_amount}} yuan at once.",
];

const RESPONDENT_LISTS = [
  sound(
    bi(
      '销售单只证明尾款应付，申请调取写明了线索、原因和待证事实。',
      'The sales slip is offered only to prove that a balance was due, and the request to the court names the lead, the reason and the fact to be proved.',
    ),
    { parts: [text(respondentList(SLIP, COLLECT))] },
  ),
  careless(
    bi(
      '申请调取证据没有说明线索和不能自行收集的原因，法院无从准许。',
      'The request to collect evidence gives neither a lead nor a reason why the party cannot obtain it; the court has no basis for granting it.',
    ),
    {
      parts: [
        text(
          respondentList(
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
      '证明目的超出了证据本身：销售单证明尾款应付，不能证明信封里装的是什么。证明目的要以证据与待证事实的关联为限（《民诉法解释》第一百零四条）。',
      'The stated purpose goes beyond the evidence: the sales slip proves that a balance was owed, not what was in the envelope. The purpose must be limited to the facts to which the item is relevant (CPL Interpretation, Article 104).',
    ),
    {
      parts: [
        text(
          respondentList(
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
                  "Issued by the defendant's workshop; original, retained copy",
                  'That the envelope of {{loan_date}} held only the balance of 1,200 yuan',
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

export const EVIDENCE_LIST_MODELS: CaseModels = {
  evidence_list_claimant: CLAIMANT_LISTS,
  evidence_list_respondent: RESPONDENT_LISTS,
};
