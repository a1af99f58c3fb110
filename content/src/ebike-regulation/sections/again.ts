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
    'The separate vote was not carried. The Council of Chairpersons does not yet put the draft to the vote and refers it to the committee for further deliberation. One question comes first: which sentence did those against oppose? There is one more vote, and only one.',
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
        'After a separate vote the Council of Chairpersons may decide not to put the draft to the vote yet and refer it for further deliberation (Legislation Law, Article 44, third paragraph, by reference); whether the revision goes to the vote is again for the Council.',
      ],
    ),
    guide(
      'rapporteur',
      ['1. 从模板新建修改说明：反对的理由、改了哪一句、还有谁不满意。', '2. 签名，提交，结束本环节。'],
      [
        '1. Draft the note: reasons against, the sentence changed, who is still not content.',
        '2. Sign, submit, end the section.',
      ],
    ),
    guide('drafter', ['1. 说明为什么仍然必须制定。'], ['1. Say why it is still necessary.']),
    guide(
      'member_b',
      ['1. 用“约谈”说清楚怎样改你就赞成。'],
      ['1. In a private talk, say what would win your vote.'],
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
    'The revised draft is put to the vote again. With a majority it is submitted for approval; without one the regulation is not passed and the procedure ends.',
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
        'The majority is again of all members (Legislation Law, Article 44, first paragraph, by reference).',
        'Members are entitled to oppose: a draft without a majority should not be forced into law.',
      ],
    ),
    guide(
      'chair',
      ['1. 请报告修改情况，提请表决，宣布结果。'],
      ['1. Hear what was changed, put the vote, announce the result.'],
    ),
    guide('rapporteur', ['1. 一句话说明改了什么。'], ['1. Say in a sentence what was changed.']),
    guide(
      'member_a',
      ['1. 说明修改有没有改变你的态度。'],
      ['1. Say whether the change has altered your view.'],
    ),
    guide(
      'member_b',
      ['1. 说明修改有没有改变你的态度。'],
      ['1. Say whether the change has altered your view.'],
    ),
    guide('clerk', ['1. 记录赞成、反对、弃权和缺席。'], ['1. Record for, against, abstaining and absent.']),
  ],
  lines: [
    say(
      'chair',
      '修改后的草案重新提请表决。请说明修改情况。',
      'The revised draft is put to the vote again. What was changed?',
    ),
    say(
      'rapporteur',
      '不合格的电池一律不得充电；合格的，在端口已经覆盖的小区公布满三个月才禁止入户。第九条写明一年的增设期限，违反的仍先警告。',
      'Substandard batteries may not be charged at all; sound ones are kept out of homes three months after an estate is announced to be covered. Article 9 gives a year to add ports; a warning still comes first.',
    ),
    sayWeighing(
      'member_a',
      [
        '比原来弱，多等三个月就多三个月的火险；可是不合格的电池今天就能管，六条人命总算有了一个交代。这一稿比没有好。',
        'It is weaker than it was, and three months more are three months of fires. But substandard batteries are dealt with from the first day, and that is an answer to six deaths. This text is better than none.',
      ],
      [
        '比原来弱，多等三个月就多三个月的火险。改来改去，最危险的几个月正好留了空，我说服不了自己。',
        'It is weaker than it was, and three months more are three months of fires. After all these changes the most dangerous months are the ones left open, and I cannot bring myself to accept that.',
      ],
    ),
    sayWeighing(
      'member_b',
      [
        '期限写进第九条了，我最大的顾虑有了着落；第二十一条我还有保留，不过不必为它再拖一年。',
        'The time limit now stands in Article 9, which meets my chief concern. On Article 21 I still have reservations, but they are not worth another year of delay.',
      ],
      [
        '期限写进第九条了，这一处改得好；第二十一条一个字没有动，罚平台的根据还是那几句宽泛的义务，我的顾虑没有打消。',
        'The time limit now stands in Article 9, and that is a good change. Article 21 has not been touched: the fine on platforms still rests on a few broad duties, and my concern is not met.',
      ],
    ),
    say(
      'clerk',
      '修改情况的说明已经印发，到会人数已经清点。',
      'The note on the revision has been handed out, and those present have been counted.',
    ),
    say(
      'chair',
      '现在对修改后的草案再次表决。过半数仍以全体组成人员计算。',
      'We vote on the revised draft. The majority is again of all members.',
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
        hint: bi('仍没有过半数的，条例未获通过', 'Without a majority again, it is not passed'),
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
      'Those against misunderstood it: leave the text, add an explanation, and put it to the vote at the next session',
    ),
    bi(
      '单独表决没有通过，暂不付表决的，要交进一步审议（《立法法》第四十四条第三款，参照）；未获通过的，由提案人依法定程序重新提出，由主任会议决定是否列入议程（第六十条，参照）。原样反复表决，是把程序当成消耗战。',
      'After a failed separate vote the draft goes to further deliberation (Legislation Law, Article 44, third paragraph, by reference); what was not passed is submitted anew by its proposer, and the Council of Chairpersons decides on the agenda (Article 60, by reference). To vote on the same text again and again is attrition.',
    ),
  ),
  advance(
    'redraft_done',
    'redraft',
    'final_session',
    bi(
      '针对反对的理由改写，主任会议决定再付表决',
      'Rewritten to meet the reasons against: the Council of Chairpersons puts it to the vote once more',
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
    bi('票数相等，没有过半数，条例未获通过', 'A tie is no majority: the regulation is not passed'),
    'tied',
  ),
];
