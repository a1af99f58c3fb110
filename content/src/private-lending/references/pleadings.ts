import type { BilingualDocument, CaseDocument } from '@lets/contract';
import { type Block, bi, line, quote, table, title } from '../../build.ts';
import { onceDecided, write } from '../fields.ts';
import { SOUND_FILLING as COMPLAINED } from '../models/complaint.ts';
import { SOUND_FILLING as ANSWERED } from '../models/defence.ts';
import { complaintBody, defenceBody } from '../templates/element-forms.ts';
import { filledIn, type Values } from './filled-in.ts';

const OMITTED = { zh: '（略）', en: '(omitted)' };

/** What the drafters had to find, and who signs. */
const FOUND: Values = {
  plaintiff_phone: OMITTED,
  defendant_phone: OMITTED,
  claimed_rate: { zh: '年利率 14.6%', en: '14.6% a year' },
  claimed_interest: { zh: '58,960', en: '58,960' },
  admitted_principal: { zh: '191,000', en: '191,000' },
  admitted_rate: { zh: '不超过年利率 14.6%', en: 'no more than 14.6% a year' },
};
const SIGNERS: Values = {
  plaintiff: { zh: '陈晓岚', en: 'Chen Xiaolan' },
  counsel_p: { zh: '沈知行', en: 'Shen Zhixing' },
  defendant: { zh: '周启明', en: 'Zhou Qiming' },
  counsel_d: { zh: '梁若溪', en: 'Liang Ruoxi' },
};

/** A model paper with remarks for its readers before and after. */
function remarked(
  paper: BilingualDocument,
  before: readonly (readonly [zh: string, en: string])[],
  after: readonly [zh: string, en: string],
): BilingualDocument {
  const { zh, en } = filledIn(paper, FOUND, SIGNERS);
  const notes = (of: readonly string[]): Block[] => of.map((words) => quote(words));
  const first = write(notes(before.map(([words]) => words)), notes(before.map(([, words]) => words)));
  const last = write(notes([after[0]]), notes([after[1]]));
  const all = (language: 'zh' | 'en', body: typeof zh) => ({
    type: 'doc',
    content: [...(first[language].content ?? []), ...(body.content ?? []), ...(last[language].content ?? [])],
  });
  return { zh: all('zh', zh), en: all('en', en) };
}

const SEE_LIST = [
  '见证据目录：借条、银行电子回单、微信聊天记录；证人唐守正，住明德市清和区柳荫路 26 号。',
  'See the list of evidence: the loan note, the transfer slip, the chat records; the witness Tang Shouzheng, of 26 Liuyin Road, Qinghe District, Mingde City.',
] as const;

const COMPLAINT: CaseDocument = {
  id: 'reference_complaint',
  kind: 'reference',
  name: bi('起诉状参考答案', 'Reference: complaint'),
  node_id: 'complaint',
  role_ids: [],
  body: remarked(
    complaintBody({ ...COMPLAINED, evidence: SEE_LIST }),
    [
      [
        '参考答案，不是唯一写法。利率直接按法定上限主张：按约定的月利率 1.5%（年利率 18%）写也能立案，但超过部分得不到支持，还要多交受理费。',
        'A reference answer, not the only way to write it. The rate is claimed at the statutory limit from the start: a claim at the agreed 1.5% a month (18% a year) would be registered too, but the excess would not be allowed and the court fee would be higher.',
      ],
    ],
    [
      '暂计利息：200,000 × 14.6% = 29,200 元一年；两年（2023 年 3 月 12 日至 2025 年 3 月 11 日）58,400 元；2025 年 3 月 12 日至 18 日共 7 日，200,000 × 14.6% ÷ 365 × 7 = 560 元；合计 58,960 元。诉讼请求总额 258,960 元，受理费 50 + 2,250 + 2,000 + 884.40 = 5,184.40 元。',
      'Interest to date: 200,000 × 14.6% = 29,200 yuan a year; two years (12 March 2023 to 11 March 2025) 58,400; the seven days from 12 to 18 March 2025, 200,000 × 14.6% ÷ 365 × 7 = 560; together 58,960 yuan. Amount claimed 258,960 yuan; court fee 50 + 2,250 + 2,000 + 884.40 = 5,184.40 yuan.',
    ],
  ),
};

const EVIDENCE_LIST: CaseDocument = {
  id: 'reference_evidence_list',
  kind: 'reference',
  name: bi('证据目录参考答案', 'Reference: list of evidence'),
  node_id: 'complaint',
  role_ids: [],
  body: write(
    [
      title('证据目录'),
      line('提交人：陈晓岚　　案由：民间借贷纠纷　　提交日期：2025 年 3 月 18 日'),
      table(
        ['编号', '证据名称', '来源和形式', '证明目的', '页数'],
        ['1', '借条', '被告书写，原件', '双方约定借款 200,000 元、借期一年、月利率 1.5%、按季付息', '1'],
        [
          '2',
          '银行电子回单',
          '明德市商业银行，打印件，可与银行核对',
          '2023 年 3 月 12 日转账 191,000 元',
          '1',
        ],
        [
          '3',
          '微信聊天记录',
          '原告手机，原始载体随时可出示，打印件完整',
          '借款的协商；“剩下的下午见面说”；“二十万我认”；三次催要，诉讼时效中断',
          '4',
        ],
      ),
      line(
        '申请出庭的证人：唐守正，钟表修理，住明德市清和区柳荫路 26 号。拟证明：2023 年 3 月 12 日下午四时许，原告在店内交给被告一个信封，双方当时说过的话。',
      ),
      quote(
        '评分提示：证人一栏写“交付了一个信封”，而不是“交付了 9,000 元现金”。证人没有看见信封里是什么，申请书替他下结论，到庭就会落空。',
      ),
    ],
    [
      title('List of Evidence'),
      line('Submitted by: Chen Xiaolan. Cause of action: private lending dispute. Date: 18 March 2025.'),
      table(
        ['No.', 'Evidence', 'Source and form', 'What it proves', 'Pages'],
        [
          '1',
          'Loan note',
          'Written by the defendant, original',
          'Agreement on a loan of 200,000 yuan for one year at 1.5% a month, interest payable quarterly',
          '1',
        ],
        [
          '2',
          'Bank transfer slip',
          'Mingde Commercial Bank, printout, can be checked with the bank',
          '191,000 yuan transferred on 12 March 2023',
          '1',
        ],
        [
          '3',
          'Chat records',
          "The plaintiff's phone; the original device can be produced at any time; complete printout",
          'Negotiation of the loan; "the rest when we meet this afternoon"; "I admit the two hundred thousand"; three demands, which interrupted the limitation period',
          '4',
        ],
      ),
      line(
        'Witness to be called: Tang Shouzheng, watchmender, of 26 Liuyin Road, Qinghe District, Mingde City. To testify that some time after four on 12 March 2023 the plaintiff gave the defendant an envelope in the shop, and what was said.',
      ),
      quote(
        'For marking: the entry for the witness says "gave an envelope", not "gave 9,000 in cash". He did not see what was inside, and an application that draws the conclusion for him will collapse when he testifies.',
      ),
    ],
  ),
};

const DEFENCE: CaseDocument = {
  id: 'reference_defence',
  kind: 'reference',
  name: bi('答辩状参考答案', 'Reference: statement of defence'),
  node_id: 'defence',
  role_ids: [],
  body: remarked(
    defenceBody(ANSWERED),
    [],
    [
      '评分提示：主动说明信封是好答辩的标志；提出“反诉返还 9,000 元”是错误的，9,000 元从未交付，没有返还的对象。',
      'For marking: a good defence explains the envelope unasked. A "counterclaim for the return of 9,000" is wrong: the sum was never delivered, so there is nothing to return.',
    ],
  ),
};

export const PLEADING_REFERENCES: CaseDocument[] = [COMPLAINT, EVIDENCE_LIST, DEFENCE].map(onceDecided);
