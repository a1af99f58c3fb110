import type { Assignment, FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole } from '../../build.ts';
import { DELIBERATION_LINES, SECOND_VOTE_LINES } from './deliberation-lines.ts';

/** The panel votes; the clerk keeps the record. Deliberation is oral and open within the panel, so the ballot is not secret. */
function panel(): Assignment[] {
  return [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'vote', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge', { seat: 't4', functions: ['speech', 'display', 'vote', 'signature'] }),
    seatRole('assessor', { seat: 't2', functions: ['speech', 'vote', 'signature'] }),
    seatRole('clerk', { seat: 't5', functions: ['speech', 'submission', 'signature'] }),
  ];
}

const ABSTAIN_HINT = bi(
  '实务中合议庭成员不得拒绝陈述意见；缺席未投的，平台也计为弃权',
  'In a real panel no member may withhold an opinion; here, a member who is absent and does not vote also counts as abstaining',
);

export const DELIBERATION: FlowNode = node({
  id: 'deliberation',
  kind: 'vote',
  name: bi('合议庭评议', 'Deliberation'),
  introduction: bi(
    '合议庭关起门来评议：本金究竟是多少？先逐一说理由，再表决，少数服从多数。评议的过程本来不公开；在本实验里，全组看得到，是为了学习。',
    'The panel deliberates behind closed doors: what was the principal? First each member gives reasons, then they vote, and the majority decides. A real deliberation is confidential; in this experiment the whole team can follow it in order to learn.',
  ),
  minutes: 10,
  scene: 'meeting',
  position: { x: 360, y: 1240 },
  roles: panel(),
  guides: [
    guide(
      null,
      [
        '评议顺序：承办法官介绍法律和证据规则，人民陪审员、审判员依次发表意见，审判长最后说。',
        '每个人都要讲理由，不能只说同意不同意。',
        '投出的票不能改。多数同意的，按 191,000 元制作判决；多数不同意的，再就 200,000 元表决；票数相等的，恢复法庭辩论。',
      ],
      [
        "The order of deliberation is: the reporting judge explains the law and the rules of evidence; the people's assessor and then the judge give their views; the presiding judge speaks last.",
        'Everybody must give reasons; a bare yes or no is not enough.',
        'A vote once cast cannot be changed. If the majority agrees, judgment is given on the basis of 191,000; if the majority disagrees, the panel votes on 200,000; if the vote is tied, the debate is reopened.',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 请承办法官先说，再请人民陪审员、审判员，自己最后说。',
        '2. 对事实认定、证据规则向人民陪审员作必要的说明，但不妨碍其独立判断（《人民陪审员法》第二十条）。',
        '3. 总结意见，投出自己的一票，等三人都投完再结束表决；有人缺席，结束时计为弃权。',
        '4. 按结果选择下一步。',
      ],
      [
        '1. Let the reporting judge begin, then the assessor and the judge; you speak last.',
        "2. Explain the facts at issue and the rules of evidence to the assessor as needed, without getting in the way of an independent judgment (People's Assessors Law, Article 20).",
        '3. Sum up the opinions and cast your own vote. Wait until all three have voted, then end the vote; a member who is absent counts as abstaining.',
        '4. Choose the next step according to the result.',
      ],
    ),
    guide(
      'judge',
      [
        '1. 由你先介绍：举证责任（《民诉法解释》第九十一条）、证明标准（第一百零八条）、预扣利息（《民间借贷规定》第二十六条）、利率上限（第二十五条）。',
        '2. 说出你的意见和理由，然后投票。',
      ],
      [
        '1. You begin by explaining the law: burden of proof (CPL Interpretation, Article 91), standard of proof (Article 108), interest deducted in advance (Private Lending Provisions, Article 26), the rate limit (Article 25).',
        '2. Give your view and your reasons, then vote.',
      ],
    ),
    guide(
      'assessor',
      [
        '1. 你对事实和法律都独立发表意见并表决（《人民陪审员法》第二十一条）。',
        '2. 听不懂的法律问题可以请审判长说明，但结论要自己下。',
      ],
      [
        "1. You give your opinion and vote independently on both fact and law (People's Assessors Law, Article 21).",
        '2. You may ask the presiding judge to explain points of law that you do not follow, but you must come to your own conclusion.',
      ],
    ),
    guide(
      'clerk',
      [
        '1. 评议应当制作笔录，由合议庭成员签名；不同意见必须如实记入（《民事诉讼法》第四十五条）。',
        '2. 你没有表决权，也不发表意见。笔录模板在下一环节。',
      ],
      [
        '1. A record of the deliberation must be made and signed by the members of the panel; differing opinions must be entered truthfully (Civil Procedure Law, Article 45).',
        '2. You have no vote and give no opinion. The template for the record is in the next section.',
      ],
    ),
  ],
  lines: DELIBERATION_LINES,
  vote: {
    question: bi(
      '9,000 元现金交付没有达到高度可能性的证明标准，借款本金认定为 191,000 元。是否同意？',
      'The delivery of 9,000 yuan in cash has not been proved to a high degree of probability, and the principal is found to be 191,000 yuan. Do you agree?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi(
          '预先扣除利息，按实际出借的 191,000 元认定',
          'Interest was deducted in advance: find 191,000, the amount actually lent',
        ),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi(
          '借条和佐证足以证明，按 200,000 元认定',
          'The note and the supporting evidence are sufficient proof: find 200,000',
        ),
        counts: 'against',
      },
      { id: 'abstain', label: bi('弃权', 'Abstain'), hint: ABSTAIN_HINT, counts: 'abstain' },
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const SECOND_VOTE: FlowNode = node({
  id: 'second_vote',
  kind: 'vote',
  name: bi('再次评议', 'Second deliberation'),
  introduction: bi(
    '第一次评议没有以多数认定 191,000 元。合议庭就另一个方案再评议一次：现金是否已经交付、本金是否为 200,000 元。形成多数的，按多数意见判决；仍然没有多数的，恢复法庭辩论。',
    'The first deliberation produced no majority for 191,000. The panel deliberates once more, on the other view: that the cash was delivered and the principal is 200,000. If there is a majority, judgment is given accordingly; if there is none, the debate is reopened.',
  ),
  minutes: 8,
  scene: 'meeting',
  position: { x: 0, y: 1310 },
  roles: panel(),
  guides: [
    guide(
      null,
      [
        '这一次表决的是 200,000 元。多数同意，就按 200,000 元制作判决；不同意的意见写进评议笔录。',
        '赞成的人要回答：现金从哪里来，为什么没有反驳“已经扣过了”。',
        '意见分歧重大的，实务中人民陪审员或者法官可以要求提请院长决定是否提交审判委员会讨论（《人民陪审员法》第二十三条）。',
      ],
      [
        'This vote is on 200,000. If the majority agrees, judgment is given on the basis of 200,000, and the dissenting opinion goes into the record of deliberation.',
        'Those in favour must answer two questions: where did the cash come from, and why did the plaintiff not deny "already deducted"?',
        "In practice, where opinions differ seriously, a people's assessor or a judge may ask that the president of the court be requested to decide whether to submit the case to the judicial committee (People's Assessors Law, Article 23).",
      ],
    ),
    guide(
      'presiding',
      ['1. 请两种意见各说一遍最强的理由，再表决。', '2. 结束表决，按结果选择下一步。'],
      [
        '1. Have the strongest reasons for each view stated once more, then vote.',
        '2. End the vote and choose the next step according to the result.',
      ],
    ),
    guide(
      'judge',
      ['1. 指出两种意见真正的分歧是一个事实问题还是一个举证责任问题。'],
      ['1. Say whether the real difference is one of fact or of the burden of proof.'],
    ),
    guide(
      'assessor',
      ['1. 改了主意也要说明为什么；没有改，也请把理由补充完整。'],
      ['1. If you have changed your mind, explain why; if not, complete your reasons.'],
    ),
    guide(
      'clerk',
      ['1. 第二次评议单独记录，注明与第一次的关系。'],
      ['1. Record the second deliberation separately, and note how it relates to the first.'],
    ),
  ],
  lines: SECOND_VOTE_LINES,
  vote: {
    question: bi(
      '综合全案证据，9,000 元现金已经交付，借款本金认定为 200,000 元。是否同意？',
      'On all the evidence, the 9,000 yuan in cash was delivered, and the principal is found to be 200,000 yuan. Do you agree?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi('按借条载明的 200,000 元认定', 'Find 200,000, as the note states'),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi('现金交付证据不足', 'There is not enough evidence that cash was delivered'),
        counts: 'against',
      },
      { id: 'abstain', label: bi('弃权', 'Abstain'), hint: ABSTAIN_HINT, counts: 'abstain' },
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const DELIBERATION_TRANSITIONS: Transition[] = [
  advance(
    'deliberation_passed',
    'deliberation',
    'judgment',
    bi(
      '多数同意：按 191,000 元制作判决',
      'Carried by a majority: write the judgment on the basis of 191,000 yuan',
    ),
    'passed',
  ),
  advance(
    'deliberation_rejected',
    'deliberation',
    'second_vote',
    bi('没有形成多数：就 200,000 元再次评议', 'No majority: deliberate again, on 200,000 yuan'),
    'rejected',
  ),
  advance(
    'deliberation_tied',
    'deliberation',
    'debate',
    bi('意见相持：恢复法庭辩论，再听双方意见', 'A tie: reopen the debate and hear both sides again'),
    'tied',
  ),
  advance(
    'second_vote_passed',
    'second_vote',
    'judgment',
    bi(
      '多数同意：按 200,000 元制作判决',
      'Carried by a majority: write the judgment on the basis of 200,000 yuan',
    ),
    'passed',
  ),
  advance(
    'second_vote_rejected',
    'second_vote',
    'debate',
    bi('两种意见均未形成多数：恢复法庭辩论', 'No majority for either view: reopen the debate'),
    'rejected',
  ),
  advance(
    'second_vote_tied',
    'second_vote',
    'debate',
    bi('意见相持：恢复法庭辩论，再听双方意见', 'A tie: reopen the debate and hear both sides again'),
    'tied',
  ),
];
