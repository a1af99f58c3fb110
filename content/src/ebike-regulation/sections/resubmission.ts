import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { RESUBMISSION_TEMPLATES } from '../templates-session.ts';

/** A bill that found no majority is its proposer's to submit anew, and the Council of Chairpersons' to put on the agenda or not. */
export const RESUBMISSION: FlowNode = node({
  id: 'resubmission',
  kind: 'edit',
  name: bi('提案人重新提出', 'Resubmission by the proposer'),
  introduction: bi(
    '草案表决稿没有过半数，未获通过。市人民政府是提案人：认为仍然必须制定的，由它修改以后重新提出，不是由法制委员会提；提出以后列不列入议程，由主任会议决定。',
    'The draft did not gain a majority and is not passed. The city government is its proposer: if it considers that the regulation is still necessary, it is for the city government, not for the legislative affairs committee, to revise the bill and resubmit it. The Council of Chairpersons then decides whether to place it on the agenda.',
  ),
  minutes: 12,
  position: { x: 60, y: 1130 },
  roles: [
    seatRole('chair', { host: true, functions: ['meeting'], processes: ['end', 'back', 'restart'] }),
    seatRole('drafter', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('rapporteur', { functions: ['meeting'] }),
    seatRole('member_b', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '未获得通过的，如果提案人认为必须制定，可以按照法定程序重新提出，由主席团、委员长会议决定是否列入会议议程（《立法法》第六十条；市里参照，由主任会议决定）。',
      ],
      [
        'If a bill is not passed and its proposer considers that the law is still necessary, the proposer may resubmit it under the statutory procedure. At the national level the Presidium or the Council of Chairpersons decides whether to place it on the agenda (Legislation Law, Article 60); by reference, in a city its own Council of Chairpersons decides.',
      ],
    ),
    guide(
      'drafter',
      [
        '1. 代市人民政府从模板新建重新提出的说明：为什么仍然必须制定，反对的理由怎样回应，改了哪一句。',
        '2. 签名，提交。',
      ],
      [
        '1. On behalf of the city government, draft the note on resubmission from the template: why the regulation is still necessary, how the objections are answered, which sentence is changed.',
        '2. Sign and submit.',
      ],
    ),
    guide(
      'chair',
      ['1. 读完说明再决定：反对的人反对的那一句，改了没有？', '2. 没有新东西的，可以不列入。'],
      [
        '1. Read the note before you decide: has the sentence that was opposed been changed?',
        '2. If the note contains nothing new, you need not place the bill on the agenda.',
      ],
    ),
    guide(
      'rapporteur',
      ['1. 提醒提案人：审议中没有采纳的意见有哪几条。'],
      ['1. Remind the proposer which views were not adopted in the review.'],
    ),
    guide(
      'member_b',
      ['1. 用“约谈”说清楚怎样改你就赞成。'],
      ['1. In a private talk, make clear what change would win your vote.'],
    ),
  ],
  templates: RESUBMISSION_TEMPLATES,
});

export const RESUBMISSION_TRANSITIONS: Transition[] = [
  wrong(
    'resubmission_committee',
    'resubmission',
    bi(
      '提案人迟迟不改，由法制委员会改好直接付表决',
      'The proposer is slow to revise it: have the legislative affairs committee revise the draft and put it straight to the vote',
    ),
    bi(
      '未获通过的法规案，是否必须制定由提案人判断，由提案人按照程序重新提出，是否列入会议议程由主任会议决定（《立法法》第六十条，参照）。统一审议的机构审议法规案，不能把一件已经被否决的案子自己再提起来。',
      'If a bill was not passed, it is for its proposer to judge whether it is still necessary and to resubmit it under the procedure, and for the Council of Chairpersons to decide whether to place it on the agenda (Legislation Law, Article 60, by reference). The body responsible for the unified review reviews bills; it cannot itself revive one that has been rejected.',
    ),
  ),
  advance(
    'resubmission_listed',
    'resubmission',
    'final_session',
    bi(
      '说明回应了反对的理由，主任会议决定列入议程',
      'The note answers the objections: the Council of Chairpersons decides to place the bill on the agenda',
    ),
  ),
  advance(
    'resubmission_refused',
    'resubmission',
    'not_passed',
    bi(
      '没有新的理由和修改，主任会议决定不列入议程',
      'There are no new reasons or changes: the Council of Chairpersons decides not to place the bill on the agenda',
    ),
  ),
];
