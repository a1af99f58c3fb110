import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole } from '../../build.ts';

/** A report that finds no majority is put in a form on which more can agree; failing that, both views go up side by side. */
export const SECOND_VOTE: FlowNode = node({
  id: 'second_vote',
  kind: 'vote',
  name: bi('缩小结论再表决', 'Second vote: a narrower conclusion'),
  introduction: bi(
    '“部分有效”没有形成多数。再就一个窄一些的结论表决：只写数据证明了什么，原因留待跟踪，四条修改建议照提。仍没有多数的，两种意见并列上报。',
    '"Partly effective" found no majority. The vote is now on a narrower conclusion: what the data prove, the cause left to further study, and the four amendments as proposed. Without a majority again both views are reported side by side.',
  ),
  minutes: 6,
  scene: 'meeting',
  position: { x: 0, y: 1230 },
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
        '评估情况要如实报告（《立法法》第六十七条，参照）：谈不拢也是一种发现，不能为了多数删掉分歧。',
        '这是最后一次表决。没有多数的，不附修改建议，两种意见并列报主任会议。',
      ],
      [
        'An evaluation reports what is (Legislation Law, Article 67, by reference): disagreement is a finding too and is not deleted for the sake of a majority.',
        'This is the last vote. Without a majority both views go to the chairs side by side, without amendments.',
      ],
    ),
    guide('lead', ['1. 请不同意的人先说，再表决。'], ['1. Let those against speak first, then vote.']),
    guide('deputy', ['1. 说明哪一句可以接受。'], ['1. Say which sentence you could accept.']),
    guide(
      'expert',
      ['1. 说明缩小以后还剩下什么结论。'],
      ['1. Say what the narrower conclusion still holds.'],
    ),
    guide('stat', ['1. 说明数据支持到哪一步。'], ['1. Say how far the data go.']),
    guide('clerk', ['1. 单独记录这一次表决和理由。'], ['1. Record this vote and its reasons apart.']),
  ],
  lines: [
    say(
      'lead',
      '报告没有形成多数。请先说哪一句不能同意。',
      'The report found no majority. First, which sentence is it that you cannot accept?',
    ),
    say(
      'stat',
      '“有效”两个字我签不下去：前后有差别，差别不等于条例的作用。',
      'I cannot sign "effective": there is a difference before and after, and a difference is not what the regulation did.',
    ),
    say(
      'expert',
      '那就写“分类质量有改善，原因有待跟踪”，四条修改建议不靠这一句。',
      'Then let it read "sorting has improved, the cause remains to be studied". The four amendments do not rest on that sentence.',
    ),
    say(
      'deputy',
      '老人和人脸两件事不能等，建议要保留。',
      'The elderly and the cameras cannot wait; the proposals must stay.',
    ),
    say(
      'lead',
      '请评估组四位成员就缩小的结论表决。',
      'The four members, please vote on the narrower conclusion.',
    ),
    say('clerk', '这一次的意见和理由单独记录。', 'Views and reasons on this vote are recorded separately.'),
  ],
  vote: {
    question: bi(
      '是否同意缩小结论（分类质量有改善，原因有待跟踪），保留四条修改建议？',
      'Do you agree to the narrower conclusion (sorting has improved, the cause remains to be studied), the four proposals staying?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi('起草修改建议', 'On to the amendments'),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi('两种意见并列上报', 'Both views are reported'),
        counts: 'against',
      },
      {
        id: 'abstain',
        label: bi('弃权', 'Abstain'),
        hint: bi('缺席未投的，平台也计为弃权', 'The absent count here'),
        counts: 'abstain',
      },
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const SECOND_VOTE_TRANSITIONS: Transition[] = [
  advance(
    'second_passed',
    'second_vote',
    'proposal',
    bi('通过，起草修改建议', 'Passed: draft the amendments'),
    'passed',
  ),
  advance(
    'second_rejected',
    'second_vote',
    'submission',
    bi('仍没有多数，两种意见并列报主任会议', 'Again no majority: both views go to the chairs side by side'),
    'rejected',
  ),
  advance(
    'second_tied',
    'second_vote',
    'submission',
    bi('票数相等，两种意见并列报主任会议', 'A tie: both views go to the chairs side by side'),
    'tied',
  ),
];
