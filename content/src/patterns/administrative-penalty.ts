import { bi } from '../build.ts';
import { COMMON_GOALS, COMMON_REQUIREMENTS } from './beginnings.ts';
import { PENALTY_LINES } from './lines/administrative-penalty.ts';
import { fromForm, paper } from './papers.ts';
import { type Pattern, patternOf } from './pattern.ts';
import * as kind from './sections.ts';

const ROLES = [
  kind.role('head', 'bench', 'functionary', ['机关负责人', 'Head of the authority'], 'd3'),
  kind.role('deputy_a', 'bench', 'functionary', ['分管负责人', 'Deputy head'], 'd4'),
  kind.role('reviewer', 'bench', 'functionary', ['法制审核人员', 'Legal reviewer'], 'd5'),
  kind.role('chair', 'bench', 'functionary', ['听证主持人', 'Chair of the hearing'], 'notary'),
  kind.role('clerk', 'bench', 'functionary', ['记录员', 'Clerk'], 'clerk'),
  kind.role('officer_a', 'claimant', 'functionary', ['执法人员甲', 'Officer A'], 'officer'),
  kind.role('officer_b', 'claimant', 'functionary', ['执法人员乙', 'Officer B'], 'd8'),
  kind.role('party', 'respondent', 'other', ['当事人', 'Party'], 'plaintiff'),
  kind.role('agent', 'respondent', 'lawyer', ['当事人代理人', "Party's agent"], 'lawyer2'),
  kind.role('witness', 'third', 'other', ['证人', 'Witness'], 'witness'),
];

const HEAD: [string, string][] = [
  ['{{authority}}　　{{case_number}}', '{{authority}}, {{case_number}}'],
  ['当事人：{{party_name}}', 'Party: {{party_name}}'],
];

const INSPECTION = paper({
  id: 'inspection_paper',
  name: ['现场检查笔录', 'Record of the Inspection'],
  roles: ['officer_a', 'officer_b'],
  head: HEAD,
  parts: [
    [
      ['一、检查情况', '1. What was inspected'],
      ['（时间、地点、在场的人，看到了什么。）', '(Time, place, who was present, and what was seen.)'],
    ],
    [
      ['二、取得的证据', '2. Evidence taken'],
      ['（编号、名称、取得方式。）', '(Number, name and how it was obtained.)'],
    ],
    [
      ['三、当事人的说明', "3. The party's explanation"],
      ['（如实记录。）', '(As it was given.)'],
    ],
  ],
  signs: {
    officer_a: ['执法人员', 'Officer'],
    officer_b: ['执法人员', 'Officer'],
    party: ['当事人', 'Party'],
  },
});

const PLEA = paper({
  id: 'plea_paper',
  name: ['陈述申辩书', 'Statement and Defence'],
  roles: ['agent', 'party'],
  head: HEAD,
  parts: [
    [
      ['一、对事实的意见', '1. On the facts'],
      ['（哪些认可，哪些不认可，证据是什么。）', '(What is admitted and denied, and on what evidence.)'],
    ],
    [
      ['二、对处罚的意见', '2. On the penalty'],
      ['（从轻、减轻、不予处罚的理由。）', '(Grounds for a lighter penalty or none.)'],
    ],
    [
      ['三、是否要求听证', '3. Whether a hearing is requested'],
      ['（写明。）', '(State it.)'],
    ],
  ],
  signs: { party: ['当事人', 'Party'] },
});

const REVIEW = paper({
  id: 'review_paper',
  name: ['法制审核意见书', 'Opinion of the Legal Review'],
  roles: ['reviewer'],
  head: HEAD,
  parts: [
    [
      ['一、主体、权限和程序', '1. Authority and procedure'],
      ['（两名执法人员、告知、听证是否合法。）', '(Two officers, notice and hearing: were they lawful?)'],
    ],
    [
      ['二、事实和证据', '2. Facts and evidence'],
      ['（是否清楚、充分。）', '(Whether clear and sufficient.)'],
    ],
    [
      ['三、法律适用和裁量', '3. Law and discretion'],
      ['（条文是否准确，裁量是否适当。）', '(Whether the article is right and the discretion proper.)'],
    ],
  ],
  signs: { reviewer: ['法制审核人员', 'Legal reviewer'] },
});

const CLOSURE = paper({
  id: 'no_penalty_paper',
  name: ['不予行政处罚决定书', 'Decision Not to Impose a Penalty'],
  roles: ['officer_a', 'officer_b'],
  head: HEAD,
  parts: [
    [
      ['一、查明的事实', '1. Facts found'],
      ['（事实和证据。）', '(The facts and the evidence.)'],
    ],
    [
      ['二、不予处罚的理由', '2. Why no penalty is imposed'],
      ['（依据的条文；对当事人的教育。）', '(The law, and what the party is told to mend.)'],
    ],
  ],
  signs: { head: ['机关负责人', 'Head of the authority'] },
});

const NODES = [
  kind.beginning([1, 0]),
  kind.hearing(ROLES, {
    id: 'inspection',
    at: [1, 1],
    name: ['现场检查', 'Inspection'],
    introduction: [
      '两名执法人员到现场检查，出示证件，询问当事人，收集证据。',
      'Two officers inspect the place, show their papers, question the party and gather evidence.',
    ],
    minutes: 20,
    guide: [
      '执法人员不得少于两人，应当主动出示执法证件（《行政处罚法》第四十二条、第五十五条）。',
      'There are at least two officers, who show their papers unasked (Administrative Penalty Law, Articles 42 and 55).',
    ],
    host: 'officer_a',
    scene: 'office',
    seats: { officer_a: 'h0', officer_b: 'h1', party: 'v1', agent: 'v2' },
    isFree: true,
  }),
  kind.drafting({
    id: 'record',
    at: [1, 2],
    name: ['调查取证', 'Record and evidence'],
    introduction: [
      '执法人员制作检查笔录，整理证据。',
      'The officers write the record and put the evidence in order.',
    ],
    minutes: 15,
    guide: [
      '全面、客观、公正地调查，收集有关证据（《行政处罚法》第五十四条）。',
      'The investigation is complete, objective and fair (Administrative Penalty Law, Article 54).',
    ],
    host: 'officer_a',
    papers: [INSPECTION],
    others: ['party', 'witness'],
  }),
  kind.drafting({
    id: 'notice',
    at: [1, 3],
    name: ['处罚事先告知', 'Notice of the penalty'],
    introduction: [
      '拟作出处罚的，先告知内容、事实、理由、依据和当事人的权利。',
      'Before a penalty the party is told what is proposed, the facts, reasons and law, and their rights.',
    ],
    minutes: 15,
    guide: [
      '告知拟作出处罚的内容及事实、理由、依据，以及陈述、申辩、要求听证的权利（《行政处罚法》第四十四条）。',
      'State the penalty with its facts, reasons and law, and the rights to plead and to a hearing (Administrative Penalty Law, Article 44).',
    ],
    host: 'officer_a',
    papers: [fromForm('penalty_notice', ['officer_a', 'officer_b'])],
    others: ['officer_b'],
  }),
  kind.drafting({
    id: 'plea',
    at: [1, 4],
    name: ['陈述和申辩', 'Plea'],
    introduction: [
      '当事人收到告知书，陈述、申辩，决定是否要求听证。',
      'The party has the notice, pleads, and decides whether to ask for a hearing.',
    ],
    minutes: 15,
    guide: [
      '当事人有权陈述和申辩，行政机关不得因此给予更重的处罚（《行政处罚法》第四十五条）。',
      'The party may plead, and may not be punished more heavily for it (Administrative Penalty Law, Article 45).',
    ],
    host: 'agent',
    papers: [PLEA],
    others: ['party'],
  }),
  kind.hearing(ROLES, {
    id: 'hearing',
    at: [0, 5],
    name: ['听证', 'Hearing'],
    introduction: [
      '调查人员提出事实、证据和处罚建议，当事人申辩和质证。',
      'The officers put facts, evidence and the proposed penalty; the party answers and examines the evidence.',
    ],
    minutes: 25,
    guide: [
      '听证由非本案调查人员主持；笔录是作出决定的根据（《行政处罚法》第六十四条、第六十五条）。',
      'Someone who did not investigate presides, and the record is the basis of the decision (Administrative Penalty Law, Articles 64 and 65).',
    ],
    hostGuide: [
      '传证人用“传唤”；笔录经双方核对后签名。',
      'Call the witness in; both sides read and sign the record.',
    ],
    host: 'chair',
    scene: 'hearing',
    seats: {
      chair: 's1',
      clerk: 's2',
      officer_a: 's4',
      officer_b: 's5',
      party: 's9',
      agent: 's10',
      witness: 's12',
    },
  }),
  kind.drafting({
    id: 'review',
    at: [1, 6],
    name: ['法制审核', 'Legal review'],
    introduction: [
      '作出决定以前，由法制审核人员审核主体、程序、事实、法律适用和裁量。',
      'Before the decision a legal reviewer examines authority, procedure, facts, law and discretion.',
    ],
    minutes: 15,
    guide: [
      '应当审核而未经审核或者审核未通过的，不得作出决定（《行政处罚法》第五十八条）。',
      'Where a review is required, there is no decision without it (Administrative Penalty Law, Article 58).',
    ],
    host: 'reviewer',
    papers: [REVIEW],
    others: ['officer_a'],
  }),
  kind.voting({
    id: 'discussion',
    at: [1, 7],
    name: ['集体讨论', 'Collective discussion'],
    introduction: [
      '机关负责人集体讨论：是否给予处罚？',
      'The heads of the authority discuss together: is a penalty to be imposed?',
    ],
    minutes: 15,
    guide: [
      '情节复杂或者重大违法行为，由负责人集体讨论决定（《行政处罚法》第五十七条）。',
      'Complex or serious cases are decided by the heads together (Administrative Penalty Law, Article 57).',
    ],
    host: 'head',
    question: ['是否按拟定的内容给予行政处罚？', 'Is the penalty to be imposed as proposed?'],
    options: [
      ['给予处罚', 'Impose it'],
      ['不予处罚', 'No penalty'],
    ],
    scene: 'meeting',
    seats: ['t3', 't2', 't4', 't5'],
    voters: ['head', 'deputy_a', 'reviewer'],
    others: ['clerk'],
  }),
  kind.drafting({
    id: 'decision',
    at: [0.5, 8.5],
    name: ['处罚决定书', 'Penalty decision'],
    introduction: [
      '制作行政处罚决定书，宣告并送达。',
      'The penalty decision is written, announced and served.',
    ],
    minutes: 20,
    guide: [
      '决定书载明当事人、事实和证据、种类和依据、履行方式和期限、救济途径（《行政处罚法》第五十九条）。',
      'The decision states party, facts and evidence, kind and basis of the penalty, performance, and remedies (Administrative Penalty Law, Article 59).',
    ],
    host: 'officer_a',
    papers: [fromForm('penalty_decision', ['head', 'officer_a'])],
    others: ['officer_b'],
  }),
  kind.drafting({
    id: 'no_penalty',
    at: [1.5, 8.5],
    name: ['不予处罚', 'No penalty'],
    introduction: [
      '制作不予行政处罚决定书，送达当事人。',
      'The decision not to impose a penalty is written and served.',
    ],
    minutes: 15,
    guide: [
      '不予处罚的，对当事人进行教育（《行政处罚法》第三十三条）。',
      'Where no penalty is imposed, the party is told what to mend (Administrative Penalty Law, Article 33).',
    ],
    host: 'officer_a',
    papers: [CLOSURE],
    others: ['head', 'officer_b'],
  }),
  ...kind.closing(ROLES, 'head', [1, 10]),
];

const TRANSITIONS = [
  kind.way('start', 'inspection', ['开始', 'Begin']),
  kind.way('inspection', 'record', ['检查结束', 'The inspection ends']),
  kind.way('record', 'notice', ['证据已经收集', 'The evidence is gathered']),
  kind.way('notice', 'plea', ['告知书已送达', 'The notice is served']),
  kind.way('plea', 'hearing', ['要求听证', 'A hearing is requested']),
  kind.way('plea', 'review', ['不要求听证', 'No hearing is requested']),
  kind.way('hearing', 'review', ['听证结束', 'The hearing closes']),
  kind.way('review', 'discussion', ['审核完毕，集体讨论', 'Reviewed: discuss together']),
  kind.way('discussion', 'decision', ['给予处罚', 'The penalty is imposed'], 'passed'),
  kind.way('discussion', 'no_penalty', ['不予处罚', 'No penalty'], 'rejected'),
  kind.way('discussion', 'no_penalty', ['没有多数，不予处罚', 'No majority: no penalty'], 'tied'),
  kind.way('decision', 'report', ['决定书已送达', 'The decision is served']),
  kind.way('no_penalty', 'report', ['决定书已送达', 'The decision is served']),
  kind.REPORT_DONE,
];

/** An administrative penalty by the ordinary procedure, with a hearing where the party asks for one. */
export const PENALTY: Pattern = patternOf({
  id: 'administrative_penalty',
  experiment_type: 'law_enforcement',
  name: bi('行政处罚', 'Administrative penalty'),
  description: bi(
    '现场检查、取证，事先告知，陈述申辩，可以要求听证，法制审核，集体讨论，决定书。',
    'Inspection and evidence, notice, plea, a hearing if requested, legal review, collective discussion, decision.',
  ),
  roles: ROLES,
  nodes: NODES,
  transitions: TRANSITIONS,
  lines: PENALTY_LINES,
  duties: {
    head: bi('主持集体讨论，签发决定', 'Leads the discussion and signs the decision'),
    deputy_a: bi('参加集体讨论', 'Takes part in the discussion'),
    reviewer: bi('审核程序、事实和法律适用', 'Reviews procedure, facts and law'),
    chair: bi('主持听证，不参加调查', 'Presides over the hearing, takes no part in the investigation'),
    clerk: bi('制作听证和讨论的记录', 'Keeps the records'),
    officer_a: bi('主办：检查、取证、起草文书', 'In charge: inspects, gathers evidence, drafts'),
    officer_b: bi('协办：检查、取证', 'Assists with inspection and evidence'),
    party: bi('涉嫌违法的当事人', 'The party suspected of a breach'),
    agent: bi('代当事人陈述、申辩', 'Pleads for the party'),
    witness: bi('说明自己知道的事实', 'Tells what they know'),
  },
  project: {
    objectives: [
      bi('按法定程序检查、取证和告知', 'Inspect, gather evidence and give notice as the law requires'),
      bi('对陈述、申辩和听证作出回应', 'Answer the plea and the hearing'),
      bi('说明处罚裁量的理由', 'Give reasons for the measure of a penalty'),
    ],
    requirements: COMMON_REQUIREMENTS,
    competency_goals: COMMON_GOALS,
    cover: 'hearing',
  },
});
