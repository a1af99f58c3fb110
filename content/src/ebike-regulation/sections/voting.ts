import type { Assignment, FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole } from '../../build.ts';
import { CLAUSE_LINES, SESSION_LINES } from './voting-lines.ts';

/** Four members have a vote here, for the whole standing committee; so a tie can happen, and carries nothing. */
export function session(): Assignment[] {
  return [
    seatRole('chair', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'vote', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('rapporteur', { seat: 't4', functions: ['speech', 'display', 'vote'] }),
    seatRole('member_a', { seat: 't2', functions: ['speech', 'vote'] }),
    seatRole('member_b', { seat: 't5', functions: ['speech', 'vote'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'submission', 'signature'] }),
  ];
}

export const CLAUSE_VOTE: FlowNode = node({
  id: 'clause_vote',
  kind: 'vote',
  name: bi('重要条款单独表决', 'Separate vote on a clause'),
  introduction: bi(
    '主任会议决定先就第十二条第三项单独表决：在公共充电端口已经覆盖的小区，禁止携带电池入户充电。留下，还是拿掉？',
    'The Council of Chairpersons has decided on a separate vote on Article 12, item 3: in estates covered by public charging ports, batteries may not be taken into homes to charge. Should it be kept or deleted?',
  ),
  minutes: 8,
  scene: 'meeting',
  position: { x: 720, y: 960 },
  roles: session(),
  guides: [
    guide(
      null,
      [
        '单独表决后，主任会议可以决定将草案交付表决，也可以决定暂不付表决，交进一步审议（《立法法》第四十四条第三款，参照）。',
        '通过的，带着这一条交付表决；没有通过的或者票数相等的，进一步审议修改，再付表决一次。',
      ],
      [
        'After the separate vote, the Council of Chairpersons may decide to put the draft to the vote, or to withhold it from the vote for the time being and refer it for further deliberation (Legislation Law, Article 44, third paragraph, by reference).',
        'If the clause is carried, the draft is put to the vote with it; if it is not carried, or there is a tie, the draft is revised further and voted on once more.',
      ],
    ),
    guide(
      'chair',
      ['1. 请正反各说一次，再表决；你最后说。'],
      ['1. Let each side speak once, then call the vote; you speak last.'],
    ),
    guide(
      'rapporteur',
      ['1. 说明条文是怎样改成现在这样的。'],
      ['1. Explain how the clause came to be worded as it is now.'],
    ),
    guide('member_a', ['1. 说明没有这一条会怎样。'], ['1. Explain what would happen without this clause.']),
    guide('member_b', ['1. 说明有了这一条，谁会受到影响。'], ['1. Explain whom this clause would affect.']),
    guide('clerk', ['1. 记录表决结果。'], ['1. Record the result.']),
  ],
  lines: CLAUSE_LINES,
  vote: {
    question: bi(
      '是否同意保留修改后的第十二条第三项（端口覆盖的小区禁止电池入户充电）？',
      'Do you agree to keep Article 12, item 3, as revised (no charging of batteries in homes in estates covered by ports)?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi('保留，交付整体表决', 'Keep it and put the whole draft to the vote'),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi('进一步审议修改', 'Further revision'),
        counts: 'against',
      },
      {
        id: 'abstain',
        label: bi('弃权', 'Abstain'),
        hint: bi('常委会组成人员可以弃权', 'Members may abstain'),
        counts: 'abstain',
      },
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const SESSION: FlowNode = node({
  id: 'session',
  kind: 'vote',
  name: bi('常委会会议表决', 'Vote of the standing committee'),
  introduction: bi(
    '草案表决稿提请常委会全体会议表决，由全体组成人员的过半数通过。缺席和弃权都不算赞成。',
    'The draft is put to the vote at a plenary meeting of the standing committee and is passed by a majority of all its members. Neither absence nor abstention counts as a vote for.',
  ),
  minutes: 8,
  scene: 'meeting',
  position: { x: 360, y: 1030 },
  roles: session(),
  guides: [
    guide(
      null,
      [
        '过半数以全体组成人员计算，不是以到会人数计算（《立法法》第四十四条第一款，参照）。',
        '投票以前再看一遍第十八条、第二十一条、第二十六条：还有没有超出上位法的地方？',
      ],
      [
        'The majority is calculated from all members, not from those present (Legislation Law, Article 44, first paragraph, by reference).',
        'Look once more at Articles 18, 21 and 26 before you vote: does anything still go beyond higher law?',
      ],
    ),
    guide(
      'chair',
      ['1. 请法制委员会报告，提请表决，宣布结果。'],
      ['1. Ask the committee to report, call the vote, announce the result.'],
    ),
    guide(
      'rapporteur',
      ['1. 报告审议结果，说明没有采纳的重要意见。'],
      ['1. Report the result of the review and explain the important views that were not adopted.'],
    ),
    guide('member_a', ['1. 可以简短说明投票理由。'], ['1. You may briefly give the reasons for your vote.']),
    guide('member_b', ['1. 可以简短说明投票理由。'], ['1. You may briefly give the reasons for your vote.']),
    guide(
      'clerk',
      ['1. 记录赞成、反对、弃权和缺席。'],
      ['1. Record the votes for and against, the abstentions and the absences.'],
    ),
  ],
  lines: SESSION_LINES,
  vote: {
    question: bi(
      '是否通过《明德市电动自行车管理条例（草案表决稿）》？',
      'Shall the Regulation of Mingde City on Electric Bicycles be passed?',
    ),
    options: [
      { id: 'agree', label: bi('赞成', 'For'), hint: null, counts: 'for' },
      { id: 'disagree', label: bi('反对', 'Against'), hint: null, counts: 'against' },
      { id: 'abstain', label: bi('弃权', 'Abstain'), hint: null, counts: 'abstain' },
    ],
    secret: true,
    threshold: 'majority',
  },
});

export const VOTING_TRANSITIONS: Transition[] = [
  advance(
    'clause_passed',
    'clause_vote',
    'session',
    bi(
      '保留这一项，主任会议决定交付整体表决',
      'The item is kept: the Council of Chairpersons decides to put the whole draft to the vote',
    ),
    'passed',
  ),
  advance(
    'clause_rejected',
    'clause_vote',
    'redraft',
    bi(
      '没有通过，主任会议决定交进一步审议',
      'Not carried: the Council of Chairpersons decides to refer the draft for further deliberation',
    ),
    'rejected',
  ),
  advance(
    'clause_tied',
    'clause_vote',
    'redraft',
    bi(
      '票数相等，主任会议决定交进一步审议',
      'A tie: the Council of Chairpersons decides to refer the draft for further deliberation',
    ),
    'tied',
  ),
  advance(
    'session_passed',
    'session',
    'approval',
    bi('过半数通过，报请批准', 'Passed by a majority: submit for approval'),
    'passed',
  ),
  advance(
    'session_rejected',
    'session',
    'resubmission',
    bi(
      '没有过半数，未获通过，由提案人考虑重新提出',
      'No majority: the draft is not passed, and the proposer considers whether to resubmit it',
    ),
    'rejected',
  ),
  advance(
    'session_tied',
    'session',
    'resubmission',
    bi(
      '票数相等，没有过半数，由提案人考虑重新提出',
      'A tie is not a majority: the proposer considers whether to resubmit the draft',
    ),
    'tied',
  ),
];
