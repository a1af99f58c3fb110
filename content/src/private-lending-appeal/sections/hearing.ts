import type { Assignment, FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { either, type Premise } from '../premise.ts';
import { hearingLines } from './hearing-lines.ts';

function courtroom(): Assignment[] {
  return [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 'j0',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge_a', { seat: 'j1', functions: ['speech', 'display', 'signature'] }),
    seatRole('judge_b', { seat: 'j2', functions: ['speech', 'signature'] }),
    seatRole('clerk', { seat: 'c', functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('appellant', {
      seat: 'p1',
      can_terminate: true,
      functions: ['request_speech', 'meeting', 'signature'],
    }),
    seatRole('counsel_a', {
      seat: 'p2',
      functions: ['request_speech', 'request_display', 'request_submission', 'meeting', 'signature'],
    }),
    seatRole('counsel_e', {
      seat: 'd1',
      functions: ['request_speech', 'request_display', 'request_submission', 'meeting', 'signature'],
    }),
    seatRole('appellee', { seat: 'd2', functions: ['request_speech', 'meeting', 'signature'] }),
  ];
}

export const hearingSection = (at: Premise): FlowNode =>
  node({
    id: 'hearing',
    kind: 'court',
    name: bi('二审开庭', 'Hearing of the appeal'),
    introduction: bi(
      '二审开庭围绕上诉请求：先说上诉和答辩，再质证新证据、询问证人，然后辩论、征询最后意见。一审已经查清、双方没有争议的，不再重复。',
      'The hearing is confined to the requests in the appeal: first the petition and the answer, then the new evidence and the witness, then the debate and the final opinions. Facts that were found at first instance and are not in dispute are not gone over again.',
    ),
    minutes: 30,
    scene: 'courtroom',
    position: { x: 360, y: 910 },
    roles: [
      ...courtroom(),
      seatRole('witness', { seat: 'w', inside: false, functions: ['request_speech', 'signature'] }),
    ],
    guides: [
      guide(
        null,
        [
          '除第二审程序的规定外，适用第一审普通程序（《民事诉讼法》第一百八十一条）：新证据要质证，证人要先具结，辩论终结要征询最后意见。',
          `${at.lender.zh}负责把 9,000 元证明到高度可能性；${at.borrower.zh}只要让它真伪不明（《民诉法解释》第一百零八条）。${either(at, '', '谁上诉，不改变由谁举证。')}`,
        ],
        [
          'Except for the rules on appeals, the ordinary procedure applies (Civil Procedure Law, Article 181): new evidence must be examined by both sides, a witness must give an undertaking first, and final opinions must be heard at the close of the debate.',
          `${at.lender.En} must show that delivery of the 9,000 yuan is highly probable; ${at.borrower.en} need only leave the matter unclear (CPL Interpretation, Article 108).${either(at, '', ' The appeal does not shift the burden of proof.')}`,
        ],
      ),
      guide(
        'presiding',
        [
          '1. 宣布开庭，说明审理范围；请上诉人、被上诉人陈述。',
          '2. 逐份质证新证据；传证人到庭，先签署并宣读保证书，作证以后请他退庭。',
          '3. 释明伪造重要证据的后果（第一百一十四条），问清楚双方是否主张伪造、依据是什么；当庭说明逾期证据的处理。',
          '4. 辩论，征询最后意见；愿意谈的可以调解（第一百七十九条），否则休庭评议。',
        ],
        [
          '1. Open the hearing and state its scope; hear appellant and appellee.',
          '2. Have the new evidence examined item by item; call the witness, have him sign and read out his undertaking before he testifies, and let him leave afterwards.',
          '3. Explain the consequences of forging important evidence (Article 114), and establish whether either side alleges forgery and on what grounds. State in court how the late evidence is dealt with.',
          '4. Hold the debate and hear the final opinions; if both sides are willing, mediate (Article 179); otherwise adjourn to deliberate.',
        ],
      ),
      guide(
        'judge_a',
        ['1. 问陈晓岚：哪几个字是你写的？什么时候写的？', '2. 请双方各解释一次 3 月 15 日的结余。'],
        [
          '1. Ask Chen Xiaolan which words are hers and when she wrote them.',
          '2. Have each side explain the balance on 15 March.',
        ],
      ),
      guide(
        'judge_b',
        ['1. 问证人：谁让你来的，他欠你的工钱谈过怎么付吗？'],
        ['1. Ask the witness who asked him to come, and what was said about his wages.'],
      ),
      guide(
        'clerk',
        ['1. 查明到庭，宣布纪律；训诫单独入卷。'],
        ['1. Establish who is present and read out the rules of the court; record any reprimand separately.'],
      ),
      guide(
        at.lender.counsel,
        ['1. 流水本补上了一审的哪一个缺口？', '2. 质疑证人的利害关系，质疑“先扣”只是周启明自己的话。'],
        [
          '1. Which gap found at first instance does the cash book close?',
          '2. Question the witness on his interest in the case, and point out that "beforehand" is only what Zhou Qiming himself said.',
        ],
      ),
      guide(at.lender.role, ['1. 如实回答哪些字是自己写的。'], ['1. Say truthfully which words are yours.']),
      guide(
        at.borrower.counsel,
        ['1. 三处异常一起说，不要分散。', '2. 聊天形成于争议发生之前，是它最大的价值。'],
        [
          '1. Present the three irregularities together, not one by one.',
          '2. The chat was written before any dispute arose; that is its greatest value.',
        ],
      ),
      guide(
        at.borrower.role,
        ['1. 说明欠证人工钱的事，不要等对方问出来。'],
        ['1. Explain that you owe the witness wages; do not wait to be asked.'],
      ),
      guide(
        'witness',
        ['1. 轮到你才进来。先签保证书，再说你看见的聊天。', '2. 没有见过的事就说不知道。'],
        [
          '1. Come in only when you are called. Sign your undertaking first, then tell the court about the chat that you saw.',
          '2. If you did not see something, say that you do not know.',
        ],
      ),
    ],
    lines: hearingLines(at),
  });

export const hearingTransitions = (at: Premise): Transition[] => [
  advance(
    'hearing_done',
    'hearing',
    'deliberation',
    bi('最后意见已征询，休庭评议', 'The final opinions have been heard: adjourn to deliberate'),
  ),
  wrong(
    'hearing_send_back',
    'hearing',
    bi(
      '出现新证据，事实有疑问，直接发回清和区法院重审',
      'There is new evidence and the facts are in doubt: remand the case to the Qinghe court for retrial',
    ),
    bi(
      '基本事实不清的，可以发回，也可以查清事实后改判（《民事诉讼法》第一百七十七条第一款第三项）。新证据已经当庭质证，二审自己就能认定，一万多元的争议不应再让当事人多走一遍。',
      'Where basic facts are unclear, the court may remand the case for retrial, or find the facts itself and amend the judgment (Civil Procedure Law, Article 177, first paragraph, item 3). The new evidence has been examined in this court, which can find the facts itself; in a dispute over little more than 10,000 yuan the parties should not have to start again.',
    ),
  ),
  wrong(
    'hearing_forged',
    'hearing',
    bi(
      `关键数位被刮过，账本又在${at.lender.zh}手里，当庭认定伪造证据，罚款并休庭`,
      `The decisive digit has been scraped and the book was in the hands of ${at.lender.en}: find in court that she forged evidence, impose a fine and adjourn`,
    ),
    bi(
      `伪造重要证据、妨碍审理的，才可以罚款、拘留（《民事诉讼法》第一百一十四条第一款第一项）。谁刮的、什么时候刮的没有查明，双方没有申请鉴定，${at.lender.zh}又主动说明了补写。证明力可以因此降低，但疑点不等于伪造；罚款还须经院长批准（第一百一十九条）。`,
      `A fine or detention presupposes that important evidence was forged and the trial thereby obstructed (Civil Procedure Law, Article 114, first paragraph, item 1). Who scraped the page, and when, has not been established; neither side applied for an expert appraisal, and ${at.lender.en} disclosed her addition herself. This may reduce the weight of the book, but doubt is not proof of forgery; moreover, a fine requires the approval of the president of the court (Article 119).`,
    ),
  ),
  advance(
    'hearing_to_mediation',
    'hearing',
    'mediation',
    bi('双方愿意再谈，转入调解', 'Both sides are willing to talk: mediate'),
  ),
];
