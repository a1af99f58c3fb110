import { bi } from '../build.ts';
import { COMMON_GOALS, COMMON_REQUIREMENTS } from './beginnings.ts';
import { BILL_LINES } from './lines/bill-hearing.ts';
import { fromForm, paper } from './papers.ts';
import { type Pattern, patternOf } from './pattern.ts';
import * as kind from './sections.ts';

const ROLES = [
  kind.role('chair', 'bench', 'legislator', ['会议主持人', 'Chair'], 'd7'),
  kind.role(
    'rapporteur',
    'bench',
    'legislator',
    ['法制委员会委员', 'Member of the legislative committee'],
    'delegate',
  ),
  kind.role('member_a', 'bench', 'legislator', ['常委会委员甲', 'Committee member A'], 'd1'),
  kind.role('member_b', 'bench', 'legislator', ['常委会委员乙', 'Committee member B'], 'd2'),
  kind.role('clerk', 'bench', 'functionary', ['记录员', 'Clerk'], 'clerk'),
  kind.role(
    'drafter',
    'claimant',
    'functionary',
    ['起草单位代表', 'Representative of the drafters'],
    'officer',
  ),
  kind.role('supporter', 'third', 'other', ['赞成方陈述人', 'Speaker in favour'], 'legislator'),
  kind.role('opponent', 'respondent', 'other', ['反对方陈述人', 'Speaker against'], 'd9'),
  kind.role('expert', 'third', 'other', ['专家', 'Expert'], 'd11'),
];

const BILL: [string, string][] = [['草案：{{bill}}', 'Bill: {{bill}}']];

const POSITION_PARTS: readonly (readonly [readonly [string, string], readonly [string, string]])[] = [
  [
    ['一、立场', '1. Position'],
    ['（赞成还是反对，针对哪一条。）', '(In favour or against, and of which clause.)'],
  ],
  [
    ['二、理由', '2. Reasons'],
    ['（对谁有什么影响；数据和来源。）', '(Who is affected and how; figures with their sources.)'],
  ],
  [
    ['三、修改建议', '3. Amendment proposed'],
    ['（写出修改后的条文。）', '(The clause as it should read.)'],
  ],
];

const PRO = paper({
  id: 'statement_for',
  name: ['听证陈述（赞成方）', 'Statement in Favour'],
  roles: ['supporter'],
  head: BILL,
  parts: POSITION_PARTS,
  signs: { supporter: ['陈述人', 'Speaker'] },
});

const CONTRA = paper({
  id: 'statement_against',
  name: ['听证陈述（反对方）', 'Statement Against'],
  roles: ['opponent'],
  head: BILL,
  parts: POSITION_PARTS,
  signs: { opponent: ['陈述人', 'Speaker'] },
});

const REPORT = paper({
  id: 'hearing_report',
  name: ['听证报告', 'Report on the Hearing'],
  roles: ['rapporteur', 'clerk'],
  head: BILL,
  parts: [
    [
      ['一、听证情况', '1. The hearing'],
      ['（时间、参加的人、听证的事项。）', '(Time, participants and subjects.)'],
    ],
    [
      ['二、主要意见和理由', '2. Main opinions and reasons'],
      [
        '（赞成、反对各是什么理由，事实是否一致。）',
        '(The reasons on each side, and whether the facts agree.)',
      ],
    ],
    [
      ['三、处理建议', '3. Recommendations'],
      ['（哪些采纳，怎样修改；不采纳的，说明理由。）', '(What is adopted and how; reasons where it is not.)'],
    ],
  ],
  signs: { rapporteur: ['报告人', 'Rapporteur'] },
});

const REVISION = paper({
  id: 'revision_paper',
  name: ['草案修改稿和说明', 'Revised Bill with Note'],
  roles: ['rapporteur', 'drafter'],
  head: BILL,
  parts: [
    [
      ['一、修改的条文', '1. Clauses revised'],
      ['（原文和修改稿对照。）', '(Old and new text side by side.)'],
    ],
    [
      ['二、修改的理由', '2. Reasons'],
      ['（回应了哪一条意见，依据是什么。）', '(Which opinion it answers, and on what basis.)'],
    ],
  ],
  signs: { rapporteur: ['法制委员会委员', 'Member of the legislative committee'] },
});

const NODES = [
  kind.beginning([1, 0]),
  kind.drafting({
    id: 'explanation',
    at: [1, 1],
    name: ['草案和说明', 'Bill and explanation'],
    introduction: [
      '起草单位写草案的说明：为什么制定，主要内容，争议在哪里。',
      'The drafters explain the bill: why it is needed, what it says and what is contested.',
    ],
    minutes: 20,
    guide: [
      '说明写清制定的必要性、可行性和主要内容。',
      'The explanation states why the bill is needed, that it can work, and its main contents.',
    ],
    host: 'drafter',
    papers: [fromForm('bill_explanation', ['drafter'])],
    others: ['rapporteur'],
  }),
  kind.fork('fork_statements', [1, 2]),
  kind.drafting({
    id: 'pro',
    at: [0.5, 3],
    name: ['赞成方准备', 'Statement in favour'],
    introduction: [
      '赞成方读草案，写听证陈述。',
      'The speaker in favour reads the bill and writes a statement.',
    ],
    minutes: 15,
    guide: [
      '一条一条地说，每个理由要有事实或者数据。',
      'Go clause by clause; each reason needs a fact or a figure.',
    ],
    host: 'supporter',
    papers: [PRO],
    others: ['expert'],
  }),
  kind.drafting({
    id: 'contra',
    at: [1.5, 3],
    name: ['反对方准备', 'Statement against'],
    introduction: [
      '反对方读草案，写听证陈述。',
      'The speaker against reads the bill and writes a statement.',
    ],
    minutes: 15,
    guide: ['不只反对，还要写出修改后的条文。', 'Do not only object: write the clause as it should read.'],
    host: 'opponent',
    papers: [CONTRA],
  }),
  kind.join('join_statements', [1, 4]),
  kind.hearing(ROLES, {
    id: 'hearing',
    at: [1, 5],
    name: ['立法听证会', 'Legislative hearing'],
    introduction: [
      '起草单位说明草案，赞成方和反对方陈述，专家回答询问，委员发问。',
      'The drafters explain the bill, both sides state their case, the expert answers, and members ask questions.',
    ],
    minutes: 40,
    guide: [
      '每位陈述人的时间相等；只围绕听证事项发言。',
      'Each speaker has the same time and keeps to the subject of the hearing.',
    ],
    hostGuide: [
      '请专家入场用“传唤”；最后归纳分歧。',
      'Call the expert in, and sum up what is in dispute at the end.',
    ],
    host: 'chair',
    scene: 'hearing',
    seats: {
      chair: 's1',
      rapporteur: 's2',
      member_a: 's3',
      member_b: 's4',
      clerk: 's5',
      drafter: 's7',
      supporter: 's9',
      opponent: 's11',
      expert: 's13',
    },
  }),
  kind.drafting({
    id: 'hearing_report',
    at: [1, 6],
    name: ['听证报告', 'Report on the hearing'],
    introduction: [
      '法制委员会整理各方意见，写听证报告。',
      'The legislative committee sums up the opinions in a report.',
    ],
    minutes: 15,
    guide: [
      '如实写出反对的意见和理由；不采纳的也要说明。',
      'State contrary opinions as they were given, and why any is not adopted.',
    ],
    host: 'rapporteur',
    papers: [REPORT],
    others: ['clerk'],
  }),
  kind.voting({
    id: 'vote',
    at: [1, 7],
    name: ['草案表决', 'Vote on the bill'],
    introduction: [
      '委员审议草案和听证报告，付表决。',
      'The members consider the bill and the report, and vote.',
    ],
    minutes: 15,
    guide: ['草案由全体组成人员的过半数通过。', 'The bill is passed by more than half of all members.'],
    host: 'chair',
    question: ['是否通过草案？', 'Is the bill to be passed?'],
    options: [
      ['赞成', 'For'],
      ['反对', 'Against'],
    ],
    mayAbstain: true,
    scene: 'chamber',
    seats: ['m0', 's1', 's2', 's3', 'm1'],
    voters: ['chair', 'rapporteur', 'member_a', 'member_b'],
    others: ['clerk'],
  }),
  kind.drafting({
    id: 'revision',
    at: [2, 8],
    name: ['修改草案', 'Revision'],
    introduction: [
      '没有通过：交法制委员会修改，写明回应了哪些意见，留待以后审议。',
      'Not passed: the bill goes back to the committee, which revises it for a later session.',
    ],
    minutes: 20,
    guide: ['先回答：反对的人反对的是哪一句？', 'Answer first: which sentence did the opponents object to?'],
    host: 'rapporteur',
    papers: [REVISION],
    others: ['drafter', 'member_b'],
  }),
  ...kind.closing(ROLES, 'chair', [1, 9.5]),
];

const TRANSITIONS = [
  kind.way('start', 'explanation', ['开始', 'Begin']),
  kind.way('explanation', 'fork_statements', [
    '公布草案，征集陈述人',
    'The bill is published, speakers are invited',
  ]),
  kind.way('fork_statements', 'pro', ['赞成方', 'In favour']),
  kind.way('fork_statements', 'contra', ['反对方', 'Against']),
  kind.way('pro', 'join_statements', ['陈述已提交', 'The statement is submitted']),
  kind.way('contra', 'join_statements', ['陈述已提交', 'The statement is submitted']),
  kind.way('join_statements', 'hearing', ['举行听证会', 'The hearing is held']),
  kind.way('hearing', 'hearing_report', ['听证结束', 'The hearing closes']),
  kind.way('hearing_report', 'vote', ['提请表决', 'Put it to the vote']),
  kind.way('vote', 'report', ['通过', 'Passed'], 'passed'),
  kind.way('vote', 'revision', ['没有通过，交付修改', 'Not passed: revise'], 'rejected'),
  kind.way('vote', 'revision', ['没有过半数，交付修改', 'No majority: revise'], 'tied'),
  kind.way('revision', 'report', ['修改稿已完成', 'The revision is written']),
  kind.REPORT_DONE,
];

/** A bill: explanation, statements for and against, hearing, vote. */
export const BILL_HEARING: Pattern = patternOf({
  id: 'bill_hearing',
  experiment_type: 'legislation',
  name: bi('立法听证', 'Hearing of a bill'),
  description: bi(
    '草案和说明，赞成方、反对方同时准备，听证会，听证报告，表决；没有通过的，修改草案。',
    'Bill and explanation, statements for and against side by side, hearing, report, vote; a bill that is not passed is revised.',
  ),
  roles: ROLES,
  nodes: NODES,
  transitions: TRANSITIONS,
  lines: BILL_LINES,
  duties: {
    chair: bi('主持听证和表决', 'Presides over hearing and vote'),
    rapporteur: bi('整理意见，写听证报告', 'Sums up the opinions in the report'),
    member_a: bi('询问、审议、表决', 'Asks, considers and votes'),
    member_b: bi('询问、审议、表决', 'Asks, considers and votes'),
    clerk: bi('制作听证笔录', 'Keeps the record'),
    drafter: bi('起草草案并作说明', 'Drafts and explains the bill'),
    supporter: bi('陈述赞成的理由', 'States the case in favour'),
    opponent: bi('陈述反对的理由', 'States the case against'),
    expert: bi('回答专业问题', 'Answers questions of expertise'),
  },
  project: {
    objectives: [
      bi('写草案的说明和听证陈述', 'Write an explanation of a bill and a statement on it'),
      bi('在听证会上陈述、询问和回应', 'State, question and answer at a hearing'),
      bi('归纳分歧，提出条文的修改', 'Sum up what is in dispute and amend the clauses'),
    ],
    requirements: COMMON_REQUIREMENTS,
    competency_goals: COMMON_GOALS,
    cover: 'chamber',
  },
});
