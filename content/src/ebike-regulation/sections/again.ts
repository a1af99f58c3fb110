import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayWeighing, seatRole, wrong } from '../../build.ts';
import { REDRAFT_TEMPLATES } from '../templates-review.ts';
import { session } from './voting.ts';

/** What follows when a vote is not carried: one revision, one more vote, and if that fails too the end of the bill. */

export const REDRAFT: FlowNode = node({
  id: 'redraft',
  kind: 'edit',
  name: bi('进一步审议修改', 'Further revision'),
  introduction: bi(
    '单独表决没有通过，主任会议决定暂不付表决，交法制委员会进一步审议。先要回答：反对的人反对的是哪一句？再付表决只有一次。',
    'The clause was not carried in the separate vote. The Council of Chairpersons has decided not to put the draft to the vote for the time being and to refer it to the legislative affairs committee for further deliberation. The first question to answer is which sentence the opponents objected to. There will be only one more vote.',
  ),
  minutes: 12,
  position: { x: 720, y: 1090 },
  roles: [
    seatRole('rapporteur', {
      host: true,
      functions: ['submission', 'display', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('drafter', { functions: ['meeting', 'signature'] }),
    seatRole('member_b', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '单独表决以后，主任会议可以决定暂不付表决，交进一步审议（《立法法》第四十四条第三款，参照）；修改好了，是否付表决仍由主任会议决定。',
      ],
      [
        'After a separate vote, the Council of Chairpersons may decide to withhold the draft from the vote for the time being and refer it for further deliberation (Legislation Law, Article 44, third paragraph, by reference); once it is revised, the Council again decides whether to put it to the vote.',
      ],
    ),
    guide(
      'rapporteur',
      ['1. 从模板新建修改说明：反对的理由、改了哪一句、还有谁不满意。', '2. 签名，提交，结束本环节。'],
      [
        '1. Draft the note from the template: the reasons for opposition, which sentence was changed, who is still dissatisfied.',
        '2. Sign, submit, end the section.',
      ],
    ),
    guide('drafter', ['1. 说明为什么仍然必须制定。'], ['1. Explain why the regulation is still necessary.']),
    guide(
      'member_b',
      ['1. 用“约谈”说清楚怎样改你就赞成。'],
      ['1. In a private talk, make clear what change would win your vote.'],
    ),
  ],
  templates: REDRAFT_TEMPLATES,
});

export const FINAL_SESSION: FlowNode = node({
  id: 'final_session',
  kind: 'vote',
  name: bi('再次表决', 'The second vote'),
  introduction: bi(
    '修改后的草案重新提请表决。过半数，报请批准；仍没有过半数，条例未获通过，本次立法程序到此结束。',
    'The revised draft is put to the vote again. If it gains a majority, it is submitted for approval; if it again fails to gain one, the regulation is not passed and this legislative procedure ends.',
  ),
  minutes: 6,
  scene: 'meeting',
  position: { x: 0, y: 1260 },
  roles: session(),
  guides: [
    guide(
      null,
      [
        '过半数仍以全体组成人员计算（《立法法》第四十四条第一款，参照）。',
        '反对是一种权利：没有过半数的草案不应当勉强成为法规。',
      ],
      [
        'The majority is again calculated from all members (Legislation Law, Article 44, first paragraph, by reference).',
        'Members have a right to oppose: a draft without a majority should not be forced into law.',
      ],
    ),
    guide(
      'chair',
      ['1. 请报告修改情况，提请表决，宣布结果。'],
      ['1. Ask for a report on the changes, call the vote, announce the result.'],
    ),
    guide('rapporteur', ['1. 一句话说明改了什么。'], ['1. State in one sentence what was changed.']),
    guide(
      'member_a',
      ['1. 说明修改有没有改变你的态度。'],
      ['1. Say whether the changes have altered your position.'],
    ),
    guide(
      'member_b',
      ['1. 说明修改有没有改变你的态度。'],
      ['1. Say whether the changes have altered your position.'],
    ),
    guide(
      'clerk',
      ['1. 记录赞成、反对、弃权和缺席。'],
      ['1. Record the votes for and against, the abstentions and the absences.'],
    ),
  ],
  lines: [
    say(
      'chair',
      '修改后的草案重新提请表决。请说明修改情况。',
      'The revised draft is put to the vote again. Please explain the changes.',
    ),
    say(
      'rapporteur',
      '不合格的电池一律不得充电；合格的，在端口已经覆盖的小区公布满三个月才禁止入户。第九条写明一年的增设期限，违反的仍先警告。',
      'Substandard batteries may not be charged at all; batteries that meet the standard may not be charged in homes once three months have passed since the estate was announced as covered by ports. Article 9 sets a time limit of one year for adding ports, and for a violation a warning still comes first.',
    ),
    sayWeighing(
      'member_a',
      [
        '比原来弱，多等三个月就多三个月的火险；可是不合格的电池今天就能管，六条人命总算有了一个交代。这一稿比没有好。',
        'It is weaker than before, and waiting three more months means three more months of fire risk. But substandard batteries can be dealt with at once, and that is at least an answer to the six deaths. This text is better than none.',
      ],
      [
        '比原来弱，多等三个月就多三个月的火险。改来改去，最危险的几个月正好留了空，我说服不了自己。',
        'It is weaker than before, and waiting three more months means three more months of fire risk. After all these changes, the most dangerous months are the very ones left uncovered, and I cannot bring myself to accept that.',
      ],
    ),
    sayWeighing(
      'member_b',
      [
        '期限写进第九条了，我最大的顾虑有了着落；第二十一条我还有保留，不过不必为它再拖一年。',
        'The time limit is now written into Article 9, which answers my chief concern. On Article 21 I still have reservations, but they are not worth another year of delay.',
      ],
      [
        '期限写进第九条了，这一处改得好；第二十一条一个字没有动，罚平台的根据还是那几句宽泛的义务，我的顾虑没有打消。',
        'The time limit is now written into Article 9, and that is a good change. But not a word of Article 21 has been changed: the fine on platforms still rests on a few broad duties, and my concern remains.',
      ],
    ),
    say(
      'clerk',
      '修改情况的说明已经印发，到会人数已经清点。',
      'The note on the revision has been circulated, and those present have been counted.',
    ),
    say(
      'chair',
      '现在对修改后的草案再次表决。过半数仍以全体组成人员计算。',
      'We now vote on the revised draft. The majority is again calculated from all members.',
    ),
  ],
  vote: {
    question: bi(
      '是否通过修改后的《明德市电动自行车管理条例（草案表决稿）》？',
      'Shall the Regulation of Mingde City on Electric Bicycles, as revised, be passed?',
    ),
    options: [
      { id: 'agree', label: bi('赞成', 'For'), hint: null, counts: 'for' },
      {
        id: 'disagree',
        label: bi('反对', 'Against'),
        hint: bi(
          '仍没有过半数的，条例未获通过',
          'If there is again no majority, the regulation is not passed',
        ),
        counts: 'against',
      },
      { id: 'abstain', label: bi('弃权', 'Abstain'), hint: null, counts: 'abstain' },
    ],
    secret: true,
    threshold: 'majority',
  },
});

export const AGAIN_TRANSITIONS: Transition[] = [
  wrong(
    'redraft_unchanged',
    'redraft',
    bi(
      '反对的人是没有看懂，条文不动，补一份解读，下次会议再付表决',
      'The opponents did not understand the clause: leave the text as it is, add an explanatory note, and vote again at the next session',
    ),
    bi(
      '单独表决没有通过，暂不付表决的，要交进一步审议（《立法法》第四十四条第三款，参照）；未获通过的，由提案人依法定程序重新提出，由主任会议决定是否列入议程（第六十条，参照）。原样反复表决，是把程序当成消耗战。',
      'If a clause fails in a separate vote and the draft is withheld from the vote, it must be referred for further deliberation (Legislation Law, Article 44, third paragraph, by reference); a bill that was not passed must be resubmitted by its proposer under the statutory procedure, and the Council of Chairpersons decides whether to place it on the agenda (Article 60, by reference). Voting on the same text over and over turns the procedure into a war of attrition.',
    ),
  ),
  advance(
    'redraft_done',
    'redraft',
    'final_session',
    bi(
      '针对反对的理由改写，主任会议决定再付表决',
      'Rewritten to answer the objections: the Council of Chairpersons decides to put it to the vote once more',
    ),
  ),
  advance(
    'final_passed',
    'final_session',
    'approval',
    bi('过半数通过，报请批准', 'Passed by a majority: submit for approval'),
    'passed',
  ),
  advance(
    'final_rejected',
    'final_session',
    'not_passed',
    bi('仍没有过半数，条例未获通过', 'Again no majority: the regulation is not passed'),
    'rejected',
  ),
  advance(
    'final_tied',
    'final_session',
    'not_passed',
    bi('票数相等，没有过半数，条例未获通过', 'A tie is not a majority: the regulation is not passed'),
    'tied',
  ),
];
