import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayWeighing, seatRole } from '../../build.ts';

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
        'This is the last vote. Without a majority both views go to the Council of Chairpersons side by side, without amendments.',
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
    guide('clerk', ['1. 单独记录这一次表决和理由。'], ['1. Record this vote and its reasons separately.']),
  ],
  lines: [
    say(
      'lead',
      '报告没有形成多数。请先说哪一句不能同意。',
      'The report found no majority. First, which sentence is it that you cannot accept?',
    ),
    sayWeighing(
      'stat',
      [
        '是“有效”两个字：前后有差别，差别不等于条例的作用。缩小的写法把差别和原因分开了，我同意。',
        'The word "effective": there is a difference before and after, and a difference is not what the regulation did. The narrower wording keeps difference and cause apart, and I agree to it.',
      ],
      [
        '是“有效”两个字，缩小以后也没有躲开：样本只有二十个小区，写“有改善”，读的人还是会记在条例名下。我不同意，宁可两种意见一并上报。',
        'The word "effective", and the narrower wording does not escape it: the sample is twenty estates, and whoever reads "improved" will still credit the regulation. I do not agree; better to report both views.',
      ],
    ),
    sayWeighing(
      'expert',
      [
        '那就写“分类质量有改善，原因有待跟踪”，四条修改建议不靠这一句。我同意。',
        'Then let it read "sorting has improved, the cause remains to be studied". The four amendments do not rest on that sentence. I agree.',
      ],
      [
        '“分类质量有改善，原因有待跟踪”，等于没有回答委托我们的问题：条例有没有用。结论可以谨慎，不能没有结论。我不同意这样缩小。',
        '"Sorting has improved, the cause remains to be studied" leaves the question that we were given unanswered: is the regulation of any use? A conclusion may be cautious, but there must be one. I do not agree to narrow it like this.',
      ],
    ),
    sayWeighing(
      'deputy',
      [
        '老人和人脸两件事不能等，建议要保留；结论退一步，建议不退，我同意。',
        'The elderly and the cameras cannot wait; the proposals must stay. The conclusion steps back and the proposals do not: I agree.',
      ],
      [
        '老人和人脸两件事不能等，建议要保留；可是“有改善”三个字靠的也是样本，没有督导的小区的人看了仍然不认。我不同意。',
        'The elderly and the cameras cannot wait; the proposals must stay. But "improved" rests on the sample too, and people in estates without supervisors will still not recognise it. I do not agree.',
      ],
    ),
    sayWeighing(
      'lead',
      [
        '退到证据能到的地方，不丢人，我同意。请评估组四位成员就缩小的结论表决。',
        'There is no shame in stepping back to where the evidence ends, and I agree. The four members, please vote on the narrower conclusion.',
      ],
      [
        '我担心的是另一面：结论退得太多，四条建议在主任会议上就少了支撑。我不同意再退。请评估组四位成员就缩小的结论表决。',
        'I fear the opposite: if the conclusion steps back too far, the four proposals lose their support before the Council of Chairpersons. I do not agree to go further back. The four members, please vote on the narrower conclusion.',
      ],
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
        hint: bi('缺席未投的，平台也计为弃权', 'Whoever is absent counts as abstaining'),
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
    bi(
      '仍没有多数，两种意见并列报主任会议',
      'Again no majority: both views go to the Council of Chairpersons side by side',
    ),
    'rejected',
  ),
  advance(
    'second_tied',
    'second_vote',
    'submission',
    bi(
      '票数相等，两种意见并列报主任会议',
      'A tie: both views go to the Council of Chairpersons side by side',
    ),
    'tied',
  ),
];
