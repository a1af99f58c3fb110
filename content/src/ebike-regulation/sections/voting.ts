import type { Assignment, FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayWeighing, seatRole, wrong } from '../../build.ts';

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
    'The Council of Chairpersons has decided on a separate vote on Article 12, item 3: in estates covered by public charging ports, batteries may not be taken home to charge. Should it stay or be struck out?',
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
        'After the separate vote the Council of Chairpersons may put the draft to the vote, or decide not to do so yet and refer it for further deliberation (Legislation Law, Article 44, third paragraph, by reference).',
        'If carried, the draft goes to the vote with the clause; if not, or on a tie, it is revised further and voted on once more.',
      ],
    ),
    guide(
      'chair',
      ['1. 请正反各说一次，再表决；你最后说。'],
      ['1. Hear both sides once, then the vote; you speak last.'],
    ),
    guide(
      'rapporteur',
      ['1. 说明条文是怎样改成现在这样的。'],
      ['1. Say how the clause came to read as it does.'],
    ),
    guide('member_a', ['1. 说明没有这一条会怎样。'], ['1. Say what happens without it.']),
    guide('member_b', ['1. 说明有了这一条，谁会受到影响。'], ['1. Say whom the clause affects.']),
    guide('clerk', ['1. 记录表决结果。'], ['1. Record the result.']),
  ],
  lines: [
    say(
      'chair',
      '根据主任会议的决定，第十二条第三项提请单独表决。请说明。',
      'By decision of the Council of Chairpersons Article 12, item 3, is put to a separate vote. Please explain.',
    ),
    sayWeighing(
      'rapporteur',
      [
        '修改稿把一律禁止改为：自街道办事处公布本小区公共充电端口已经覆盖之日起，禁止携带电池入户充电；违反的先予警告，再次违反的处五十元以上二百元以下罚款。这一项经过听证和书面说明，我看可以保留。',
        'Instead of a general ban the draft now reads: from the day on which the subdistrict announces that the estate is covered by public ports, batteries may not be taken home to charge; a first violation is met with a warning, a second with a fine of 50 to 200 yuan. It has been through the hearing and is explained in writing; I think that it can stay.',
      ],
      [
        '修改稿把一律禁止改为：自街道办事处公布本小区公共充电端口已经覆盖之日起，禁止携带电池入户充电；违反的先予警告，再次违反的处五十元以上二百元以下罚款。文字是我们改的，可是“覆盖”由一纸公布来定，公布错了没有救济，我不赞成就这样定下来。',
        'Instead of a general ban the draft now reads: from the day on which the subdistrict announces that the estate is covered by public ports, batteries may not be taken home to charge; a first violation is met with a warning, a second with a fine of 50 to 200 yuan. The wording is ours; but one announcement decides what "covered" means, and nothing helps those who live where it is wrong. I am not for settling it like this.',
      ],
    ),
    sayWeighing(
      'member_a',
      [
        '我原来主张一刀切。这一稿是有地方充的先禁，留得住又执行得了；没有这一条，下一场火还会在屋里烧起来。',
        'I wanted it without exceptions. This text begins where there is a place to charge: it can stand and it can be enforced. Without the clause the next fire will be in a home again.',
      ],
      [
        '我原来主张一刀切，这一稿反而让我放不下：端口覆盖由谁认定、几天公布，条文里还没有；认定拖着，这一项就是空的。空的禁令比没有禁令更坏，我不同意这样保留。',
        'I wanted it without exceptions, and this text troubles me: who finds that an estate is covered, and within how many days, is not in it. If that drags on, the item is empty, and an empty ban is worse than none. I do not agree to keep it in this form.',
      ],
    ),
    sayWeighing(
      'member_b',
      [
        '受影响的是租户和骑手。先警告、有地方充才禁，听证上的话听进去了；第九条的期限补上，我可以同意。',
        'It falls on tenants and riders. A warning first, and no ban where there is nowhere to charge: the hearing was listened to. With the time limit added to Article 9 I can agree.',
      ],
      [
        '受影响的是租户和骑手。端口不够的小区怎么办，第九条里看不到期限；先把禁令写死，再去等端口，次序是反的。这一项我不同意。',
        'It falls on tenants and riders. And where ports are short? Article 9 names no time limit. To fix the ban first and wait for the ports is the wrong order. I do not agree to this item.',
      ],
    ),
    say(
      'clerk',
      '到会人数已经清点。过半数以全体组成人员计算，不以到会人数计算。',
      'Those present have been counted. The majority is of all members, not of those present.',
    ),
    sayWeighing(
      'chair',
      [
        '正反两面都说了。有条件的禁止，省里审查也站得住，我倾向于保留。请各位组成人员就这一条表决。',
        'Both sides have been heard. A ban with a condition will stand up to the review of the province, and I incline to keep it. Members, please vote on this clause.',
      ],
      [
        '正反两面都说了。认定的办法没有写清楚就送省里审查，我没有把握，倾向于改好再付表决。请各位组成人员就这一条表决。',
        'Both sides have been heard. I am not confident of sending it to the province before the finding is regulated, and incline to revise it first. Members, please vote on this clause.',
      ],
    ),
  ],
  vote: {
    question: bi(
      '是否同意保留修改后的第十二条第三项（端口覆盖的小区禁止电池入户充电）？',
      'Do you agree to keep Article 12, item 3, as revised (no batteries in homes where ports cover the estate)?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi('保留，交付整体表决', 'Keep it; the draft goes to the vote'),
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
    'The draft goes to the vote of the plenary meeting and is passed by a majority of all members. The absent and the abstaining do not count as for.',
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
        'The majority is of all members, not of those present (Legislation Law, Article 44, first paragraph, by reference).',
        'Look once more at Articles 18, 21 and 26 before you vote: does anything still go beyond higher law?',
      ],
    ),
    guide(
      'chair',
      ['1. 请法制委员会报告，提请表决，宣布结果。'],
      ['1. Hear the report, put the vote, announce the result.'],
    ),
    guide(
      'rapporteur',
      ['1. 报告审议结果，说明没有采纳的重要意见。'],
      ['1. Report the result and the important views not adopted.'],
    ),
    guide('member_a', ['1. 可以简短说明投票理由。'], ['1. You may give a short reason.']),
    guide('member_b', ['1. 可以简短说明投票理由。'], ['1. You may give a short reason.']),
    guide('clerk', ['1. 记录赞成、反对、弃权和缺席。'], ['1. Record for, against, abstaining and absent.']),
  ],
  lines: [
    say(
      'chair',
      '现在审议电动自行车管理条例草案表决稿。请法制委员会报告审议结果。',
      'We now consider the draft regulation on electric bicycles. The committee will report.',
    ),
    say(
      'rapporteur',
      '草案经听证和统一审议，罚则都在上位法规定的行为、种类、幅度之内；补充设定的处罚都经过听证，已作书面说明。平台建议删去第二十一条的意见没有采纳，理由见报告。',
      'The draft has been through the hearing and the review. All penalties are within the acts, kinds and range of higher law; those that are added were heard and are explained in writing. The proposal of the platforms to delete Article 21 was not adopted, for the reasons given in the report.',
    ),
    sayWeighing(
      'member_a',
      [
        '六条人命都在室内，有端口的小区再放任入户充电，说不过去。这一稿我看已经成熟。',
        'All six died indoors. Where there are ports, batteries at home can no longer be tolerated. I consider the draft ready.',
      ],
      [
        '六条人命都在室内，可是室内这一项要等街道公布才管得到，公布又没有期限。这一稿我看还不成熟。',
        'All six died indoors; yet the item on homes bites only after an announcement for which there is no time limit. I do not consider the draft ready.',
      ],
    ),
    sayWeighing(
      'member_b',
      [
        '罚款先警告、吊销执照删去，听证的意见听进去了；第二十一条我原来有疑虑，听证过了，理由也写明了，可以放下。端口一年的期限，要落到第九条。',
        'A warning first, no revocation of licences: the hearing was listened to. I had doubts about Article 21; it was heard and the reasons are given, and I can set them aside. The one-year limit for ports must be in Article 9.',
      ],
      [
        '罚款先警告、吊销执照删去，这两处改得好。可是第二十一条，上位法的义务写得很宽，我看撑不住一万元起的罚款；一条站不住，整部条例都会被省里退回来。',
        'A warning first, no revocation of licences: those two changes are good. But Article 21 rests on duties that higher law puts very broadly, and I do not think that they carry a minimum fine of 10,000 yuan; one article that falls can bring the whole regulation back from the province.',
      ],
    ),
    say(
      'clerk',
      '表决稿已经印发，到会人数已经清点。',
      'The draft has been handed out, and those present have been counted.',
    ),
    say(
      'chair',
      '各位没有其他意见，现在对条例草案表决稿进行表决。过半数以全体组成人员计算。',
      'There being no further comments, we vote on the draft; the majority is of all members.',
    ),
  ],
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

export const APPROVAL: FlowNode = node({
  id: 'approval',
  kind: 'court',
  name: bi('报请批准与公布', 'Approval and publication'),
  introduction: bi(
    '常委会通过了，条例还不是条例：要报省人大常委会批准，再由市人大常委会公告公布，还要备案。谁做、什么顺序、多长时间？',
    'To be passed is not yet to be in force: the provincial standing committee must approve, the city standing committee announces, and the regulation is filed. Who does what, in which order, within what time?',
  ),
  minutes: 8,
  scene: 'meeting',
  position: { x: 360, y: 1160 },
  roles: [
    seatRole('chair', {
      host: true,
      seat: 't3',
      functions: ['speech', 'display', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('rapporteur', { seat: 't4', functions: ['speech', 'display'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('drafter', { seat: 't8', functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '批准：第八十一条第一款；公布：第八十八条第三款；备案：第一百零九条第二项；补充设定的处罚：《行政处罚法》第十二条第三款。',
      ],
      [
        'Approval: Article 81, first paragraph. Publication: Article 88, third paragraph. Filing: Article 109, item 2. An added penalty: Administrative Penalty Law, Article 12, third paragraph.',
      ],
    ),
    guide(
      'chair',
      ['1. 安排报批、公布、备案，选对顺序和主体。'],
      ['1. Arrange approval, publication and filing in the right order, by the right bodies.'],
    ),
    guide('rapporteur', ['1. 说明报批材料里要写什么。'], ['1. Say what the request for approval contains.']),
    guide(
      'clerk',
      ['1. 列出时间表：四个月、三十日。'],
      ['1. List the time limits: four months, thirty days.'],
    ),
    guide(
      'drafter',
      ['1. 说明施行前要准备什么：端口清单、执法培训、宣传。'],
      ['1. Say what must be ready: list of ports, training, publicity.'],
    ),
  ],
  lines: [
    say(
      'chair',
      '条例已由常委会通过。请说明后面的程序。',
      'The regulation has been passed. What is the procedure from here?',
    ),
    say(
      'rapporteur',
      '第一步报省人大常委会批准，省人大常委会审查合法性，不抵触的在四个月内批准。报批说明里，补充设定的处罚要单列。',
      'First the approval of the provincial standing committee, which reviews lawfulness and approves within four months. The request lists the added penalties separately.',
    ),
    say(
      'clerk',
      '批准以后由市人大常委会发布公告公布；公布后三十日内，由省人大常委会报全国人大常委会和国务院备案。',
      "After approval the city standing committee publishes it by announcement; within thirty days the provincial standing committee files it with the Standing Committee of the National People's Congress and the State Council.",
    ),
    say(
      'drafter',
      '批准、公布都要时间，这段时间我们先把端口清单公布出来，培训执法人员。',
      'Approval and publication take time. Until then we put out the list of ports and train the officers.',
    ),
    say(
      'chair',
      '好。批准以前不得公布施行，请工作人员办理报批。',
      'Very well. Nothing is published or in force before approval; the clerk prepares the request.',
    ),
  ],
});

export const VOTING_TRANSITIONS: Transition[] = [
  advance(
    'clause_passed',
    'clause_vote',
    'session',
    bi(
      '保留这一项，主任会议决定交付整体表决',
      'The item stays: the Council of Chairpersons puts the draft to the vote',
    ),
    'passed',
  ),
  advance(
    'clause_rejected',
    'clause_vote',
    'redraft',
    bi(
      '没有通过，主任会议决定交进一步审议',
      'Not carried: the Council of Chairpersons refers it for further deliberation',
    ),
    'rejected',
  ),
  advance(
    'clause_tied',
    'clause_vote',
    'redraft',
    bi(
      '票数相等，主任会议决定交进一步审议',
      'A tie: the Council of Chairpersons refers it for further deliberation',
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
      'No majority: not passed; whether to submit it anew is for its proposer',
    ),
    'rejected',
  ),
  advance(
    'session_tied',
    'session',
    'resubmission',
    bi(
      '票数相等，没有过半数，由提案人考虑重新提出',
      'A tie is no majority: whether to submit it anew is for its proposer',
    ),
    'tied',
  ),
  wrong(
    'approval_at_once',
    'approval',
    bi('常委会已经通过，明天就公布，自公布之日起施行', 'It is passed: publish it tomorrow, in force at once'),
    bi(
      '设区的市的地方性法规须报省、自治区的人民代表大会常务委员会批准后施行（《立法法》第八十一条第一款）。没有批准，公布了也不能施行。',
      "Local regulations of a city divided into districts must be approved by the standing committee of the provincial people's congress before they are in force (Legislation Law, Article 81, first paragraph).",
    ),
  ),
  advance(
    'approval_done',
    'approval',
    'report',
    bi(
      '报省人大常委会批准，批准后市人大常委会公告公布，依法备案',
      'Approval by the province, announcement by the city standing committee, filing',
    ),
  ),
  wrong(
    'approval_mayor',
    'approval',
    bi('批准以后由市人民政府发布公告公布', 'After approval the city government publishes it'),
    bi(
      '设区的市的人民代表大会及其常务委员会制定的地方性法规报经批准后，由市人民代表大会常务委员会发布公告予以公布（《立法法》第八十八条第三款）。',
      'After approval, local regulations of a city divided into districts are published by announcement of its standing committee (Legislation Law, Article 88, third paragraph).',
    ),
  ),
];
