import type { FlowNode } from '@lets/contract';
import { bi, guide, node, seatRole } from '../../build.ts';
import type { Fine } from '../fine.ts';
import { templateOf } from '../paper.ts';
import { judgmentOf, OPINION, REFERRAL } from '../papers/court.ts';

/** The assessor writes down what is proved before anybody has voted. */
export const OPINION_SECTION: FlowNode = node({
  id: 'opinion',
  kind: 'edit',
  name: bi('评议准备', 'Before deliberation'),
  introduction: bi(
    '休庭。人民陪审员写下自己的评议意见：哪些事实已经证明，什么还没有说服自己。承办法官回答问题，不代写。',
    "The court adjourns. The people's assessor writes an opinion: which facts are proved, and what is not yet persuasive. The reporting judge answers questions but does not write any of it.",
  ),
  minutes: 12,
  position: { x: 360, y: 1130 },
  roles: [
    seatRole('judge_a', { host: true, functions: ['meeting'], processes: ['end', 'back'] }),
    seatRole('assessor', { functions: ['submission', 'meeting'] }),
    seatRole('presiding', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      ['合议庭成员地位平等，评议先说事实，再说法律，最后表决；表决以前谁也不说怎样投（第六十八条）。'],
      [
        'The members of the panel have equal standing. They speak first on the facts, then on the law, and vote last; before that nobody says how they will vote (Article 68).',
      ],
    ),
    guide(
      'assessor',
      ['1. 从模板新建评议意见，不写表决结论，提交。评议时你照着它发言、提问。'],
      [
        '1. Draft your opinion without announcing a vote, and submit it. In deliberation you speak and put questions on the basis of it.',
      ],
    ),
    guide(
      'judge_a',
      ['1. 解释条文，不暗示结论；意见提交以后结束本环节。'],
      ['1. Explain the articles without hinting at a result; end the section when the opinion is in.'],
    ),
    guide(
      'presiding',
      ['1. 想好评议的顺序：先问什么，后问什么。'],
      ['1. Settle the order of the deliberation: which question comes first and which later.'],
    ),
  ],
  templates: [templateOf(OPINION)],
});

export const REFERRED: FlowNode = node({
  id: 'referred',
  kind: 'edit',
  name: bi('提请审委会', 'Referral'),
  introduction: bi(
    '哪一种判决方式都没有多数。没有多数不下判，写报告提请审判委员会讨论。',
    'None of the forms of judgment has a majority. Without a majority no judgment is given, and the panel reports to the judicial committee.',
  ),
  minutes: 12,
  position: { x: 20, y: 1660 },
  roles: [
    seatRole('judge_a', {
      host: true,
      functions: ['submission', 'signature', 'meeting'],
      processes: ['end'],
    }),
    seatRole('assessor', { functions: ['submission', 'meeting'] }),
    seatRole('presiding', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      ['合议庭成员三人以上单数（第六十八条），按多数意见裁判。'],
      ['A panel has three members or a larger odd number (Article 68) and decides by majority.'],
    ),
    guide(
      'judge_a',
      ['1. 写明每一种意见和条文，提交。'],
      ['1. Set out each view with its articles, and submit the report.'],
    ),
    guide('assessor', ['1. 写你自己的意见。'], ['1. Write your own view.']),
    guide(
      'presiding',
      ['1. 核对报告是否如实反映分歧。'],
      ['1. Check that the report reflects the different views.'],
    ),
  ],
  templates: [templateOf(REFERRAL)],
});

export const judgmentSection = (fine: Fine): FlowNode =>
  node({
    id: 'judgment',
    kind: 'edit',
    name: bi('制作判决书', 'Writing the judgment'),
    introduction: bi(
      '按评议结论写判决书：列明负责人，逐项审查，说明为什么是这一种判决方式。',
      'The judgment follows the deliberation: it names the head who appeared, reviews the case point by point, and explains why this form of judgment is chosen.',
    ),
    minutes: 30,
    position: { x: 360, y: 1660 },
    roles: [
      seatRole('judge_a', {
        host: true,
        functions: ['submission', 'signature', 'meeting'],
        processes: ['end', 'back'],
      }),
      seatRole('presiding', { functions: ['signature', 'meeting'] }),
      seatRole('assessor', { functions: ['signature', 'meeting'] }),
      seatRole('clerk', { functions: ['signature', 'meeting'] }),
    ],
    guides: [
      guide(
        null,
        ['写明上诉权利、期限和上诉法院（第八十条、第八十五条）。'],
        ['State the right to appeal, the time limit and the court of appeal (Articles 80 and 85).'],
      ),
      guide(
        'judge_a',
        ['1. 从模板新建判决书，合议庭签名，提交。'],
        ['1. Draft the judgment, have the panel sign it, and submit it.'],
      ),
      guide('presiding', ['1. 核对说理，签名。'], ['1. Check the reasons and sign.']),
      guide(
        'assessor',
        ['1. 核对和你的表决是否一致，签名。'],
        ['1. Check the judgment against the votes and sign.'],
      ),
      guide('clerk', ['1. 核对案号、日期，签名。'], ['1. Check the case number and the dates, then sign.']),
    ],
    templates: [templateOf(judgmentOf(fine))],
  });
