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

export const NOT_PASSED: FlowNode = node({
  id: 'not_passed',
  kind: 'court',
  name: bi('未获通过', 'Not passed'),
  introduction: bi(
    '条例没有获得过半数赞成，也不再列入议程，未获通过。这不是白忙一场：谁为什么反对，问题还在不在，下一步由谁、用什么办法解决，要当场说清楚。',
    'Without a majority, and no longer on the agenda, the regulation is not passed. The work was not in vain. Before closing, the meeting states who opposed it and why, whether the problem remains, and who is to deal with it next and by what means.',
  ),
  minutes: 6,
  scene: 'meeting',
  position: { x: 0, y: 1390 },
  roles: [
    seatRole('chair', {
      host: true,
      seat: 't3',
      functions: ['speech', 'display', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('rapporteur', { seat: 't4', functions: ['speech'] }),
    seatRole('member_a', { seat: 't2', functions: ['speech'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'submission'] }),
    seatRole('drafter', { seat: 't8', functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '未获通过的法规案，以后仍可以依程序重新提出（《立法法》第六十条，参照）。',
        '在此以前，消防法、道路交通安全法照样执行。',
      ],
      [
        'A bill that was not passed may later be submitted anew (Legislation Law, Article 60, by reference).',
        'Until then the Fire Protection Law and the Road Traffic Safety Law apply as before.',
      ],
    ),
    guide(
      'chair',
      ['1. 宣布结果，说明以后的程序，不评论投票的人。'],
      ['1. Announce the result and what may follow; no comment on those who voted.'],
    ),
    guide('rapporteur', ['1. 概括没有形成多数的原因。'], ['1. Sum up why there was no majority.']),
    guide('member_a', ['1. 说说现有法律能做到哪一步。'], ['1. Say how far the law in force reaches.']),
    guide('clerk', ['1. 记录结果，材料归档。'], ['1. Record the result and file the papers.']),
    guide(
      'drafter',
      ['1. 说明下一步怎样执法、怎样增设端口。'],
      ['1. Say how the law will be enforced and ports added.'],
    ),
  ],
  lines: [
    say(
      'chair',
      '草案没有获得全体组成人员过半数赞成，未获通过。',
      'The draft has not been approved by a majority of all members and is not passed.',
    ),
    say(
      'rapporteur',
      '分歧始终在电池入户：一方看到的是六条人命，一方看到的是没有地方充电。这一项没有谈拢，其余各条意见接近。',
      'The difference was always about batteries at home: six deaths on one side, nowhere to charge on the other. On the rest, views were close.',
    ),
    say(
      'member_a',
      '楼道停放充电，消防法第二十八条、第六十条已经管得到，先把现有的执行好。',
      'Stairwells are covered by Articles 28 and 60 of the Fire Protection Law. Let that be enforced first.',
    ),
    say(
      'drafter',
      '我们先按现有法律执法，同住建部门增设端口，数据补齐以后再研究是否重新提出。',
      'We will enforce the law in force, add ports with the housing department, and with better figures consider submitting it anew.',
    ),
    say('clerk', '表决结果和审议材料已经归档。', 'The result and the papers are filed.'),
  ],
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
  wrong(
    'not_passed_rule',
    'not_passed',
    bi(
      '既然通不过，由市政府把同样的禁令和罚款发成规章',
      'Then let the city government issue the same bans and fines as a rule of its own',
    ),
    bi(
      '没有法律、行政法规、地方性法规的依据，地方政府规章不得设定减损公民权利或者增加其义务的规范（《立法法》第九十三条第六款）。代表机关没有通过的，不能换一个名义照办。',
      'Without a basis in laws, administrative or local regulations a local government rule may not reduce the rights of citizens or add to their duties (Legislation Law, Article 93, sixth paragraph). What the legislature did not pass may not be done under another name.',
    ),
  ),
  advance(
    'not_passed_done',
    'not_passed',
    'report',
    bi('宣布未获通过，材料归档，本次程序结束', 'Announced and filed: the procedure ends'),
  ),
];
