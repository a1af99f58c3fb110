import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole } from '../../build.ts';
import { VOTE_LINES } from './voting-lines.ts';

export const VOTE: FlowNode = node({
  id: 'vote',
  kind: 'vote',
  name: bi('评估组表决', 'Vote of the evaluation group'),
  introduction: bi(
    '评估组四人表决：结论写“部分有效”，建议修改第十二条、第三十一条、第三十四条，删去第十九条。',
    'Four members vote: "partly effective", with proposals to amend Articles 12, 31 and 34 and to delete Article 19.',
  ),
  minutes: 10,
  scene: 'meeting',
  position: { x: 360, y: 1160 },
  roles: [
    seatRole('lead', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'vote', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('deputy', { seat: 't4', functions: ['speech', 'vote'] }),
    seatRole('expert', { seat: 't2', functions: ['speech', 'display', 'vote'] }),
    seatRole('stat', { seat: 't5', functions: ['speech', 'display', 'vote'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'submission'] }),
  ],
  guides: [
    guide(
      null,
      [
        '四人都有表决权，过半数通过。没有通过的或者票数相等的，就缩小的结论再次表决。',
        '可以不同意结论而同意建议，说出理由。',
      ],
      [
        'Four have a vote; a majority carries. If not carried, or on a tie, there is a vote on a narrower conclusion.',
        'One may reject the conclusion and accept the proposals; give reasons.',
      ],
    ),
    guide('lead', ['1. 请执笔人先说，你最后说。'], ['1. The author begins; you speak last.']),
    guide('deputy', ['1. 从来信和座谈说。'], ['1. Speak from letters and interviews.']),
    guide(
      'expert',
      ['1. 一分钟讲清：为什么是“部分有效”。'],
      ['1. Explain in a minute why the conclusion is "partly effective".'],
    ),
    guide('stat', ['1. 说明数据能支持到哪一步。'], ['1. Say how far the data go.']),
    guide(
      'clerk',
      ['1. 记录表决和理由，没有表决权。'],
      ['1. Record the vote and the reasons; you have no vote yourself.'],
    ),
  ],
  lines: VOTE_LINES,
  vote: {
    question: bi(
      '是否通过评估报告（结论：部分有效；建议修改第十二、三十一、三十四条，删去第十九条）？',
      'Shall the report pass (conclusion: partly effective; amend Articles 12, 31, 34, delete 19)?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi('报告提交主任会议', 'The report goes to the Council of Chairpersons'),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi('就缩小的结论再次表决', 'A vote on a narrower conclusion'),
        counts: 'against',
      },
      {
        id: 'abstain',
        label: bi('弃权', 'Abstain'),
        hint: bi('缺席未投的，平台也计为弃权', 'Whoever is absent counts as abstaining'),
        counts: 'abstain',
      },
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const VOTING_TRANSITIONS: Transition[] = [
  advance(
    'vote_passed',
    'vote',
    'proposal',
    bi('通过，起草修改建议', 'Passed: draft the amendments'),
    'passed',
  ),
  advance(
    'vote_rejected',
    'vote',
    'second_vote',
    bi('没有通过，就缩小的结论再次表决', 'Not passed: vote on a narrower conclusion'),
    'rejected',
  ),
  advance(
    'vote_tied',
    'vote',
    'second_vote',
    bi('票数相等，就缩小的结论再次表决', 'A tie: vote on a narrower conclusion'),
    'tied',
  ),
];
