import type { Bilingual, FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { MINUTES_TEMPLATES } from '../templates-heads.ts';
import { heads } from './discussion.ts';
import { ON_NO_PENALTY, ON_TEN_THOUSAND, ON_THE_MINIMUM } from './opinions.ts';

/** The further motions, each a lawful result of its own. What nobody carried is not imposed. */

interface Motion {
  readonly id: string;
  readonly name: Bilingual;
  readonly introduction: Bilingual;
  readonly y: number;
  readonly rule: Bilingual;
  readonly question: Bilingual;
  readonly lines: FlowNode['lines'];
}

function motion({ id, name, introduction, y, rule, question, lines }: Motion): FlowNode {
  return node({
    id,
    kind: 'vote',
    name,
    introduction,
    minutes: 6,
    scene: 'meeting',
    position: { x: 0, y },
    roles: heads(),
    guides: [
      guide(null, [rule.zh], [rule.en]),
      guide(
        'head',
        ['1. 请赞成和反对的人都说理由，再表决；你最后说。'],
        ['1. Hear the reasons for and against before you put the motion; you speak last.'],
      ),
      guide(
        'deputy_a',
        ['1. 说明这个结果给市场什么信号。'],
        ['1. Say what signal this result gives the market.'],
      ),
      guide(
        'deputy_b',
        ['1. 对照条文的条件和同类案件，逐项说。'],
        ['1. Compare the conditions of the article and the similar cases, point by point.'],
      ),
      guide('host', ['1. 回答法律问题，没有表决权。'], ['1. Answer questions of law; you have no vote.']),
      guide('clerk', ['1. 单独记录这一次表决。'], ['1. Record this vote separately.']),
    ],
    lines: [
      ...lines,
      say(
        'clerk',
        '这一次表决的意见和理由单独记录。',
        'Opinions and reasons on this vote are recorded separately.',
      ),
    ],
    vote: {
      question,
      options: [
        { id: 'agree', label: bi('同意', 'Agree'), hint: null, counts: 'for' },
        { id: 'disagree', label: bi('不同意', 'Disagree'), hint: null, counts: 'against' },
        { id: 'abstain', label: bi('弃权', 'Abstain'), hint: null, counts: 'abstain' },
      ],
      secret: false,
      threshold: 'majority',
    },
  });
}

export const AMOUNT_VOTE: FlowNode = motion({
  id: 'amount_vote',
  name: bi('再次表决：一万元', 'Second vote: 10,000'),
  introduction: bi(
    '3,000 元没有形成多数。有人认为太低：残留超标一倍多，又是责令改正以后的记录不全。就减轻处罚、罚款 10,000 元表决。',
    '3,000 yuan found no majority. Some think it too low: the residue is more than twice the limit, and the records are again incomplete after the order of 2024. The motion is mitigation to a fine of 10,000.',
  ),
  y: 1120,
  rule: bi(
    '减轻处罚在法定幅度以下确定数额，没有下限，但要和同类案件相比，过罚相当（《行政处罚法》第五条第二款、第三十二条、第三十四条）。',
    'A mitigated penalty lies below the statutory range. The law sets no floor for it, but it must be compared with similar cases and be proportionate (Administrative Penalty Law, Articles 5, second paragraph, 32 and 34).',
  ),
  question: bi(
    '是否同意减轻处罚：没收违法所得 42 元，罚款 10,000 元？',
    'Do you agree to mitigate: 42 yuan confiscated and a fine of 10,000?',
  ),
  lines: ON_TEN_THOUSAND,
});

export const SECOND_VOTE: FlowNode = motion({
  id: 'second_vote',
  name: bi('再次表决：不予处罚', 'Third vote: no penalty'),
  introduction: bi(
    '减轻处罚没有形成多数。再就另一条路表决：初次违法、危害后果轻微、及时改正，不予处罚，予以教育。',
    'Mitigation found no majority. The heads now vote on another way: a first violation with slight harm, corrected in time, for which no penalty is imposed and instruction is given.',
  ),
  y: 1220,
  rule: bi(
    '初次违法且危害后果轻微并及时改正的，可以不予行政处罚（《行政处罚法》第三十三条第一款）；不予处罚的，应当进行教育（第三款）。“可以”不是“应当”。',
    'For a first violation with slight harm, corrected in time, no penalty need be imposed (Administrative Penalty Law, Article 33, first paragraph); where there is no penalty, the party shall be given instruction (third paragraph). "May" is not "shall".',
  ),
  question: bi(
    '是否同意依照行政处罚法第三十三条第一款不予处罚，予以教育？',
    'Do you agree to impose no penalty under Article 33, first paragraph, of the Administrative Penalty Law, with instruction?',
  ),
  lines: ON_NO_PENALTY,
});

export const MINIMUM_VOTE: FlowNode = motion({
  id: 'minimum_vote',
  name: bi('表决：法定起点', 'Fourth vote: minimum'),
  introduction: bi(
    '前三次都没有形成多数。剩下的是告知和听证过的五万元。它也要有人提出、有人赞成，才能成为决定。',
    'The first three motions failed. What remains is the 50,000 on which notice was given and the hearing was held. It too becomes a decision only if it is moved and carried.',
  ),
  y: 1320,
  rule: bi(
    '五万元是《食品安全法》第一百二十四条第一款的下限。赞成的人要说明：第三十二条第一项的“应当从轻或者减轻”怎样落实，第五条第二款怎样满足。',
    'Fifty thousand is the lower limit of Article 124, first paragraph, of the Food Safety Law. Those in favour explain how "shall be lighter or mitigated" in Article 32(1) is observed and how Article 5, second paragraph, is met.',
  ),
  question: bi(
    '是否同意在法定幅度内从轻处罚：没收违法所得 42 元，罚款 50,000 元？',
    'Do you agree to a lighter penalty within the statutory range: 42 yuan confiscated and a fine of 50,000?',
  ),
  lines: ON_THE_MINIMUM,
});

export const NO_DECISION: FlowNode = node({
  id: 'no_decision',
  kind: 'edit',
  name: bi('没有形成决定', 'No decision'),
  introduction: bi(
    '四次表决都没有多数。没有决定，不得处罚。负责人把分歧写成纪要：争在哪里，还要查什么，什么时候再议。',
    'None of the four motions was carried. Without a decision there is no penalty. The heads record in the minutes where they differ, what has yet to be checked, and when they will meet again.',
  ),
  minutes: 10,
  position: { x: 0, y: 1430 },
  roles: [
    seatRole('head', { host: true, functions: ['submission', 'signature', 'meeting'], processes: ['end'] }),
    seatRole('deputy_a', { functions: ['submission', 'signature', 'meeting'] }),
    seatRole('deputy_b', { functions: ['submission', 'signature', 'meeting'] }),
  ],
  templates: MINUTES_TEMPLATES,
  guides: [
    guide(
      null,
      [
        '未经负责人审查、集体讨论决定，不得处罚（《行政处罚法》第五十七条）；新的处理意见要重新法制审核（第五十八条）。',
        '九十日从 3 月 5 日立案起算，到 6 月 3 日（第六十条）。',
      ],
      [
        'No penalty may be imposed without examination and a collective decision by the heads (Administrative Penalty Law, Article 57); a new proposal goes through legal review again (Article 58).',
        'The ninety days run from filing on 5 March to 3 June (Article 60).',
      ],
    ),
    guide(
      'deputy_a',
      ['1. 从模板新建纪要，写自己的意见和理由。'],
      ['1. Draft the minutes with your own view and reasons.'],
    ),
    guide(
      'deputy_b',
      ['1. 核对分歧和再议的安排，签名。'],
      ['1. Check that the different views and the next steps are recorded, and sign.'],
    ),
    guide(
      'head',
      ['1. 定再议的日期，签名，结束本环节。'],
      ['1. Set the date of the next meeting, sign the minutes and end the section.'],
    ),
  ],
});

/** The chain of motions: the next is put where the last was not carried. */
const CHAIN: readonly (readonly [from: string, next: string, name: Bilingual])[] = [
  ['discussion', 'amount_vote', bi('就 10,000 元再次表决', 'vote on 10,000')],
  ['amount_vote', 'second_vote', bi('就不予处罚再次表决', 'vote on no penalty')],
  ['second_vote', 'minimum_vote', bi('就法定起点表决', 'vote on the minimum')],
  ['minimum_vote', 'no_decision', bi('没有决定，写纪要', 'no decision; write the minutes')],
];

const MOTION_TRANSITIONS: Transition[] = CHAIN.flatMap(([from, next, name]) => [
  advance(
    `${from}_passed`,
    from,
    'decision',
    bi('多数同意：制作决定书', 'Carried: write the decision'),
    'passed',
  ),
  advance(
    `${from}_rejected`,
    from,
    next,
    bi(`没有形成多数：${name.zh}`, `Not carried: ${name.en}`),
    'rejected',
  ),
  advance(`${from}_tied`, from, next, bi(`意见相持：${name.zh}`, `A tie: ${name.en}`), 'tied'),
]);

export const DISCUSSION_TRANSITIONS: Transition[] = [
  ...MOTION_TRANSITIONS,
  wrong(
    'no_decision_default',
    'no_decision',
    bi(
      '告知过、听证过的五万元没有被推翻，按五万元下达',
      'The 50,000 in the notice was never rejected: issue the decision',
    ),
    bi(
      '告知的只是拟处罚。处罚由负责人审查后决定，情节复杂的集体讨论决定（《行政处罚法》第五十七条）；没有人赞成的数额不是决定，下达就是没有决定的处罚。',
      'The notice was only a proposal. A penalty is decided by the head after examination, and collectively by the heads where the case is complex (Administrative Penalty Law, Article 57). An amount for which no majority voted is not a decision; to issue it would be a penalty without one.',
    ),
  ),
  advance(
    'no_decision_recorded',
    'no_decision',
    'report',
    bi('写明分歧和再议日期，暂不处罚', 'Different views and next date recorded; no penalty for now'),
  ),
];
