import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import type { Premise } from '../premise.ts';
import { exchangeLines } from './exchange-lines.ts';

export const exchangeSection = (at: Premise): FlowNode =>
  node({
    id: 'exchange',
    kind: 'display',
    name: bi('交换新证据、确定审理范围', 'New evidence and scope'),
    introduction: bi(
      '开庭前由承办法官主持：双方展示新证据、说明为什么迟到，把没有争议的事实固定下来，再确定二审审什么。',
      'Before the hearing, the reporting judge presides over an exchange: both sides produce their new evidence and explain why it is late, the facts not in dispute are recorded, and the scope of the appeal is settled.',
    ),
    minutes: 14,
    position: { x: 360, y: 780 },
    roles: [
      seatRole('judge_a', {
        host: true,
        functions: ['speech', 'display', 'signature'],
        processes: ['end', 'back', 'restart'],
      }),
      seatRole('clerk', { functions: ['speech', 'display', 'submission', 'signature'] }),
      seatRole('appellant', { functions: ['request_speech', 'signature'] }),
      seatRole('counsel_a', {
        functions: ['request_speech', 'request_display', 'request_submission', 'signature'],
      }),
      seatRole('counsel_e', {
        functions: ['request_speech', 'request_display', 'request_submission', 'signature'],
      }),
      seatRole('appellee', { functions: ['request_speech', 'signature'] }),
    ],
    guides: [
      guide(
        null,
        [
          '开庭审理的上诉案件可以作审理前的准备（《民诉法解释》第三百二十二条）。',
          '看证据 7 的原件照片时带着一道算术题：3 月 15 日的结余应该是多少？',
        ],
        [
          'Where an appeal is to be heard in open court, preparations may be made before the hearing (CPL Interpretation, Article 322).',
          'As you look at the original of evidence 7, work out one figure: what should the balance on 15 March be?',
        ],
      ),
      guide(
        'judge_a',
        [
          '1. 请双方展示新证据、说明逾期理由（《民事诉讼法》第六十八条第二款）。',
          '2. 问清楚：上诉请求是什么，没有上诉的部分不审（第一百七十五条）。',
          '3. 归纳争点，结束本环节。',
        ],
        [
          '1. Have both sides present their new evidence and explain why it is late (Civil Procedure Law, Article 68, second paragraph).',
          '2. Establish what the appeal asks for; what is not appealed against is not tried (Article 175).',
          '3. Frame the issues and end the section.',
        ],
      ),
      guide(
        at.lender.counsel,
        ['1. 展示流水本原件，主动说明墨色和补写。'],
        [
          '1. Present the original of the cash book, and explain the two inks and the added words of your own accord.',
        ],
      ),
      guide(
        at.borrower.counsel,
        ['1. 展示聊天记录，说明怎样联系上丁大勇。'],
        ['1. Present the chat and explain how you reached Ding Dayong.'],
      ),
      guide(
        at.lender.role,
        ['1. 回答法官关于本子来源的询问。'],
        ['1. Answer the questions of the judge about where the book comes from.'],
      ),
      guide(
        at.borrower.role,
        ['1. 回答法官关于手机和证人的询问。'],
        ['1. Answer the questions of the judge about the phone and the witness.'],
      ),
      guide(
        'clerk',
        ['1. 记录双方对新证据的意见和逾期理由的原话。'],
        [
          "1. Record both sides' opinions on the new evidence, and their reasons for the delay word for word.",
        ],
      ),
    ],
    lines: exchangeLines(at),
  });

export const EXCHANGE_TRANSITIONS: Transition[] = [
  wrong(
    'exchange_reject_both',
    'exchange',
    bi(
      '两份证据都迟到了，一律不采纳，按一审证据审',
      'Both pieces of evidence are late: admit neither and decide on the evidence given at first instance',
    ),
    bi(
      '逾期的证据与案件基本事实有关的，应当采纳，再予训诫、罚款；不是故意或者重大过失的，更应当采纳（《民诉法解释》第一百零二条）。9,000 元是否交付决定裁判结果，属于基本事实（第三百三十三条）。',
      'Late evidence that bears on a basic fact of the case shall be admitted, with a reprimand or a fine, and all the more so where there was neither intent nor gross negligence (CPL Interpretation, Article 102). Whether the 9,000 yuan was delivered determines the outcome and is therefore a basic fact (Article 333).',
    ),
  ),
  advance(
    'exchange_done',
    'exchange',
    'hearing',
    bi(
      '范围限于 9,000 元本金和利息，开庭质证新证据',
      'Limit the scope to the principal of 9,000 yuan and its interest, and examine the new evidence at the hearing',
    ),
  ),
  wrong(
    'exchange_full_review',
    'exchange',
    bi(
      '二审全面审查，利率和起息日期一并重新审理',
      'An appeal reviews the whole case: try the rate and the starting date of interest again as well',
    ),
    bi(
      '第二审人民法院对上诉请求的有关事实和适用法律进行审查（《民事诉讼法》第一百七十五条），没有请求的不予审理，违反禁止性规定等情形除外（《民诉法解释》第三百二十一条）。',
      'The court of second instance reviews the facts and the law relevant to the requests in the appeal (Civil Procedure Law, Article 175). What no party has asked for is not tried, except where the judgment violates a prohibition of law or in the other cases listed there (CPL Interpretation, Article 321).',
    ),
  ),
];
